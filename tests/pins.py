"""The packages that the lists of requirements and their locks name, with their versions."""

import re

from tests.processes import ROOT

LOCKS = {"requirements.txt": "requirements.lock", "requirements-dev.txt": "requirements-dev.lock"}
_PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([^\s;\\]+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """Return the version that a list or lock names of each package, by its normal name."""
    found = _PIN.findall((ROOT / name).read_text())
    return {re.sub(r"[-_.]+", "-", package).lower(): version for package, version in found}
