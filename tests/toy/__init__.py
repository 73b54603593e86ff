"""A small game that uses everything the kernel has; it belongs to the kernel's tests."""
