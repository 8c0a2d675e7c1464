"""Tools for a host beside the bot itself: copies of the database, a doctor, logs, and a health endpoint."""
