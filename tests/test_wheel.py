"""The built wheel, installed in a clean environment elsewhere, verifies engines from there.

It is one test, because building and installing take most of its time: parallel workers would each do it again.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite

ROOT = Path(__file__).parent.parent
BOOK = load_book("rise_of_the_cults")
SUITE = load_suite()
SHIPPED = {".py", ".lark", ".toml", ".ini", ".typed"}
"""Files of the package: code, grammar, mutants, settings of pytest, and the promise of types."""
PACK = """\
game "rise_of_the_cults"

card "Salt Widow"
  kind Guardian
  cost 6 Power
  has 2 Terror
  copies 3
  source house "made for our game night"
"""


def test_wheel(tmp_path: Path) -> None:
    """The wheel holds all that is needed, and its commands work in an empty folder far from the source."""
    tmp_path = tmp_path.resolve()
    wheel = built(tmp_path / "dist")
    assert missing_from(wheel) == []
    python = installed(wheel, tmp_path / "venv")
    here = tmp_path / "empty"
    here.mkdir()
    (tmp_path / "mine.cult").write_text(PACK, encoding="utf-8")
    cultrules = (python, "-m", "cultrules")

    assert run(here, python, "-c", "import cultrules; print(cultrules.__file__)").startswith(str(tmp_path / "venv"))
    engine = ("--", *cultrules, "engine")
    assert run(here, *cultrules, "verify", "--chapter", "end-of-game", *engine).endswith(verdict("end-of-game"))
    assert run(here, *cultrules, "rules", "ROTC-6.1").startswith(f"ROTC-6.1 {BOOK.rules['ROTC-6.1'].title}\n")
    packed = ("--pack", str(tmp_path / "mine.cult"))
    assert run(here, *cultrules, "verify", "--chapter", "augmentation", *packed).endswith(verdict("augmentation"))
    script = Path(python).with_name("cultrules")
    assert run(here, str(script), "strength", "--help").startswith("Usage: cultrules strength")
    assert list(here.iterdir()) == []


def built(folder: Path) -> Path:
    """The wheel, built from this source."""
    run(ROOT, sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT))
    (wheel,) = folder.glob("*.whl")
    return wheel


def missing_from(wheel: Path) -> list[str]:
    """Files of the package, the specification and the suite that the wheel has not."""
    held = set(zipfile.ZipFile(wheel).namelist())
    package = [path for path in sorted((ROOT / "cultrules").rglob("*")) if path.suffix in SHIPPED]
    assert {path.suffix for path in package} == SHIPPED
    wanted = [path.relative_to(ROOT).as_posix() for path in package]
    for folder in ("spec", "features"):
        files = [path for path in sorted((ROOT / folder).rglob("*")) if path.is_file()]
        wanted += [f"cultrules/_{path.relative_to(ROOT).as_posix()}" for path in files]
    return [name for name in wanted if name not in held]


def installed(wheel: Path, folder: Path) -> str:
    """A clean environment with nothing in it but the wheel and what it needs; returns its Python."""
    venv.create(folder, with_pip=False)
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = (sys.executable, "-m", "pip", "--python", str(python))
    run(folder, *pip, "install", "--quiet", "--disable-pip-version-check", "--no-compile", str(wheel))
    return str(python)


def run(folder: Path, *command: str) -> str:
    """What a command prints that is run in the folder and must succeed."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST"))}
    done = subprocess.run(
        command, cwd=folder, env=outside, capture_output=True, text=True, encoding="utf-8", check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def verdict(chapter: str) -> str:
    """The last line for an engine that passes a whole chapter."""
    count = len([scenario for scenario in SUITE if scenario.chapter == chapter])
    return f"conforms in {chapter} of rise_of_the_cults: {count} of {count} in scope, {len(SUITE)} in the suite\n"
