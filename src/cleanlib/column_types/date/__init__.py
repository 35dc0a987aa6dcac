"""Dates and times of day: one grammar, one validation, several column types."""
