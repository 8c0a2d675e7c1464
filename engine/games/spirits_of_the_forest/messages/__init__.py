"""What is said of actions."""
