"""Changes of the database, in order; run at every start."""
