"""Numbers with a unit: one grammar and one table of rows for length, weight, volume and others."""
