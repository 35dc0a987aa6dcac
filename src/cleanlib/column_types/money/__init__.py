"""Amounts of money: a number, and the currency that stands beside it."""
