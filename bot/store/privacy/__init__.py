"""What is stored about one person, and who asked to be forgotten."""
