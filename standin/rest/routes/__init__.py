"""The routes, a file for each kind of thing they are about."""
