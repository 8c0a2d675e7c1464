"""Records of games for their players: history and film, analyses, proofs of fairness, standings and journals."""
