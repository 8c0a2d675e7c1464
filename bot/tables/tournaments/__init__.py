"""Tournaments: opened by a host, paired by `bot.tables.pairing`, played at tables like any other."""
