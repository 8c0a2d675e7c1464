"""What the clock brings: deadlines, reminders, and what happens once one has passed."""
