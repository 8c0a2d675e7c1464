# play, test, test-all, test-rest, check, bench, wheel, try-wheel, sbom, cluster, fuzz, mutants, recorded, where, pictures, clients: each target sets up what it needs by itself.

PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV   ?= .venv
BIN    := $(VENV)/bin
PIP    := $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes

.PHONY: play test test-all test-rest slow check bench wheel try-wheel sbom cluster fuzz mutants recorded where pictures clients lock clean

play: $(VENV)/.play
	@exec $(BIN)/python -m bot

# Python is started dozens of times by the tests: it keeps what it has compiled, whatever the environment says.
test test-all test-rest slow: export PYTHONDONTWRITEBYTECODE =
test: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 --dist worksteal -m "not slow"

# Every test, in one run: two runs import all of it twice.
test-all: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 --dist worksteal

# What make test leaves out: the cases of which there are many, as tests/slow.txt says.
test-rest: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 --dist worksteal -m slow

# Measures every test and writes tests/slow.txt: on a machine that does nothing else, when its times have changed.
slow: $(VENV)/.dev
	$(BIN)/python -m pytest -n 2 --dist worksteal -p tests.measure_slow

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m engine
	$(BIN)/python -m words
	$(BIN)/python -m words standin/page/words
	$(BIN)/python -m pytest tests/test_catalogues.py tests/test_rules_covered.py tests/test_architecture.py tests/test_class_names.py tests/test_docstrings.py

bench: $(VENV)/.dev
	$(BIN)/python -m benchmarks

# The wheel, in dist/, of what is committed.
wheel: $(VENV)/.venv
	rm -rf build/wheel dist/*.whl && mkdir -p build/wheel
	git archive HEAD | tar -xf - -C build/wheel
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist ./build/wheel

# Builds the wheel, installs it in an empty environment outside the checkout, and plays a game with it.
try-wheel: $(VENV)/.dev
	$(BIN)/python -m tests.try_wheel

# What is in the image beside Python and Debian, with versions and licences, as CycloneDX: dist/grovekeeper.cdx.json.
sbom: wheel
	rm -rf build/inside build/sbom
	$(PYTHON) -m venv build/inside
	build/inside/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt -r requirements-postgresql.txt
	build/inside/bin/python -m pip install --quiet --disable-pip-version-check --no-deps dist/grovekeeper-*.whl
	build/inside/bin/python -m pip uninstall --yes --quiet setuptools wheel pip
	$(PYTHON) -m venv build/sbom
	build/sbom/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-sbom.txt
	build/sbom/bin/cyclonedx-py environment --output-reproducible --output-file dist/grovekeeper.cdx.json build/inside/bin/python

# Two bots with four shards on one PostgreSQL, of which one is killed in the middle of games that are played to their ends.
cluster: $(VENV)/.dev
	$(BIN)/python -m benchmarks cluster

# Random games, and crossings of a game's cards and special rules, until one breaks a law; ARGS="--help" says what can be asked for.
fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.engine.contract.fuzz $(ARGS)

# Defects put into a room one at a time, and whether a test notices: make mutants ROOM=bot/store, ARGS="--help" says what can be asked for.
mutants: $(VENV)/.dev
	$(BIN)/python -m tests.mutants $(ROOM) $(ARGS)

# Records anew what games, cards, tables and conversations did: after a change that is meant, and with a look at what has changed.
recorded: $(VENV)/.dev
	$(BIN)/python -m tests.engine.contract.recorded
	$(BIN)/python -m tests.engine.recorded
	$(BIN)/python -m tests.engine.games.spirit_island.recorded_cards
	$(BIN)/python -m tests.bot.tables.recorded
	$(BIN)/python -m tests.bot.recorded
	$(BIN)/python -m tests.bot.discord.cards.recorded.test_pages
	$(BIN)/python -m tests.bot.discord.cards.recorded.test_states
	$(BIN)/python -m tests.standin.recorded

# The lines that make a sentence: make where KEY=table-over, or a piece of what stands on the screen.
where: $(VENV)/.dev
	@$(BIN)/python -m tests.where "$(KEY)"

# Draws anew the pictures that tests compare with, and those of the README: look at them before they are committed.
pictures: $(VENV)/.dev
	DRAW_REFERENCES=1 $(BIN)/python -m pytest tests/render/test_references.py tests/render/recorded
	$(BIN)/python -m tests.readme_pictures

CLIENTS ?= $(or $(XDG_CACHE_HOME),$(HOME)/.cache)/grovekeeper-clients

# Bots on other libraries, against which the stand-in for Discord is tested where they are installed, and axe, which looks whether
# everybody can use the page: outside the checkout, pinned.
clients: $(CLIENTS)/.npm $(CLIENTS)/.hikari

$(CLIENTS)/.npm: tests/standin/clients/package-lock.json
	mkdir -p $(CLIENTS)
	cp tests/standin/clients/package.json tests/standin/clients/package-lock.json $(CLIENTS)
	cd $(CLIENTS) && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENTS)/.hikari: tests/standin/clients/hikari.txt
	$(PYTHON) -m venv $(CLIENTS)/hikari
	$(CLIENTS)/hikari/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r tests/standin/clients/hikari.txt
	@touch $@

# The only target that asks the package index what is new: pins every requirement again, with hashes and without host names.
lock: $(VENV)/.dev
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate requirements.in -o requirements.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate -c requirements.txt requirements-postgresql.in -o requirements-postgresql.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate -c requirements.txt requirements-fast.in -o requirements-fast.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate -c requirements.txt -c requirements-postgresql.txt -c requirements-fast.txt requirements-dev.in -o requirements-dev.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate requirements-sbom.in -o requirements-sbom.txt
	$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header --no-annotate tests/standin/clients/hikari.in -o tests/standin/clients/hikari.txt
	cd tests/standin/clients && npm install --package-lock-only --omit-lockfile-registry-resolved --no-audit --no-fund --loglevel=error

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .import_linter_cache .hypothesis

$(VENV)/.venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Grovekeeper needs Python 3.11 or newer; name it with: make PYTHON=/path/to/python3.11 $(MAKECMDGOALS)"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.play: requirements.txt $(VENV)/.venv
	$(PIP) -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.play
	$(PIP) -r requirements-dev.txt
	@touch $@
