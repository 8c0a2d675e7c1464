"""Sentences people read: `catalogue` makes them of Texts, `limits` keeps them short enough for where they stand."""
