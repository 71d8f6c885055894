"""One deck list for each system, to try the site with: files named like the systems beside this one."""

from pathlib import Path

from rules.systems import CODES

_FOLDER = Path(__file__).parent


def example(code: str) -> str:
    """Return the example of a system as text; "" for a system that there is not."""
    path = _FOLDER / f"{code}.txt"
    return path.read_text(encoding="utf-8") if code in CODES and path.is_file() else ""
