"""What a seat may know of a table, and dealing anew what it may not."""
