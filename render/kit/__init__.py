"""The common means of all pictures: canvas, sprites, palette, fonts, icons and their encoding."""
