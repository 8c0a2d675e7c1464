"""Leaderboards, ratings and tallies over finished games."""
