"""What each seat may know, and dealing the rest anew."""
