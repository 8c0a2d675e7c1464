"""How tiles lie, and what a module of rules is."""
