"""The registry of the modules, of the mixes of them that are allowed, and of the host's options."""
