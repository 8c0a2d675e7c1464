"""The content of the box beside the base game: each module in a file of its own, speaking at the moments of `module.Module`."""
