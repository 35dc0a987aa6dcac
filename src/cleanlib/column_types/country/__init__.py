"""The column type for countries."""
