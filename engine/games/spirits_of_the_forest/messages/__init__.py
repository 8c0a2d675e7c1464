"""What is said of actions: their labels, and why one is not legal."""
