"""HTML in cells: its text, as Markdown, or with only harmless tags left."""
