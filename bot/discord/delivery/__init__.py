"""How answers, cards and notices reach Discord, also through faults and restarts."""
