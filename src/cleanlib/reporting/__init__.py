"""What people and programs get to read about a cleaned column."""
