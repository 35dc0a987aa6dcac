"""Lengths of time: one grammar, one validation, several column types."""
