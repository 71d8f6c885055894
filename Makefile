# make run    the site on this machine      make test    every check and test
PORT ?= 8000
BIN := .venv/bin
# The Python that .venv is made with; by default the machine's, if it is 3.11 or newer.
PYTHON ?=
# One pytest process for each core; `make test JOBS=0` runs them in one, to debug.
JOBS ?= auto
export TEST_DATABASE_URL ?= postgres://postgres@127.0.0.1:5432/postgres
export TEST_REDIS_URL ?= redis://127.0.0.1:6379

.PHONY: help run test lint fix abilities fields long mutants docs lock audit wheel wheel-check wheel-test bench strength world load clean services-test

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*##' Makefile | sed -E 's/^([a-z-]+):.*## */  make \1|/' | column -t -s '|'

.venv/bin/python:
	@python=$$(sh config/python.sh "$(PYTHON)") && "$$python" -m venv .venv

# The stamps are newer than the locks as long as what they name is installed.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes
.venv/installed-site: requirements.lock | .venv/bin/python
	$(INSTALL) -r requirements.lock
	@touch $@

.venv/installed-tools: requirements.lock requirements-dev.lock | .venv/bin/python
	$(INSTALL) -r requirements-dev.lock
	@touch .venv/installed-site $@

run: .venv/installed-site  ## install, migrate, load the cards, and run the site and its worker (PORT=8000)
	@$(BIN)/python -m config.run --port $(PORT)

test: lint services-test  ## every check and every test; under CI=true nothing is skipped
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal

# The tests of the site that PostgreSQL and Redis could fail, on them, when CI says that they are there.
ifneq ($(filter 1 true yes,$(CI)),)
SERVICES := DATABASE_URL=$(TEST_DATABASE_URL) BROKER_URL=$(TEST_REDIS_URL)/0 CACHE_URL=$(TEST_REDIS_URL)/1
services-test: .venv/installed-tools
	$(SERVICES) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal --services tests/config tests/simulate tests/cards tests/decks tests/accounts tests/events
else
services-test:
endif

lint: .venv/installed-tools  ## format, lint, types and imports, without changing anything
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fix: .venv/installed-tools  ## format, repair what can be repaired, and write the generated files again
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tests.clause_table --write

# With UPGRADE=1 also the versions that only other packages ask for are brought up to date.
LOCK = $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
  --custom-compile-command "make lock" $(if $(UPGRADE),--upgrade)
lock: .venv/installed-tools  ## write requirements*.lock again after a change of requirements*.txt (UPGRADE=1)
	$(LOCK) --output-file requirements.lock requirements.txt
	$(LOCK) --output-file requirements-dev.lock --constraint requirements.lock requirements-dev.txt

audit: .venv/installed-tools  ## look for published vulnerabilities in what is locked
	$(BIN)/python -m config.audit $(BIN)/pip-audit

# How much the C compiler optimises: 2 for speed, 0 for a build in half the time.
LEVEL ?= 2
WHEEL ?= $(CURDIR)/var/wheel
wheel: .venv/installed-tools  ## compile the engine, which `make run` and `make bench` then use; needs a C compiler and minutes
	@RULES_WHEEL= $(BIN)/python -m config.wheel $(WHEEL) --level $(LEVEL)

wheel-check: wheel  ## the same games compiled and plain, and some of the engine's tests on compiled code
	@$(BIN)/python -m benchmarks.wheel $(WHEEL) --games 3
	RULES_WHEEL=$(WHEEL) $(BIN)/python -m pytest -n $(JOBS) -q tests/rules/engine tests/rules/play/test_positions.py

wheel-test: wheel  ## all of the engine's tests on compiled code
	RULES_WHEEL=$(WHEEL) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/rules/engine tests/rules/play \
	  tests/rules/appraisal $(addprefix tests/rules/,fow8 fow5 setcg dm sve shared)

bench: .venv/installed-tools  ## medians and memory of what a visitor waits for
	$(BIN)/python -m pytest benchmarks --benchmark-enable --benchmark-only --benchmark-columns=median,iqr,min,max,rounds

strength: .venv/installed-tools  ## players against each other in every system, into README's table (ARGS="--minutes 60")
	$(BIN)/python -m benchmarks.strength --write $(ARGS)

world: .venv/installed-tools  ## lists from tournaments against publishers' starter decks, for the page /world/ and docs/world.md (ARGS="--player lookahead")
	$(BIN)/python -m benchmarks.world --write $(ARGS)

load: .venv/installed-tools  ## 20 clients on gunicorn and PostgreSQL: p50 and p95; DECKS=1000000: every list of so many
	@$(BIN)/python -m benchmarks.load $(if $(DECKS),--decks $(DECKS))

long: .venv/installed-tools  ## fuzzing, the laws of play and made-up requests of the API, several times what tests run
	FUZZ=100 LAW_GAMES=40 API_EXAMPLES=24 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal \
	  tests/rules/test_fuzz.py tests/rules/play tests/decks/test_api_any.py

fields: .venv/installed-tools  ## play every scene that shows a field of a dialect with that field left out; tests try 250
	$(BIN)/python -m tests.fields

mutants: .venv/installed-tools  ## break the code under each clause and run the tests that cite it; goes on where it stopped
	$(BIN)/python -m tests.mutants $(GAMES)

abilities: .venv/installed-tools  ## 10,000 random games a system of cards whose texts are read; lists what never did anything
	$(BIN)/python -m tests.abilities $(GAMES)

docs: .venv/installed-tools  ## write the reference of the library, the API and how to add things to var/docs
	$(BIN)/sphinx-build -W --keep-going -q -b html docs var/docs
	@echo "var/docs/index.html"

clean:  ## remove what was installed and built; the data in var/ stays
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis .benchmarks var/static var/cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
