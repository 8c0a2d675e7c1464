"""The observation of the table by a seat."""
