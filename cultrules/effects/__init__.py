"""Runs checked cards as procedures: scopes and values, verbs, statements, offers, the cycle of an event."""
