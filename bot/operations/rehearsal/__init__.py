"""The rehearsal: tries on Discord what the bot relies on, and writes down what came out otherwise than on the stand-in."""
