"""What a person does at a table that plays: looks, moves, undoes, orders and plans."""
