"""Tokens and gems of Force of Will with ids that describe them, so that stored trees can refer to them."""

from collections.abc import Iterable
from functools import lru_cache

from rules.cards import Face
from rules.engine.atoms.moves import TOKEN
from rules.games.fow8.definitions import ATTRIBUTES, ForceCard, define_face

GEM, MADE = "gem", "made"


def gem_id(attribute: str) -> str:
    """Return the id of a gem of an attribute."""
    return f"{GEM}:{attribute}"


def token_id(
    stats: tuple[int, int], attributes: Iterable[str], races: Iterable[str], keywords: Iterable[str] = ()
) -> str:
    """Return the id of a resonator token with these stats, attributes, races and keywords.

    >>> token_id((100, 200), ["wind"], ["Elf"])
    'made:100/200:wind:Elf:'
    """
    lists = (",".join(words) for words in (attributes, races, keywords))
    return ":".join((MADE, "/".join(map(str, stats)), *lists))


@lru_cache(maxsize=1024)
def made(card_id: str) -> ForceCard | None:
    """Return the token or gem with an id, None for the id of a card."""
    kind, *facts = card_id.split(":")
    if kind == GEM and len(facts) == 1 and facts[0] in ATTRIBUTES:
        return _gem(facts[0])
    if kind != MADE or len(facts) != 4:
        return None
    attack, _, defense = facts[0].partition("/")
    attributes, races, keywords = (tuple(filter(None, words.split(","))) for words in facts[1:])
    face = Face(
        " ".join(races),
        types=("resonator",),
        marks=(TOKEN,),
        attributes=attributes,
        races=races,
        keywords=keywords,
        values={"attack": int(attack), "defense": int(defense)},
    )
    return define_face(card_id, face)


def _gem(attribute: str) -> ForceCard:
    face = Face(f"Gem of {attribute}", types=("gem",), marks=(TOKEN,), attributes=(attribute,))
    return define_face(gem_id(attribute), face)
