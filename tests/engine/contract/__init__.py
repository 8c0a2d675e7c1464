"""What every game owes, written once and asked of all games found and of the toys."""
