"""What Discord would refuse, and with which words and codes."""
