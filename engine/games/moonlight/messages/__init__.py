"""Actions and choices in words."""
