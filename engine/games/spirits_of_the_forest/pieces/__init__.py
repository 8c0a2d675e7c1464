"""The moves of the pieces: tiles, favour tokens and gemstones."""
