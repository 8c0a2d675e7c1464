"""The pictures in words."""
