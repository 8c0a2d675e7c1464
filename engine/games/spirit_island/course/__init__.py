"""The course of a game: setup, the phases of a turn with what seats may do in them, and the score."""
