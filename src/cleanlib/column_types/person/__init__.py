"""Names of people, whole and in parts."""
