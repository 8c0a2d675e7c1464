"""One file for each module of rules, and the registry that names them all."""
