"""The adversaries and the scenarios, a room each: see `rules/challenge.py`."""
