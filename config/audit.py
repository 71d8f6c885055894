"""A check of the locked requirements for published vulnerabilities: `python -m config.audit pip-audit`.

Exit status 0 if none is known or the vulnerability database cannot be reached, with a message; otherwise 1.
"""

import json
import subprocess
import sys
from collections.abc import Sequence
from typing import NotRequired, TypedDict

from config.parts import BASE_DIR
from rules.parsed_data import checked

LOCK = BASE_DIR / "requirements-dev.lock"
# The errors of its HTTP library that mean the database cannot be reached.
_AWAY = ("ConnectionError", "ConnectTimeout", "ReadTimeout", "SSLError", "ProxyError", "could not connect")


class _Vulnerability(TypedDict):
    id: str
    fix_versions: list[str]


class _Package(TypedDict):
    name: str
    version: NotRequired[str]
    skip_reason: NotRequired[str]
    vulns: NotRequired[list[_Vulnerability]]


class _Audit(TypedDict):
    dependencies: list[_Package]


def main(command: Sequence[str]) -> int:
    """Run pip-audit on the lock, print its findings, and return the exit status."""
    ran = subprocess.run(
        [*command, "--requirement", str(LOCK), "--require-hashes", "--disable-pip"]
        + ["--vulnerability-service", "osv", "--format", "json", "--progress-spinner", "off"],
        capture_output=True,
        text=True,
    )
    try:
        answer = checked(_Audit, json.loads(ran.stdout), "pip-audit", closed=False)
    except ValueError:
        if any(word in ran.stderr for word in _AWAY):
            print("audit SKIPPED: the database of vulnerabilities cannot be reached from here.")
            return 0
        print(ran.stderr.strip() or ran.stdout.strip())
        print("audit FAILED: pip-audit did not finish.")
        return 1
    problems = list(_problems(answer))
    print(
        "\n".join(problems) or f"audit: no known vulnerabilities in {len(answer['dependencies'])} packages."
    )
    return 1 if problems else 0


def _problems(answer: _Audit) -> list[str]:
    """A line for each vulnerability, and for each package that could not be checked."""
    found = []
    for package in answer["dependencies"]:
        if reason := package.get("skip_reason"):
            found.append(f"{package['name']}: not audited: {reason}")
        for one in package.get("vulns", ()):
            fixed = ", ".join(one["fix_versions"]) or "no version yet"
            found.append(f"{package['name']} {package.get('version', '')}: {one['id']}, fixed in {fixed}")
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
