"""Benchmarks of cleanlib beside what one would otherwise write; see README.md."""
