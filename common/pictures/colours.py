"""The colours of pictures: those of the site's light pages."""

import re
from functools import cache
from pathlib import Path

_PALETTE = Path(__file__).resolve().parent.parent.parent / "static" / "css" / "tokens.css"
_COLOUR = re.compile(r"--([a-z0-9-]+): (#[0-9a-f]{6});")


@cache
def palette() -> dict[str, str]:
    """Return the colours by name, such as `ink` and `hue-none`."""
    light, _, _ = _PALETTE.read_text(encoding="utf-8").partition("@media")
    return dict(_COLOUR.findall(light))


def colour(name: str) -> str:
    """Return a colour as `#rrggbb`."""
    return palette()[name]


def hue(system: str) -> str:
    """Return the colour of a system, or that of the site."""
    return palette().get(f"hue-{system}", palette()["hue-none"])


def mixed(first: str, second: str, share: float) -> str:
    """Return a colour that has a share of the first, and of the second what is left."""
    parts = zip(_parts(first), _parts(second), strict=True)
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in parts)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[place : place + 2], 16) for place in (1, 3, 5))
