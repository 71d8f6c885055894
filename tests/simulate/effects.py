"""Plans about a card of a sample deck, small enough for a test."""

from simulate.games.effect_plans import effect_of, versions
from simulate.games.effects import effect_pairings
from simulate.games.plan import Entry, Plan
from tests.simulate.plans import entries

CARD = "Cursed Pincher"
"""A card of the first sample deck that wins games; four copies."""
PLAIN = "Writhing Bone Ghoul"
"""A card of the first sample deck without a text."""


def effect_plan(
    pairs: int = 6,
    chunk_pairs: int = 3,
    *,
    opponents: int = 1,
    card: str = CARD,
    replacement: str = "",
    seed: int = 7,
    decks: tuple[Entry, ...] = (),
) -> Plan:
    """A plan of greedy games of the first deck, with a card and without it, against the others."""
    deck, *others = decks or entries("dm", 1 + opponents)
    effect = effect_of("dm", deck, card, replacement)
    taking_part = (*versions("dm", deck, effect), *others)
    return Plan(
        "dm",
        taking_part,
        effect_pairings(len(taking_part)),
        ("greedy", "greedy"),
        pairs,
        chunk_pairs,
        seed,
        effect=effect,
    )
