"""What the server keeps: tables, logs, people. SQLite by default, PostgreSQL by URL."""
