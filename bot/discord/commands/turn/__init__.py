"""Actions of a person at a table that plays: looking, moving, undoing, ordering and planning."""
