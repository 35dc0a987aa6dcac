"""The engine: knows no column type and no frame library."""
