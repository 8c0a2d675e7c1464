"""What can go wrong on the way to Discord, and the panel that makes it happen."""
