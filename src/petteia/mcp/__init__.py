"""Model Context Protocol server: assistants play the games."""
