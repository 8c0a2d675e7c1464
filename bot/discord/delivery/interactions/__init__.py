"""Interactions from admission to the log: which are worked at now, what their errors are answered with, and what became of them."""
