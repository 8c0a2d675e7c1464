"""Actions, choices and refusals in words."""
