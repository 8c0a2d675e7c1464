"""How tiles lie, what a module of rules is, and the play that scripts hold."""
