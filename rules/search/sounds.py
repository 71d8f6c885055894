"""How words sound, to find the names in Latin letters that a name in kana may stand for."""

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from rapidfuzz import fuzz

from rules.search.facts import WORD
from rules.search.vocabulary import SearchVocabulary

MOST = 6
"""The maximum number of names that a word in kana may stand for."""

_VOWELS = "aiueo"
_KANA = re.compile(r"[\u3041-\u3096\u30a1-\u30faー]{2,20}")
_HIRAGANA = {code: code + 0x60 for code in range(0x3041, 0x3097)}
# Consonants of kana that are written as others in Latin letters, or as several.
_ALIKE = str.maketrans("zcjv", "sssb")
_SOFT = re.compile(r"g(?=[eiy])")
_SILENT = re.compile(r"[aeiouwy]")
# The required similarity, of 100, of two spellings; too many words have the same two consonants.
_ALIKE_SHORT, _ALIKE_LONG = 70, 50
# By how much a word may be less similar than the best one.
_WORSE = 5


class Sound(NamedTuple):
    """A word as it sounds: its consonants, after a leading vowel a dash, and all its letters."""

    consonants: str
    letters: str


def names_by_sound(value: str, realms: Sequence[SearchVocabulary]) -> tuple[str, ...]:
    """Return the words of names that a word in kana may stand for, the most similar first, as search keys.

    JUDGEMENT: sounds that Japanese does not distinguish count as the same; vowels only affect similarity.
    """
    said = sound_of_kana(value)
    if said is None:
        return ()
    least = _ALIKE_LONG if len(said.consonants) > 2 else _ALIKE_SHORT
    scores: dict[str, float] = {}
    for realm in realms:
        for word, letters in _by_consonants(realm).get(said.consonants, ()):
            score = fuzz.ratio(said.letters, letters)
            if score >= least:
                scores[word] = max(score, scores.get(word, 0))
    best = max(scores.values(), default=0)
    near = [word for word, score in scores.items() if score >= best - _WORSE]
    return tuple(sorted(near, key=lambda word: (-scores[word], word))[:MOST])


def sound_of_kana(value: str) -> Sound | None:
    """Return how a word sounds that is written in kana alone, None for any other word.

    >>> sound_of_kana("クラウド").consonants == sounds_of_latin("cloud")[0].consonants == "krd"
    True
    """
    text = unicodedata.normalize("NFKC", value).translate(_HIRAGANA)
    if not _KANA.fullmatch(text):
        return None
    kana, small, _ = _tables()
    letters = ""
    for sign in text:
        if sign in kana:
            letters += kana[sign]
        elif sign in small:
            letters = letters[:-1] + small[sign]
        elif sign == "ン":
            letters += "n"
    return _sound(letters.translate(_ALIKE))


def sounds_of_latin(word: str) -> tuple[Sound, ...]:
    """Return how a word in Latin letters may sound: a g before e or i in two ways."""
    letters = word.lower()
    for spelt, sounds in _tables().spellings:
        letters = spelt.sub(sounds, letters)
    return tuple(_sound(one) for one in dict.fromkeys((letters, _SOFT.sub("s", letters))))


def _sound(letters: str) -> Sound:
    consonants = _SILENT.sub("", letters)
    return Sound(f"-{consonants}" if _SILENT.match(letters) else consonants, letters)


@lru_cache(maxsize=32)
def _by_consonants(realm: SearchVocabulary) -> dict[str, tuple[tuple[str, str], ...]]:
    """The words of a system's names, with how they sound, by their consonants."""
    found: dict[str, tuple[tuple[str, str], ...]] = {}
    for word in realm.vocabulary.get(WORD, {}):
        if word.isascii() and word.isalpha() and len(word) > 2:
            for sound in sounds_of_latin(word):
                found[sound.consonants] = (*found.get(sound.consonants, ()), (word, sound.letters))
    return found


class _Tables(NamedTuple):
    """The letters of each kana, the vowels of small ones, and the sounds of spellings in Latin letters."""

    kana: dict[str, str]
    small: dict[str, str]
    spellings: tuple[tuple[re.Pattern[str], str], ...]


@cache
def _tables() -> _Tables:
    with Path(__file__).with_name("sounds.toml").open("rb") as file:
        table = tomllib.load(file)
    kana = {
        sign: f"{consonant}{vowel}"
        for consonant, row in table["kana"].items()
        for sign, vowel in zip(row, _VOWELS, strict=True)
        if sign != "."
    }
    spellings = tuple((re.compile(row["spelt"]), row["sounds"]) for row in table["latin"])
    return _Tables(kana, table["small"], spellings)
