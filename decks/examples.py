"""One deck list for each system, to try the site with: the `example.txt` of each game."""

from rules.systems import CODES, system


def example(code: str) -> str:
    """Return the example of a system as text; "" for a system that there is not."""
    return (system(code).folder / "example.txt").read_text(encoding="utf-8") if code in CODES else ""
