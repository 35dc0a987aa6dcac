"""Names of companies and their legal forms."""
