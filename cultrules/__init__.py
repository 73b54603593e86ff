"""Board-game rules as data, scenarios and a reference engine, and a kit that holds other engines to them."""

__version__ = "0.1.0"
