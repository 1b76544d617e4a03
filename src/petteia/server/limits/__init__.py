"""Limits: how much one person and one address may ask for."""
