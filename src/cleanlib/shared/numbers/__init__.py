"""Written numbers: one grammar, one column decision and exact arithmetic for many types."""
