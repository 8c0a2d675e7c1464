"""Records of games beside their logs: cards, lists, results, notices, orders, trials, analyses."""
