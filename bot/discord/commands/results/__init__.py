"""What is left of games: their history and film, analyses, proofs of fairness, standings and journals."""
