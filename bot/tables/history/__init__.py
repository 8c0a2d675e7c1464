"""What can be told of a game afterwards: its timeline, its file, and the proof that it was fair."""
