"""Commands run within this process, as if in one of their own: with their words, in a folder, over standard streams.

What was read of `spec/` and `features/` is not read again, which takes most of the time of a short command.
"""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cultrules.__main__ as command_line

Done = subprocess.CompletedProcess[str]


def run_here(folder: Path, *words: str, stdin: str = "") -> Done:
    """Runs `cultrules`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "__main__", command_line)
        patch.setattr(sys, "argv", [command_line.__file__, *words])
        return _done(folder, command_line.main, stdin)


def run_pytest_here(folder: Path, *options: str) -> Done:
    """Runs `pytest` on modules of which others may have the names."""
    before = set(sys.modules)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path])
        done = _done(folder, lambda: pytest.main([*options]))
    for name in set(sys.modules) - before:
        if str(folder) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    return done


def _done(folder: Path, main: Callable[[], int | None], stdin: str = "") -> Done:
    said, complained = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
        patch.setattr(sys, "stdout", said)
        patch.setattr(sys, "stderr", complained)
        try:
            code = int(main() or 0)
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess([], code, _text(said), _text(complained))


def _text(stream: io.TextIOWrapper) -> str:
    if stream.closed:
        return ""
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")
