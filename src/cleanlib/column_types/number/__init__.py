"""Plain numbers: one grammar for numbers, decimals, integers, scientific notation and percents."""
