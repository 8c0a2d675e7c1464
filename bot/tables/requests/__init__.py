"""The requests of people and of the front end to tables, one file a subject."""
