"""The eight spirits, a room each: its innate powers, its four unique powers, and its special rules."""
