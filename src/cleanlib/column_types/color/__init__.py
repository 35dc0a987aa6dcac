"""Colours of CSS Color 4: reading, conversion to sRGB, writing."""
