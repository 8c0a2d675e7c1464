"""The course of a game: the deal, the turn, the gems, the end, the points. No module of a scenario is named here."""
