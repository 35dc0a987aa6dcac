"""Ranges of numbers."""
