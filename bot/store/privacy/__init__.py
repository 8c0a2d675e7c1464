"""Data stored about one person, and the list of people who asked to be forgotten."""
