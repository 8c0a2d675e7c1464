"""What processes of the bot leave to one another: who does which work, what was registered, and what is unfinished."""
