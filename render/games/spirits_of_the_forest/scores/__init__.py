"""The picture of the scores."""
