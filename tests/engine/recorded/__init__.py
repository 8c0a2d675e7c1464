"""What the kernel tells of some games, as it was when it was recorded."""
