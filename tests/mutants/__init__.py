"""Defects put into the code one at a time, and whether a test notices them: `make mutants ROOM=bot/store`."""
