"""Faults on the way to Discord, and the panel that brings them about."""
