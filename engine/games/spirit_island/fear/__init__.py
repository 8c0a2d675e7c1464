"""The fear cards."""
