"""An example deck list for each system: its `example.txt`."""

from rules.systems import CODES, system


def example(code: str) -> str:
    """Return a system's example as text; "" for an unknown system."""
    return (system(code).folder / "example.txt").read_text(encoding="utf-8") if code in CODES else ""
