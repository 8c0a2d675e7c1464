"""Pure functions from a table to the step that changes it."""
