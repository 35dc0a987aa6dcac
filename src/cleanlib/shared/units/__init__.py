"""Units of measurement: the spellings people use, what each is worth, and units in cells."""
