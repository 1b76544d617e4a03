"""Notices: telling people outside the page that it is their turn, by push or by mail."""
