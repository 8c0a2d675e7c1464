"""Which modules there are, which of them go together, and what the host can choose."""
