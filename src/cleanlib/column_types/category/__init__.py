"""Categories: values of a column that mean the same get one spelling."""
