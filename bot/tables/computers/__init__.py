"""Computer players: who they are at a table, and the process in which they think."""
