"""Transcripts of some games: all that the kernel tells of them, as it was when they were recorded."""
