"""The challenge of the day: one deal for everybody everywhere, and one attempt each."""
