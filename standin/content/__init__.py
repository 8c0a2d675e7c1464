"""Contents of channels: messages with their components, files, reactions and pins, and Discord's limits on them."""
