"""Reading columns of data frames as text, and putting cleaned columns back."""
