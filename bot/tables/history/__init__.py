"""The history of a game: its timeline, its file, and the proof that it was fair."""
