"""How tables come to be and who sits at them: lobbies, invitations, lists, seats that change hands, and votes."""
