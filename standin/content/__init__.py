"""What stands in channels: messages with their components, files, reactions and pins, and the limits that Discord sets them."""
