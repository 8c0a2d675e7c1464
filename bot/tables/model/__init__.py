"""Tables, seats and preferences as plain values."""
