"""The image and compose.yaml as far as they can be looked at without a container engine, and the probe."""

import re
import shlex
import socket

import pytest
import yaml

from config import probe
from rules.wheel import VARIABLE
from tests.processes import ROOT
from tests.test_shape import CODE

pytestmark = pytest.mark.once

COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text())
SITE = ("prepare", "web", "worker")


def instructions() -> list[tuple[str, str]]:
    """What the Dockerfile says, line by line, with continued lines joined."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text(), flags=re.MULTILINE)
    lines = re.sub(r"\\\n", " ", text).splitlines()
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines if line)]


def last_stage() -> dict[str, str]:
    """What the image that is run says last of each instruction, that it inherits nothing of but its base."""
    lines = instructions()
    start = max(place for place, (word, _) in enumerate(lines) if word == "FROM")
    return dict(lines[start:])


def in_image(path: str) -> bool:
    """Whether .dockerignore lets a path of the project into the image."""
    taken = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    return path.split("/")[0] in taken


# ---- the image ----


def test_the_image_is_built_in_stages_of_what_is_locked():
    stages = [rest.split() for word, rest in instructions() if word == "FROM"]
    names = [stage[2] for stage in stages]
    assert len(names) > 2
    assert all(image in names[:place] for place, (image, *_) in enumerate(stages) if place), (
        "one base for all"
    )
    installs = [rest for word, rest in instructions() if word == "RUN" and "pip install" in rest]
    assert [rest.rpartition(" ")[2] for rest in installs] == ["/requirements.lock", "/requirements-dev.lock"]
    assert all("--require-hashes" in rest for rest in installs)
    assert re.fullmatch(r"python:3\.1[1-9]-slim-\w+", stages[0][0]), "a Python that the project runs on"


def test_of_the_tools_it_has_only_the_compiled_engine_and_plays_on_it():
    lines = instructions()
    start = max(place for place, (word, _) in enumerate(lines) if word == "FROM")
    copied = [rest.split() for word, rest in lines[start:] if word == "COPY"]
    assert ["--from=packages", "/venv", "/venv"] in copied
    assert [paths for source, *paths in copied if source == "--from=wheel"] == [["/wheel", "/wheel"]]
    assert f"{VARIABLE}=/wheel" in last_stage()["ENV"].split()
    assert ("RUN", "python -m config.wheel /wheel") in lines[:start]


def test_it_runs_as_an_ordinary_user_and_says_how_well_it_is():
    last = last_stage()
    assert int(last["USER"]) >= 1000 and f"--uid {last['USER']}" in last["RUN"]
    assert shlex.split(last["HEALTHCHECK"].partition("CMD ")[2].strip("[]").replace(",", " "))[:3] == [
        *("python", "-m", "config.probe")
    ]
    assert "/tmp/" in last["ENV"], "what it writes goes where compose.yaml lets it"


def test_nothing_but_the_program_goes_into_it():
    for name in (*CODE, "static", "templates", "manage.py"):
        assert in_image(name) and (ROOT / name).exists()
    assert (ROOT / ".dockerignore").read_text().splitlines()[1] == "*"
    assert [name for name in ("var", ".git", ".venv", "tests", "compose.yaml") if in_image(name)] == []
    for word, rest in instructions():
        if word == "COPY" and not rest.startswith("--from"):
            source = rest.split()[0]
            assert source == "." or in_image(source) and (ROOT / source).is_file()


def test_its_database_tools_are_of_the_version_of_the_database():
    version = COMPOSE["services"]["postgres"]["image"].partition(":")[2]
    assert f"postgresql-client-{version}" in last_stage()["RUN"]


# ---- compose.yaml ----


@pytest.mark.parametrize("name", SITE)
def test_every_container_of_the_site_is_built_and_can_write_nothing_lasting(name):
    service = COMPOSE["services"][name]
    assert service["build"] == "." and service["read_only"] is True and service["tmpfs"] == ["/tmp"]
    assert service["cap_drop"] == ["ALL"] and service["security_opt"] == ["no-new-privileges:true"]
    assert "volumes" not in service and "user" not in service


def test_what_goes_on_has_a_health_check_and_waits_for_what_it_needs():
    services = COMPOSE["services"]
    assert set(services) == {*SITE, "postgres", "redis"}
    assert all("test" in services[name]["healthcheck"] for name in ("postgres", "redis", "worker"))
    assert "healthcheck" not in services["web"], "the one of the image"
    assert services["prepare"]["healthcheck"] == {"disable": True}, "it ends"
    for name in ("web", "worker"):
        assert services[name]["depends_on"]["prepare"]["condition"] == "service_completed_successfully"
    for name in ("postgres", "redis"):
        assert services["prepare"]["depends_on"][name]["condition"] == "service_healthy"


def test_no_password_is_written_down():
    text = (ROOT / "compose.yaml").read_text()
    values = re.findall(r"^ +\w*(?:PASSWORD|SECRET_KEY): (.+)$", text, re.MULTILINE)
    values += re.findall(r"://\w+:([^@\n]+)@", text)
    assert len(values) >= 3
    assert [value for value in values if not value.startswith("${")] == []
    for name in ("SECRET_KEY", "POSTGRES_PASSWORD", "ALLOWED_HOSTS"):
        assert f"${{{name}:?" in text, "it does not start without"


def test_the_readme_names_what_it_does_not_start_without():
    needed = set(re.findall(r"\$\{(\w+):\?", (ROOT / "compose.yaml").read_text()))
    for document in ("README.md", "CONTRIBUTING.md", "compose.yaml"):
        line = next(
            one
            for one in (ROOT / document).read_text().splitlines()
            if re.search(r"=.*docker compose up", one)
        )
        assert needed == set(re.findall(r"(\w+)=", line)), document


# ---- the probe ----


@pytest.mark.django_db(transaction=True)
def test_the_probe_says_how_well_a_site_is(live_server, monkeypatch, settings, capsys):
    settings.ALLOWED_HOSTS = ["decks.example.org"]
    port = int(live_server.url.rpartition(":")[2])
    monkeypatch.setenv("ALLOWED_HOSTS", "*, .decks.example.org")
    assert probe.main(port) == 0
    assert '"database": "ok"' in capsys.readouterr().out
    monkeypatch.setattr("config.health.database_problem", lambda: "OperationalError")
    assert probe.main(port) == 1
    assert capsys.readouterr().out.startswith("503 ")
    monkeypatch.setenv("ALLOWED_HOSTS", "elsewhere.example.org")
    assert probe.main(port) == 1, "a site that does not know its name is not well"


def test_the_probe_says_that_nobody_answers(capsys):
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    assert probe.main(port) == 1
    assert capsys.readouterr().out.startswith("no answer: ")
