"""Records of play beyond one table: tournaments and the challenge of the day."""
