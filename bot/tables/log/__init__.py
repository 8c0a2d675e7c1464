"""The rows that are saved of a table, and the way back from them to a table."""
