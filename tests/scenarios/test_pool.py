"""The engine under test: given out while it works, made anew after it broke."""

import sys

import pytest

from cultrules.engines.reference import ReferenceEngine
from cultrules.scenarios.case import Verdict
from cultrules.scenarios.pool import EnginePool

BROKEN = [sys.executable, "-c", "raise SystemExit('no board found')"]


def test_reference() -> None:
    """Without a command the engine is the reference."""
    pool = EnginePool(None, 1.0)
    assert isinstance(pool.engine(), ReferenceEngine)
    assert pool.hello().engine.name == "cultrules reference"


@pytest.mark.parametrize("status", ["wrong", "refused-legal", "accepted-illegal", "unsupported", "not-applicable"])
def test_kept(status: str) -> None:
    """An engine that is wrong works, and is kept."""
    pool = EnginePool(None, 1.0, restarts=0)
    engine = pool.engine()
    pool.after(Verdict(status, ""))
    assert pool.engine() is engine
    assert not pool.spent


@pytest.mark.parametrize("status", ["timeout", "crash", "protocol-error"])
def test_made_anew(status: str) -> None:
    """An engine that broke is let go, and another one is made."""
    pool = EnginePool(None, 1.0, restarts=1)
    engine = pool.engine()
    pool.after(Verdict(status, ""))
    assert pool.engine() is not engine


def test_closed_when_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that broke is ended before another one is made."""
    closed: list[str] = []
    pool = EnginePool(None, 1.0)
    monkeypatch.setattr(pool.engine(), "close", lambda: closed.append("the first"))
    pool.after(Verdict("crash", ""))
    pool.engine()
    assert closed == ["the first"]


def test_budget() -> None:
    """After as many restarts as are allowed no engine is given out any more."""
    pool = EnginePool(None, 1.0, restarts=2)
    for _ in range(3):
        assert not pool.spent
        pool.engine()
        pool.after(Verdict("crash", ""))
    assert pool.spent
    with pytest.raises(Verdict, match=r"^not-run: the engine broke too often$"):
        pool.engine()


def test_command_that_dies() -> None:
    """An engine that does not even introduce itself is a verdict, each time it is asked for."""
    pool = EnginePool(BROKEN, 30.0, restarts=2)
    for _ in range(2):
        with pytest.raises(Verdict, match=r"^crash: the engine is gone") as verdict:
            pool.engine()
        pool.after(verdict.value)
    pool.close()
