"""Jobs that take long: one at a time, in a process of their own, with a bar that shows how far they are."""
