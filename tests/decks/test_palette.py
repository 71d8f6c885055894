"""The palette: what is read stands out from what it lies on, light and dark (WCAG 2.2, AA)."""

import re
from pathlib import Path

import pytest

CSS = Path(__file__).resolve().parents[2] / "static" / "css"
TOKENS = (CSS / "tokens.css").read_text(encoding="utf-8")
LIGHT, DARK = TOKENS.split("@media (prefers-color-scheme: dark)")

READ = (
    *("ink", "ink-soft", "accent", "legal", "illegal", "incomplete", "unknown"),
    *("hue-none", "hue-fow8", "hue-fow5", "hue-setcg", "hue-dm", "hue-sve"),
    *("fire", "water", "wind", "light", "darkness", "ice", "earth", "thunder", "plain"),
)
GROUNDS = ("paper", "sheet", "well")


def palette(look: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", {"light": LIGHT, "dark": DARK}[look]))


def brightness(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", READ)
def test_every_colour_of_text_can_be_read_on_every_ground(look, ground, name):
    colours = palette(look)
    assert contrast(colours[name], colours[ground]) >= 4.5


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_edges_of_controls_and_the_words_on_buttons_can_be_seen(look):
    colours = palette(look)
    assert all(contrast(colours["edge"], colours[ground]) >= 3 for ground in GROUNDS)
    assert contrast(colours["accent-ink"], colours["accent"]) >= 4.5


def test_styles_and_scripts_come_from_this_site_and_stand_in_files_of_their_own():
    root = CSS.parent.parent
    for page in (root / "templates").rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert " style=" not in text and "<style" not in text, page
        assert not re.search(r"\son\w+=", text) and "hx-on" not in text, page
        assert not re.search(r"(src|href)=\"(https?:)?//", text), page
        assert not re.search(r"<script(?![^>]*\ssrc=)", text), page
    for style in CSS.glob("*.css"):
        assert "url(" not in style.read_text(encoding="utf-8")


def test_every_mark_that_a_page_draws_is_in_the_drawing():
    root = CSS.parent.parent
    drawn = set(
        re.findall(r'<symbol id="(\w+)"', (root / "static/img/marks.svg").read_text(encoding="utf-8"))
    )
    asked = {
        name
        for page in (root / "templates").rglob("*.html")
        for name in re.findall(r'{% mark "(\w+)"', page.read_text(encoding="utf-8"))
    }
    assert asked <= drawn
    assert {"fow8", "fow5", "setcg", "dm", "sve", "legal", "illegal", "incomplete", "unknown"} <= drawn
