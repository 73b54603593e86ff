"""The example engine conforms, and what README, CONTRIBUTING and `docs/` show is really so.

After a change of what commands print, be it that the suite has grown,
`CULTRULES_REWRITE=1 python -m pytest tests/test_examples.py` writes the shown outputs anew, and the README's table of
chapters; the diff is then read.
"""

import ast
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cultrules.conformance.mutants import load_mutants
from cultrules.language.books import load_book
from cultrules.scenarios.suite import load_suite
from cultrules.spec import game_ids
from cultrules.spec.rules import Chapter

from .commands import Done, run_here

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "examples" / "scoring_engine" / "engine.py"
README = ROOT / "README.md"
TUTORIAL = ROOT / "docs" / "tutorial" / "verify-your-engine.md"
STRENGTH = ROOT / "docs" / "explanation" / "strength.md"
PACKS = ROOT / "docs" / "howto" / "write-a-pack.md"
PACK = "examples/packs/game_night.cult"
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
QUOTE = re.compile(r"^```\w+ (?P<path>\S+/\S+)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
ENGINE_RUN = "cultrules verify -- python examples/scoring_engine/engine.py"
TEXT = re.compile(r"^```text\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
CONSOLE = re.compile(r"^```console\n\$ (?P<command>[^\n]+)\n(?P<output>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!http)(?P<target>[\w./-]+)(#[\w-]+)?\)")
ROW = re.compile(r"(\[\d+\. (?P<title>[^]]+)\]\([^)]+\) \| )(?P<rules>\d+)( \| \[scenarios\]\(features/(?P<game>\w+)/)")
MISTAKE = re.compile(r"^```diff\n-(?P<right>.*?)\n\+(?P<wrong>.*?)\n```$", re.MULTILINE)
MISTAKEN = "cultrules verify --edition en --chapter end-of-game -- python examples/scoring_engine/engine.py"


def text(path: Path) -> str:
    """The text of a document."""
    return path.read_text(encoding="utf-8")


def shown(path: Path) -> list[tuple[str, str]]:
    """The commands that a document shows, with their output."""
    return [(each["command"], each["output"]) for each in CONSOLE.finditer(text(path))]


def quoted(path: Path) -> list[tuple[str, str]]:
    """The files that a document quotes from, with what it quotes."""
    return [(each["path"], each["text"]) for each in QUOTE.finditer(text(path))]


def run(command: str, engine: Path = ENGINE) -> Done:
    """Runs a command as a document shows it; of one that is piped into `head`, the first lines are its output."""
    spelled, _, lines = command.replace("make verify", "cultrules verify").partition(" | head -")
    program, *words = spelled.split()
    assert program == "cultrules"
    real = {"python": sys.executable, "examples/scoring_engine/engine.py": str(engine)}
    done = run_here(ROOT, *(real.get(word, word) for word in words))
    done.stdout = "".join(done.stdout.splitlines(keepends=True)[: int(lines) if lines else None])
    return done


def without_version(output: str) -> str:
    """The output as with the Python that the documents were written with."""
    return re.sub(r"\(Python 3\.\d+\)", "(Python 3.11)", output)


def rewrite(path: Path, before: str, after: str) -> None:
    """Writes a shown text anew, if that is asked for."""
    if os.environ.get("CULTRULES_REWRITE"):
        path.write_text(text(path).replace(before, after), encoding="utf-8", newline="\n")


COMMANDS = {command for document in DOCUMENTS for command, _ in shown(document)}


@pytest.fixture
def mistaken_engine(tmp_path: Path) -> Path:
    """The example engine with the mistake that the tutorial makes."""
    mistake = MISTAKE.search(text(TUTORIAL))
    assert mistake is not None
    engine = tmp_path / "engine.py"
    assert text(ENGINE).count(mistake["right"]) == 1
    engine.write_text(text(ENGINE).replace(mistake["right"], mistake["wrong"]), encoding="utf-8")
    return engine


def test_example_engine_conforms() -> None:
    """The engine of the tutorial is shown to conform in the one chapter that it claims."""
    assert (
        dict(shown(TUTORIAL))[ENGINE_RUN].splitlines()[-1].startswith("conforms in end-of-game of rise_of_the_cults: ")
    )


def test_example_engine_needs_nothing() -> None:
    """The engine of the tutorial is independent: it imports only the standard library."""
    imports = [node for node in ast.walk(ast.parse(text(ENGINE))) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert {node.module if isinstance(node, ast.ImportFrom) else node.names[0].name for node in imports} <= set(
        sys.stdlib_module_names
    )


@pytest.mark.parametrize("command", sorted(COMMANDS - {MISTAKEN}))
def test_output_is_real(command: str) -> None:
    """A command says what is shown below it in every document that has it."""
    done = run(command)
    real = without_version(done.stdout)
    for path in DOCUMENTS:
        for output in [output for each, output in shown(path) if each == command]:
            rewrite(path, f"$ {command}\n{output}", f"$ {command}\n{real}")
    outputs = {output for path in DOCUMENTS for each, output in shown(path) if each == command}
    assert (done.returncode, outputs) == (0, {real})


def test_mistake_is_found(mistaken_engine: Path) -> None:
    """The mistake in the tutorial gets the verdict that is shown there."""
    done = run(MISTAKEN, mistaken_engine)
    rewrite(TUTORIAL, dict(shown(TUTORIAL))[MISTAKEN], done.stdout)
    assert (done.returncode, done.stdout) == (1, dict(shown(TUTORIAL))[MISTAKEN])


def test_mistake_in_a_pack(tmp_path: Path) -> None:
    """The mistake in the how-to about packs gets the message that is shown there, and exit code 1."""
    mistake, message = MISTAKE.search(text(PACKS)), TEXT.search(text(PACKS))
    assert mistake is not None
    assert message is not None
    pack = tmp_path / PACK
    pack.parent.mkdir(parents=True)
    pack.write_text(text(ROOT / PACK).replace(mistake["right"], mistake["wrong"], 1), encoding="utf-8")
    command = [sys.executable, "-m", "cultrules", "rules", "--pack", PACK]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", message["text"])


@pytest.mark.parametrize(("path", "part"), [each for document in DOCUMENTS for each in quoted(document)])
def test_quotation_is_exact(path: str, part: str) -> None:
    """What a document quotes stands so in the file that it names."""
    assert part in text(ROOT / path)


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda p: p.name)
def test_ids_exist(document: Path) -> None:
    """Every rule and scenario that a document names exists."""
    known = {scenario.id for scenario in load_suite()} | {id_ for game in game_ids() for id_ in load_book(game).rules}
    assert set(re.findall(r"\bROTC-\d+\.\d+(?:-\d\d)?\b", text(document))) <= known


@pytest.mark.parametrize(
    "mutant", re.findall(r"^    (?:killed|equivalent) +\w+ +([\w-]+):", text(STRENGTH), re.MULTILINE)
)
def test_mutants_exist(mutant: str) -> None:
    """Every mutant in the excerpts of `strength` exists."""
    assert mutant in {each.id for game in game_ids() for each in load_mutants(game)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda p: p.name)
def test_links_lead_somewhere(document: Path) -> None:
    """Every link to a file of the project leads to one."""
    targets = [each["target"] for each in LINK.finditer(text(document))]
    assert [target for target in targets if not (document.parent / target).exists()] == []


def test_readme_lists_every_chapter() -> None:
    """README says which chapters are covered, with how many rules."""
    rows = {(game, chapter.title): len(chapter.rules) for game in game_ids() for chapter in chapters_of(game)}
    rewrite(
        README, text(README), ROW.sub(lambda row: f"{row[1]}{rows[row['game'], row['title']]}{row[4]}", text(README))
    )
    assert {(row["game"], row["title"]): int(row["rules"]) for row in ROW.finditer(text(README))} == rows


def chapters_of(game: str) -> list[Chapter]:
    """The chapters of a game."""
    return [*load_book(game).chapters.values()]
