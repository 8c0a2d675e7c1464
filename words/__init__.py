"""Sentences people read: `catalogue` makes them of Texts, `limits` keeps them short, `names` shows names as they were written."""
