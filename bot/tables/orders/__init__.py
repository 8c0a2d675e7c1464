"""Standing orders: what a person wants done at a table while away."""
