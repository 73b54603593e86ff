"""The closed vocabulary: every sentence that a scenario may be written in, and what it does."""

from . import given, then, when
from .reading import understand
from .vocabulary import VOCABULARY, Phrase, Rows, Step

__all__ = ["VOCABULARY", "Phrase", "Rows", "Step", "given", "then", "understand", "when"]
