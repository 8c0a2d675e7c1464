"""What happens to the pieces: tiles, favour tokens and gemstones."""
