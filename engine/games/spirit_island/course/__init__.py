"""The course of a game: the end of the setup, the phases of a turn with what seats may do in them, and the end of a unit."""
