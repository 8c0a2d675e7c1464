"""The view of a seat, and the redeal of what it may not know of the table."""
