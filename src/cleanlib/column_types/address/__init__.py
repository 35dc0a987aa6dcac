"""Postal addresses."""
