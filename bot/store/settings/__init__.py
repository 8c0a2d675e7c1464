"""What servers and people have set."""
