"""Tables and their seats: lobbies, invitations, lists, seats that change hands, and votes."""
