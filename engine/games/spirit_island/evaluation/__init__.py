"""What computer players are told of the island: what a table promises."""
