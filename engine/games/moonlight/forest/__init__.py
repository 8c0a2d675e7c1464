"""The lie of the tiles, and the contract of a module of rules."""
