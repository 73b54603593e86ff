"""The card language: text in, checked cards out."""
