"""Hosting: tables in memory, commands made durable, broadcasts, bots and other nodes."""
