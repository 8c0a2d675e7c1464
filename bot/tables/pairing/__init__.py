"""The pairing and ranking of a tournament: rules of numbers alone, that know neither games nor people nor a database.

A player is a number, and so is a place in the draw; a `Round` says who met at which table and how it ended.
"""
