"""What stands in a channel: the table card, the lobby card, and the forms and menus on them."""
