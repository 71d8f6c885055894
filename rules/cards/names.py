"""The one normaliser for card names, so that every list, search and ban row matches in the same way."""

import re
import unicodedata
from functools import lru_cache

_ACCENTS = re.compile("[\u0300-\u036f]")
_NOT_LETTERS = re.compile(r"[\W_]+")
_DASHES = re.compile("[\u2010-\u2015\u2212\u30fc]")
_LATIN = re.compile("[\u00c0-\u024f]")
# Hiragana stand 96 places before katakana; small letters become large ones.
_KANA = {code: code + 96 for code in range(0x3041, 0x3097)}
_LARGE = str.maketrans("ァィゥェォッャュョヮヵヶ", "アイウエオツヤユヨワカケ")


def _without_accents(character: str) -> str:
    return _ACCENTS.sub("", unicodedata.normalize("NFD", character))


@lru_cache(maxsize=65536)
def normalise(name: str) -> str:
    """Reduce a name to what must agree: letters and digits of any script, without case or accents.

    Width, quotes, punctuation, spaces, slashes between faces and Latin accents fall away; the marks of
    Japanese letters stay, since they tell different words apart.

    >>> normalise("Susanowo, the Ten-Fist  Sword") == normalise("ＳＵＳＡＮＯＷＯ the ten fist sword")
    True
    """
    folded = unicodedata.normalize("NFKC", name).casefold()
    if not folded.isascii():
        folded = _LATIN.sub(lambda match: _without_accents(match[0]), folded)
    return _NOT_LETTERS.sub("", folded) or folded.strip()


@lru_cache(maxsize=65536)
def search_key(text: str) -> str:
    """Reduce a text to what a search compares: as `normalise`, and every kana as a large katakana.

    JUDGEMENT: people who search type whichever kana is at hand; what tells cards apart is `normalise` alone.

    >>> search_key("ろーずくいーん") == search_key("ﾛｰｽﾞｸｨｰﾝ")
    True
    """
    key = normalise(text)
    return key if key.isascii() else key.translate(_KANA).translate(_LARGE)


@lru_cache(maxsize=65536)
def normalise_number(number: str) -> str:
    """Reduce a collector's number to its letters, digits and the marks that tell faces apart.

    >>> normalise_number(" cmf - 005 ")
    'CMF-005'
    """
    folded = unicodedata.normalize("NFKC", number).upper()
    return _DASHES.sub("-", re.sub(r"\s+", "", folded))
