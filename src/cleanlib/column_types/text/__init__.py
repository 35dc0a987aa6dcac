"""Prose: encodings, markup, invisible characters, blanks, and words that are not wanted."""
