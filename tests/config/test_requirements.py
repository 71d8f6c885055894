"""What is installed: locked with hashes, for every Python from 3.11 on, and looked at for vulnerabilities."""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from config import audit
from tests.pins import LOCKS, pins
from tests.processes import ROOT

pytestmark = pytest.mark.once

# ---- the locks ----


def test_the_site_and_the_tools_are_locked_at_the_same_versions():
    site, tools = (pins(lock) for lock in LOCKS.values())
    assert {name: tools.get(name) for name in site} == site


@pytest.mark.parametrize("lock", LOCKS.values())
def test_everything_locked_has_hashes_and_names_no_place_to_get_it_from(lock):
    text = (ROOT / lock).read_text()
    blocks = re.split(r"\n(?=[A-Za-z0-9])", "\n" + text)[1:]
    assert len(blocks) == len(pins(lock))
    assert [block.split()[0] for block in blocks if "--hash=sha256:" not in block] == []
    assert "://" not in text and "-index" not in text and "--find-links" not in text


def test_make_installs_nothing_but_what_is_locked():
    text = (ROOT / "Makefile").read_text()
    installs = [line for line in text.splitlines() if "pip install" in line]
    assert installs and all("--require-hashes" in line for line in installs)


# ---- the Python ----


@pytest.fixture
def machine(tmp_path):
    """Make a machine with nothing but a shell and the given commands: their versions, or what is wrong."""

    def made(**commands: str) -> dict[str, str]:
        for name, version in commands.items():
            stub = tmp_path / name.replace("_", ".")
            stub.write_text(_STUB.format(version=version))
            stub.chmod(0o755)
        return os.environ | {"PATH": str(tmp_path)}

    return made


# Answers the three questions of config/python.sh as a Python of that version would; "3.12-venv" has no venv.
_STUB = """#!/bin/sh
version={version}
[ "$version" = broken ] && exit 127
plain=${{version%-venv}}
case "$2" in
  *print*) echo "$plain" ;;
  *version_info*) [ "${{plain%%.*}}" = 3 ] && [ "${{plain#*.}}" -ge 11 ] ;;
  *ensurepip*) [ "$plain" = "$version" ] ;;
  *) exit 9 ;;
esac
"""


def chosen(environment: dict[str, str], wanted: str = "") -> tuple[str, str]:
    done = subprocess.run(
        ["/bin/sh", str(ROOT / "config" / "python.sh"), wanted],
        env=environment,
        capture_output=True,
        text=True,
    )
    assert (done.returncode == 0) == (done.stderr == "") == (done.stdout != "")
    return done.stdout.strip(), done.stderr.strip()


@pytest.mark.parametrize(
    ("commands", "name"),
    [
        ({"python3_11": "3.11", "python3": "3.13"}, "python3.11"),
        ({"python3_12": "3.12"}, "python3.12"),
        ({"python3_13": "3.13", "python3": "3.9"}, "python3.13"),
        ({"python3": "3.14", "python3_11": "broken"}, "python3"),
        ({"python": "3.12", "python3": "3.12-venv"}, "python"),
    ],
)
def test_whichever_python_from_3_11_on_is_there_is_taken(machine, commands, name):
    assert chosen(machine(**commands)) == (name, "")


@pytest.mark.parametrize(
    ("commands", "wanted", "said"),
    [
        ({}, "", "make: Python 3.11 or newer is missing; install one"),
        (
            {"python3": "3.10", "python": "2.7"},
            "",
            "is missing (python3 is 3.10, python is 2.7); install one",
        ),
        ({"python3": "3.12-venv"}, "", "without its venv module; on Debian: apt-get install python3.12-venv"),
        ({"python3": "3.12"}, "python3.13", "make: python3.13 does not run as Python 3.11 or newer; name"),
    ],
)
def test_what_is_missing_is_said_in_a_line(machine, commands, wanted, said):
    name, line = chosen(machine(**commands), wanted)
    assert name == "" and said in line and "\n" not in line


def test_this_very_python_is_found():
    environment = os.environ | {"PATH": str(Path(sys.base_prefix) / "bin")}
    name, _ = chosen(environment)
    assert name.startswith("python")


# ---- vulnerabilities ----


class Database(HTTPServer):
    """A database of vulnerabilities that knows of a fault in one package."""

    def __init__(self, package: str) -> None:
        super().__init__(("127.0.0.1", 0), _Answers)
        self.package = package
        self.asked: set[str] = set()


class _Answers(BaseHTTPRequestHandler):
    server: Database

    def do_POST(self) -> None:
        question = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        name = question["package"]["name"]
        self.server.asked.add(name)
        fault = {
            "id": "PYSEC-2026-1",
            "summary": "It can be opened by anybody.",
            "affected": [
                {
                    "package": {"name": name, "ecosystem": "PyPI"},
                    "ranges": [{"type": "ECOSYSTEM", "events": [{"introduced": "0"}, {"fixed": "99.0"}]}],
                }
            ],
        }
        body = json.dumps({"vulns": [fault]} if name == self.server.package else {}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def database(request) -> Iterator[Database]:
    server = Database(request.param)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture
def audited(monkeypatch):
    # A proxy of the machine would answer for the database.
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")

    def status(port: int) -> int:
        where = f"http://127.0.0.1:{port}/v1/query"
        return audit.main([sys.executable, "-m", "pip_audit", "--osv-url", where])

    return status


@pytest.mark.parametrize("database", ["django"], indirect=True)
def test_a_published_vulnerability_of_something_locked_fails(database, audited, capsys):
    assert audited(database.server_port) == 1
    assert (
        f"django {pins('requirements.lock')['django']}: PYSEC-2026-1, fixed in 99.0"
        in capsys.readouterr().out
    )


@pytest.mark.parametrize("database", ["nothing-that-is-used-here"], indirect=True)
def test_without_one_every_package_was_looked_up(database, audited, capsys):
    assert audited(database.server_port) == 0
    assert "audit: no known vulnerabilities in" in capsys.readouterr().out
    everywhere = re.findall(
        r"^([a-z0-9-]+)==[^;\n]+\\$", (ROOT / "requirements.lock").read_text(), re.MULTILINE
    )
    assert len(everywhere) > 30 and set(everywhere) <= database.asked


def test_a_database_that_cannot_be_reached_is_said_and_nothing_else_is_forgiven(audited, capsys):
    assert audited(1) == 0
    assert (
        capsys.readouterr().out
        == "audit SKIPPED: the database of vulnerabilities cannot be reached from here.\n"
    )
    assert audit.main([sys.executable, "-c", "import sys; sys.exit('no such option')"]) == 1
    assert "audit FAILED" in capsys.readouterr().out
