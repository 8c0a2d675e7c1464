"""Delivery of answers, cards and notices to Discord, also through faults and restarts."""
