# Set-up is part of every command: the first one on a fresh machine builds .venv from pyproject.toml.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: verify test soak bench lint clean

verify: $(READY)  ## run the whole suite against the built-in reference engine
	@$(BIN)/cultrules verify

test: $(READY) lint  ## every test of the kit itself, then the suite
	@$(BIN)/python -m pytest -n auto --dist worksteal -q
	@$(BIN)/cultrules verify
	@$(BIN)/cultrules sensitivity
	@$(BIN)/cultrules coverage --brief
	@$(BIN)/python -m tests.soak --check

soak: $(READY)  ## about half an hour of what `make test` tries only a little; writes tests/soak.json
	@$(BIN)/python -m tests.soak

bench: $(VENV)/.bench  ## figures of speed, beside other game engines, and ratios taken in the same run
	@$(BIN)/python -m tests.bench

$(VENV)/.bench: $(READY)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,bench]'
	@touch $@

lint: $(READY)
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy

clean:
	rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "cultrules needs Python 3.11 or later; set PYTHON=...")'
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@
