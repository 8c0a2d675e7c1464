"""The doctor: finds the faults of an installation and says what to do, in one file for each thing that is looked at."""
