"""IP addresses of version 4 and 6."""
