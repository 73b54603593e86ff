"""Files that cannot be read are bad input, each with its code and place."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cultrules.spec import BadInput
from cultrules.spec.files import folder, read_json, read_text, read_toml


def problem(read: Callable[[Path], Any], path: Path, content: bytes) -> tuple[str, str, str, str]:
    """What is wrong with a file of this content; the folder is left out of its place."""
    path.write_bytes(content)
    with pytest.raises(BadInput) as caught:
        read(path)
    (found,) = caught.value.problems
    return found.code, found.place.replace(f"{path.parent}", "."), found.found, found.expected


def test_spec_and_features_are_found() -> None:
    """The folders lie beside the package in a checkout."""
    assert (folder("spec") / "rise_of_the_cults" / "game.toml").is_file()
    assert folder("features").is_dir()


def test_a_folder_that_is_not_shipped_is_missing() -> None:
    """Asking for another folder is a mistake in the program."""
    with pytest.raises(FileNotFoundError, match="neither a checkout nor a wheel: `recipes` is missing"):
        folder("recipes")


def test_a_file_is_read_as_utf_8(tmp_path: Path) -> None:
    """Text is UTF-8 on every system."""
    (tmp_path / "seat").write_bytes("Żółty".encode())
    assert read_text(tmp_path / "seat") == "Żółty"


def test_a_missing_file_is_bad_input(tmp_path: Path) -> None:
    """A file that is not there is named."""
    with pytest.raises(BadInput) as caught:
        read_text(tmp_path / "game.toml")
    assert str(caught.value) == (
        f"error[no-such-file]: the file does not exist\n  at: {tmp_path / 'game.toml'}\n  expected: a file\n"
        "  hint: paths are seen from where the command runs"
    )


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    """What cannot be opened is unreadable."""
    with pytest.raises(BadInput) as caught:
        read_text(tmp_path)
    assert caught.value.problems[0].code == "unreadable-file"


@pytest.mark.parametrize(
    ("read", "content", "found"),
    [
        (
            read_toml,
            b"\xff",
            ("unreadable-file", "./x", "the file is not UTF-8", "a UTF-8 text file"),
        ),
        (
            read_json,
            b"{\n  nothing}",
            ("not-json", "./x:2:3", "expecting property name enclosed in double quotes", "a JSON document"),
        ),
        (read_json, b"[" * 100_000, ("not-json", "./x", "nested too deeply", "a JSON document")),
    ],
)
def test_a_broken_file_is_bad_input(
    tmp_path: Path, read: Callable[[Path], Any], content: bytes, found: tuple[str, str, str, str]
) -> None:
    """A file that is no document of its kind is told with its place."""
    assert problem(read, tmp_path / "x", content) == found


def test_broken_toml_is_bad_input(tmp_path: Path) -> None:
    """A table that is opened twice is no TOML."""
    code, place, _, expected = problem(read_toml, tmp_path / "x", b"[rose]\n[rose]\n")
    assert (code, place, expected) == ("not-toml", "./x", "a TOML document")


def test_documents_are_plain_values(tmp_path: Path) -> None:
    """TOML and JSON are read as they stand."""
    (tmp_path / "x").write_text('["rose", 1]', encoding="utf-8")
    assert read_json(tmp_path / "x") == ["rose", 1]
    (tmp_path / "x").write_text("[rose]\nvalue = 1\n", encoding="utf-8")
    assert read_toml(tmp_path / "x") == {"rose": {"value": 1}}
