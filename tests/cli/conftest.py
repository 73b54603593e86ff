"""The command line, run as a user runs it: with its words, in a folder, over standard input and output."""

import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import cultrules.__main__ as command_line

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs `cultrules` in a folder of its own, within this process: what was read of `spec/` is not read again."""

    def done(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        said, complained = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="") for _ in range(2))
        with monkeypatch.context() as patch:
            patch.chdir(tmp_path)
            patch.setitem(sys.modules, "__main__", command_line)
            patch.setattr(sys, "argv", [command_line.__file__, *words])
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8"))
            patch.setattr(sys, "stdout", said)
            patch.setattr(sys, "stderr", complained)
            code = 0
            try:
                command_line.main()
            except SystemExit as end:
                code = int(end.code or 0)
        return subprocess.CompletedProcess(words, code, _text(said), _text(complained))

    return done


def _text(stream: io.TextIOWrapper) -> str:
    if stream.closed:
        return ""
    stream.flush()
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode("utf-8")


@pytest.fixture
def run_apart(tmp_path: Path) -> Run:
    """Runs `cultrules` in a folder and a process of its own."""

    def done(*words: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "cultrules", *words]
        return subprocess.run(
            command,
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=60,
        )

    return done
