"""The pictures of Spirit Island."""
