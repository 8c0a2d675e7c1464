"""The slash commands and what buttons do, one file a subject."""
