"""What every picture is made with: canvas, sprites, palette, fonts, icons and their encoding."""
