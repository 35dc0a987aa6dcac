"""File paths of Windows and POSIX systems, read without looking at a disk."""
