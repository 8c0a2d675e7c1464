"""The drawings that the pictures are composed of."""
