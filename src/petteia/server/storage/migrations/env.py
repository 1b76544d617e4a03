"""Runs the migrations on the connection the server gives."""

from alembic import context

from petteia.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
