"""What is wrong with an installation, and what to do: one file for each thing that is looked at."""
