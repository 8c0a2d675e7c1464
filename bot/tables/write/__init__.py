"""The one way to change a table: lock, step, commit; and the cache that is read from."""
