"""The ninety power cards and the verbs they are written in."""
