"""The front end on Discord. Each of these rooms uses only those behind it: client, tree, commands, delivery, cards, ui.

`client` hears an interaction, `commands` has the function that answers it, `delivery` brings answers and cards to Discord, `cards` makes
what they show, of the parts in `ui`.
"""
