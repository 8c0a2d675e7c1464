"""Settings of servers and people, and the data stored about people."""
