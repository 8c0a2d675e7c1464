"""The work of the clock: deadlines, reminders, and the steps taken once a deadline has passed."""
