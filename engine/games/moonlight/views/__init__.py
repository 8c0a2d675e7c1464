"""The view of each seat, and dealing anew the rest."""
