"""Accounts: guests, their sessions and passkeys."""
