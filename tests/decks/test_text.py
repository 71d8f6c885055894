"""Text that people write, made safe to store and to show."""

import pytest

from common.text import clean_line, clean_text, storable


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  My   deck ", "My deck"),
        ("one\ntwo\tthree", "one two three"),
        ("safe\u202egnp.exe", "safegnp.exe"),
        ("\u2067left\u2069 \u200eright\u061c", "left right"),
        ("bell\x07 null\0 escape\x1b[31m", "bell null escape[31m"),
        ("half \ud800 pair", "half pair"),
        ("e\u0301tude ボルシャック", "étude ボルシャック"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u202e\0", ""),
        ("\u200b\u2060\ufeff\u00ad", ""),
        ("\u3164 \u2800\u115f", ""),
        ("Z" + "\u0351\u036b" * 40 + "!", "Z" + "\u0351\u036b" * 2 + "!"),
        ("Z" + "\u0351\u200d" * 40, "Z" + "\u0351\u200d" * 4),
        ("ที่นี่ שָׁלוֹם नमस्ते", "ที่นี่ שָׁלוֹם नमस्ते"),
        ("\U0001f469\u200d\u2764\ufe0f\u200d\U0001f469", "\U0001f469\u200d\u2764\ufe0f\u200d\U0001f469"),
    ],
)
def test_a_name_is_one_line_without_signs_that_deceive(written, kept):
    assert clean_line(written) == kept


def test_a_description_keeps_its_lines():
    assert clean_text("one  \r\n\ttwo\x00\rthree\u202e\n") == "one\n    two\nthree"


def test_a_text_that_shows_nothing_is_none():
    assert clean_text("\u200b\n \u3164") == ""


def test_what_no_database_takes_is_marked():
    assert storable("a\0b\udfffc") == "a\ufffdb\ufffdc"
