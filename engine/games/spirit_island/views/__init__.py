"""The table as a seat may know it."""
