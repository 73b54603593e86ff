"""Lines that fit the terminal.

>>> folded("a b", "  ")
'  a b'
"""

from __future__ import annotations

import shutil
import textwrap

NARROWEST, WIDEST = 40, 100


def folded(text: str, margin: str = "", further: str = "") -> str:
    """A text in lines that fit the terminal; the first begins with the margin, the others as far in, and further."""
    width = min(max(NARROWEST, shutil.get_terminal_size((WIDEST, 24))[0]), WIDEST)
    return textwrap.fill(
        text,
        width,
        initial_indent=margin,
        subsequent_indent=" " * len(margin) + further,
        break_long_words=False,
        break_on_hyphens=False,
    )
