"""The web page that looks like a channel."""
