"""Scenarios, actions, options, the table and the view, as plain values."""
