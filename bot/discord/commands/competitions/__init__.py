"""Play beyond one table: the challenge of the day and tournaments."""
