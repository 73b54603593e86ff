"""The book that the scenarios of these tests are written for."""

import pytest

from cultrules.language.books import load_book
from cultrules.spec import Book


@pytest.fixture(scope="session")
def book() -> Book:
    """Rise of the Cults."""
    return load_book("rise_of_the_cults")
