# make run    the site on this machine      make test    every check and test
PORT ?= 8000
PYTHON ?= python3.11
BIN := .venv/bin
# One pytest process for each core; `make test JOBS=0` runs them in one, to debug.
JOBS ?= auto
export TEST_DATABASE_URL ?= postgres://postgres@127.0.0.1:5432/postgres
export TEST_REDIS_URL ?= redis://127.0.0.1:6379

.PHONY: help run test lint fix bench load clean services-test

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## */  make \1|/' | column -t -s '|'

.venv/bin/python:
	@command -v $(PYTHON) >/dev/null || { \
	  echo "make: there is no $(PYTHON); install Python 3.11, or name it: make PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv .venv

# The stamps are newer than the lists as long as what they name is installed.
.venv/installed-site: requirements.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

.venv/installed-tools: requirements.txt requirements-dev.txt | .venv/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch .venv/installed-site $@

run: .venv/installed-site  ## install, migrate, load the cards, and run the site and its worker (PORT=8000)
	@$(BIN)/python -m config.run --port $(PORT)

test: lint services-test  ## every check and every test; under CI=true nothing is skipped
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

# The tests of the site once more on PostgreSQL and Redis, when CI says that they are there.
ifneq ($(filter 1 true yes,$(CI)),)
SERVICES := DATABASE_URL=$(TEST_DATABASE_URL) BROKER_URL=$(TEST_REDIS_URL)/0 CACHE_URL=$(TEST_REDIS_URL)/1
services-test: .venv/installed-tools
	$(SERVICES) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --services tests/config tests/simulate tests/decks tests/people
else
services-test:
endif

lint: .venv/installed-tools  ## format, lint, types and imports, without changing anything
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/installed-tools  ## format, repair what can be repaired, and write the generated files anew
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tests.clause_table --write

bench: .venv/installed-tools  ## medians and memory of what a visitor waits for
	$(BIN)/python -m pytest benchmarks --benchmark-enable --benchmark-only --benchmark-columns=median,iqr,min,max,rounds

load: .venv/installed-tools  ## 20 clients at a time on gunicorn and PostgreSQL: p50 and p95 of searches, decks, edits
	@$(BIN)/python -m benchmarks.load

clean:  ## remove what was installed and built; the data in var/ stays
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks var/static var/cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
