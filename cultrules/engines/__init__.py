"""The adapter protocol, the reference engine behind it, and engines that run as processes of their own."""
