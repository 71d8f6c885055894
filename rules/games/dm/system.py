"""What Duel Masters declares about itself: its four sections, its words and what makes two cards the same."""

from functools import cache
from pathlib import Path

from rules.cards import Card, Catalogue, load_catalogue, normalise
from rules.construction.section import Section
from rules.construction.system import System
from rules.games.dm.construction import BATTLE, HYPERSPATIAL, MAIN, RULES, SUPER_GR, may_hold, place

FOLDER = Path(__file__).parent


_MAIN_TYPES = (
    *(
        "creature",
        "spell",
        "evolution creature",
        "evolution",
        "neo creature",
        "cross gear",
        "castle",
        "field",
    ),
    *("weapon", "tamaseed", "tama seed", "aura", "artifact", "twinpact", "heartbeat", "shield trigger"),
    *(
        "クリーチャー",
        "呪文",
        "進化クリーチャー",
        "クロスギア",
        "城",
        "D2フィールド",
        "タマシード",
        "ツインパクト",
    ),
)


@cache
def catalogue() -> Catalogue:
    """Return the cards of the game, loaded on first use."""
    return load_catalogue(FOLDER / "data" / "cards.jsonl")


def keys(card: Card) -> tuple[str, ...]:
    """Return what identifies a card: the front's name, for a twinpact both names joined (808.4)."""
    return (normalise(card.name),)


SYSTEM = System(
    code="dm",
    name="Duel Masters",
    rulebook="Duel Masters Comprehensive Rules (machine translation)",
    folder=FOLDER,
    data=FOLDER / "data",
    sections=(
        Section(
            code=MAIN,
            title="Deck",
            minimum=40,
            maximum=40,
            clauses=("100.2",),
            headings=("main", "main deck", "mainboard", "cards", "デッキ", "メインデッキ", "山札"),
            types=_MAIN_TYPES,
        ),
        Section(
            code=HYPERSPATIAL,
            title="Hyperspatial zone",
            minimum=0,
            maximum=8,
            clauses=("100.3", "407.1"),
            optional=True,
            headings=("hyperspatial", "hyperdimensional zone", "超次元", "超次元ゾーン"),
            types=("psychic creature", "psychic", "dragheart", "サイキック・クリーチャー", "ドラグハート"),
        ),
        Section(
            code=SUPER_GR,
            title="Super GR zone",
            minimum=12,
            maximum=12,
            or_none=True,
            clauses=("100.4", "408.1"),
            optional=True,
            headings=("super gr", "gr", "gr zone", "gacharange", "super gacharange", "超GR", "超GRゾーン"),
            types=("gr creature", "gacharange creature", "GRクリーチャー"),
        ),
        Section(
            code=BATTLE,
            title="Starting in the battle zone",
            minimum=0,
            maximum=5,
            clauses=("100.5",),
            optional=True,
            headings=("battle", "battle zone", "starting", "start", "forbidden", "バトルゾーン", "禁断"),
        ),
    ),
    rules=RULES,
    catalogue=catalogue,
    keys=keys,
    place=place,
    may_hold=may_hold,
    default_format="hall-of-fame",
    book_format="construction",
    attribute_word="civilization",
    race_word="race",
    cost_word="mana",
    values=("power",),
    words={
        "tamaseed": "tama seed",
        "impulse": "heartbeat",
        "forbidden impulse": "heartbeat",
        "dragheart weapon": "weapon",
        "dragheart fortress": "fortress",
        "king cell": "cell",
        "orega aura": "aura",
        "zeron nebula": "nebula",
        "ceremony of zeron": "ceremony",
        "zeron": "zero dragon",
        "gacharange": "gr",
        "star max evolution": "s-max evolution",
        "shield trigger": "S Trigger",
        "double breaker": "W Breaker",
        "triple breaker": "T Breaker",
        "quattro breaker": "Q Breaker",
        "guard strike": "G Strike",
        "gravity zero": "G Zero",
        "strike back": "S-Back",
    },
)
