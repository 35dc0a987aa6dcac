"""E-mail addresses."""
