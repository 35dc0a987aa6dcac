"""Telephone numbers."""
