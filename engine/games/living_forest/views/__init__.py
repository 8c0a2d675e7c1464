"""The view of a seat, and dealing anew what it may not know."""
