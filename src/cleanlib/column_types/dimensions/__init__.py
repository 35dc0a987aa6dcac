"""Sizes of things: two or three lengths."""
