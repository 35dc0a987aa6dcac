"""Functions that work on a whole table: its headers, its repeated rows, its missing cells."""
