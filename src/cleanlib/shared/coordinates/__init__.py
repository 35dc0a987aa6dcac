"""Latitudes and longitudes: read, written and encoded, exactly."""
