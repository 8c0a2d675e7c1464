"""The database itself: connections, transactions and their errors, migrating, and what is kept in memory of it."""
