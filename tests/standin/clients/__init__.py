"""Bots on libraries other than ours, before the stand-in: whether it is Discord, or only what discord.py takes for it."""
