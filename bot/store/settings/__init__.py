"""Settings of servers and of people."""
