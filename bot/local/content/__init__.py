"""What stands in channels: messages with their components, files, reactions and pins, and what Discord would refuse of them."""
