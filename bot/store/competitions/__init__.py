"""What goes beyond one table: tournaments and the challenge of the day."""
