"""What happens: setup, phases, invaders, fear, blight, and what powers may be aimed at."""
