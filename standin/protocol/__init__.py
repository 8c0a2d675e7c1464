"""Discord's refusals, with their words and codes."""
