"""The contents of messages: the table card, the lobby card, and the forms and menus on them and behind them."""
