"""Options that several commands have."""

from __future__ import annotations

from cultrules.spec import BadInput, Problem


def read_rulings(given: tuple[str, ...]) -> dict[str, str]:
    """`ID=CHOICE` options as a table."""
    rulings: dict[str, str] = {}
    for text in given:
        ruling, equals, choice = text.partition("=")
        if not equals or not ruling or not choice:
            problem = Problem(
                "bad-ruling", "--ruling", f"`{text}`", "`ID=CHOICE`", "for example `--ruling D-01=chosen`"
            )
            raise BadInput([problem])
        rulings[ruling] = choice
    return rulings
