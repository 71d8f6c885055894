"""Made-up stress decks: real sample decks whose creatures are given triggers and static bonuses.

Most creatures have an automatic ability; one in six has a static one that makes others stronger. Texts
that the catalogue cannot read yet will look like this.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rules.engine.definition import Definition
from rules.engine.game import Game, new_game
from rules.language import effects as fx
from rules.language.abilities import Ability, Static, Triggered
from rules.language.changes import AddStats, Change, GainKeywords
from rules.language.conditions import There
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Filter, IsRested
from rules.language.references import Chosen, Each, This
from rules.play import cards_in_play
from rules.rulesets import ruleset
from rules.samples import sample_decks
from tests.rules.pending import waiting_for

Cards = list[tuple[str, Definition]]


@dataclass(frozen=True)
class Ground:
    """What made-up abilities need to know of a game: where creatures are, what happens to them, their stats.

    `bonus` is what makes a creature stronger, in the layer `numbers`; `words` is the layer in which keywords
    and abilities are given and taken, `keyword` one that the game plays. `leaves` is the trigger of abilities
    that trigger as their card goes.
    """

    field: str
    creature: str
    bonus: tuple[int, ...]
    numbers: str
    words: str
    keyword: str
    leaves: str

    @property
    def mine(self) -> Filter:
        """A player's own creatures."""
        return cards(zones=(self.field,), whose="you", types=frozenset({self.creature}))

    @property
    def theirs(self) -> Filter:
        """The opponent's creatures."""
        return both(self.mine, cards(whose="opponent"))

    def stronger(self, times: int = 1) -> tuple[Change, ...]:
        """What adds the bonus so many times."""
        return (AddStats(tuple(times * stat for stat in self.bonus)),)


FORCE_OF_WILL = Ground("field", "resonator", (100, 100), "values", "abilities", "Flying", "leaves")
GROUNDS = {
    "fow8": FORCE_OF_WILL,
    "fow5": FORCE_OF_WILL,
    "setcg": Ground("field", "forward", (1000,), "power", "text", "Brave", "destroyed"),
    "dm": Ground("battle zone", "creature", (1000,), "sum", "other", "Blocker", "destroyed"),
    "sve": Ground("field", "follower", (1, 1), "10.9.1.4", "10.9.1.2", "Rush", "put away"),
}

Text = Callable[[Ground], Ability]


def _automatic(trigger: str, effect: fx.Effect, watches: Filter | None = None) -> Ability:
    return Triggered(waiting_for(trigger, watches), effect)


TRIGGERS: tuple[Text, ...] = (
    lambda on: _automatic("enters", fx.Draw(1)),
    lambda on: _automatic("attacks", fx.Modify(This(), on.stronger(2), layer=on.numbers)),
    lambda on: _automatic("enters", fx.Modify(Chosen(on.theirs), on.stronger(-1), layer=on.numbers)),
    lambda on: _automatic(on.leaves, fx.Draw(1)),
    lambda on: _automatic(
        "enters", fx.Modify(This(), on.stronger(), layer=on.numbers), both(on.mine, cards(other=True))
    ),
    lambda on: _automatic("enters", fx.Rest(Chosen(on.theirs))),
    lambda on: _automatic("attacks", fx.Modify(Each(on.mine), on.stronger(), layer=on.numbers)),
)
"""What triggers, in turn on the creatures of a deck."""

BONUSES: tuple[Text, ...] = (
    lambda on: Static(on.stronger(), both(on.mine, cards(other=True)), layer=on.numbers),
    lambda on: Static(on.stronger(2), layer=on.numbers, when=There(on.mine, 3)),
    lambda on: Static(
        (GainKeywords(frozenset({on.keyword})),), both(on.mine, cards(IsRested(False))), layer=on.words
    ),
)
"""What one creature in six says of others and of itself, in turn."""


def stress_decks(code: str) -> tuple[Cards, Cards]:
    """Return the first two sample decks of a system with made-up abilities on their creatures."""
    one, other = plain_decks(code)
    return give(code, one, stress_texts), give(code, other, stress_texts)


def plain_decks(code: str) -> tuple[Cards, Cards]:
    """Return the first two sample decks of a system as they are."""
    one, other = list(sample_decks(code).values())[:2]
    return cards_in_play(one), cards_in_play(other)


def every_pair(code: str) -> list[tuple[Cards, Cards]]:
    """Return each sample deck of a system with the next one, and the last with the first."""
    decks = [cards_in_play(one) for one in sample_decks(code).values()]
    return list(zip(decks, [*decks[1:], decks[0]], strict=True))


def stress_texts(on: Ground, number: int) -> tuple[Ability, ...]:
    """Return what the creature with this number in its deck says."""
    turn, place = divmod(number, 6)
    if place == 3:
        return (BONUSES[turn % len(BONUSES)](on),)
    return (TRIGGERS[number % len(TRIGGERS)](on),)


def give(code: str, deck: Cards, texts: Callable[[Ground, int], Sequence[Ability]]) -> Cards:
    """Return a deck whose creatures have these abilities besides their own; the same copies stay the same."""
    on = GROUNDS[code]
    known: dict[Definition, Definition] = {}
    for _, card in deck:
        if card not in known and on.creature in card.types:
            known[card] = taught(card, tuple(texts(on, len(known))))
    return [(section, known.get(card, card)) for section, card in deck]


def taught(card: Definition, abilities: tuple[Ability, ...]) -> Definition:
    """Return a card with these abilities besides its own."""
    faces = tuple(face.copy() for face in card.faces)
    for face in faces:
        face.faces = faces
    faces[0].abilities = (*faces[0].abilities, *abilities)
    faces[0].sort_abilities()
    return faces[0]


def game_of(code: str, decks: tuple[Cards, Cards], seed: int) -> Game:
    """Return a game of two decks that is not started yet."""
    return new_game(ruleset(code), decks, seed)
