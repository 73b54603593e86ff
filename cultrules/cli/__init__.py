"""The command line: one small module a command, loaded only when it is used."""
