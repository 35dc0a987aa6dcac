"""Addresses of the web."""
