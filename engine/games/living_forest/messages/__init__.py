"""Words for actions: their labels, and why one is not legal."""
