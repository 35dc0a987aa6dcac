"""Tests of categories."""
