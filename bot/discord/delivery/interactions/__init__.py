"""Interactions from admission to the log: those worked at now, the answers to their errors, and their outcomes."""
