"""The words about actions."""
