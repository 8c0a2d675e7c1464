"""What people and the front end ask of tables, one file a subject."""
