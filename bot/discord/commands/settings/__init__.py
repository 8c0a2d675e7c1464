"""What servers and people set, and what is stored about people."""
