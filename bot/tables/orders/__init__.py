"""Standing orders: a person's instructions for a table while they are away."""
