"""Cards used for no cost, cards named by their role in an attack, and pairs of cards."""

from rules.games.dm.nodes import UseFree
from rules.games.dm.reading.changes import BATTLE_CREATURES
from rules.games.dm.reading.nouns import BATTLE, CREATURE, SHIELDS, Noun
from rules.games.dm.reading.picks import UNSAID, chosen
from rules.games.dm.reading.places import source
from rules.language import effects as fx
from rules.language.abilities import Replacement
from rules.language.changes import Restrict
from rules.language.durations import END_OF_TURN
from rules.language.events import Destroyed
from rules.language.filters import AnyOf, Controlled, Filter, HasStatus, InZone, OfType
from rules.language.references import Joined, This
from rules.language.restrictions import Must
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()
_FROM = frozenset({"hand", "graveyard", "mana zone"})
"""Where cards used for no cost may be."""
_SPELL = OfType(frozenset({"spell"}))
_GEAR = OfType(frozenset({"cross gear"}))
RULES.same(
    "use-as",
    {
        "(cast|casts)": _SPELL,
        "(summon|summons)": CREATURE,
        "(use|uses)": OfType(frozenset()),
    },
)


@RULES.rule(
    "act",
    "<use-as> <picked> for no cost",
    example="cast a spell from your hand for no cost",
    miss="cast a spell from your hand",
)
def used_free(use_as: OfType, picked: Picked) -> Clause | None:
    """A player who may use a card pays nothing; the card must be described, or be the one just named."""
    if picked.how == "reference":
        return acting(picked, UseFree) if picked.cards == THAT else None
    zone, whose = source(picked)
    if zone not in _FROM or whose != "you" or not _is_of(picked.filter, use_as):
        return None
    return acting(picked, UseFree)


def _is_of(wanted: Filter, kind: OfType) -> bool:
    if not kind.words:
        return True
    parts = getattr(wanted, "parts", (wanted,))
    typed = [part for part in parts if isinstance(part, OfType)]
    return kind in typed or (kind == CREATURE and not typed)


RULES.same(
    "of-attack",
    {
        "the attacking creature": Picked("each", narrowed(BATTLE_CREATURES, HasStatus("attacking"))),
        "the blocking creature": Picked("each", narrowed(BATTLE_CREATURES, HasStatus("blocking"))),
    },
)


@RULES.rule("picked", "<of-attack>", example="the attacking creature", miss="an attacking creature")
def in_attack(of_attack: Picked) -> Picked:
    return of_attack


@RULES.rule(
    "picked",
    "this creature and (that creature|it)",
    example="this creature and that creature",
    miss="this creature",
)
def both_creatures() -> Picked:
    return Picked("reference", cards=Joined((This(), THAT)))


@RULES.rule(
    "picked",
    "one of your opponent's cards <relative>",
    example="one of your opponent's cards that costs 4 or less",
    miss="one of your opponent's cards",
)
def card_in_play(relative: Filter) -> Picked | None:
    """JUDGEMENT: the opponent's cards are in the battle zone unless the text says otherwise."""
    return chosen(narrowed(InZone((BATTLE,)), Controlled("opponent"), relative), 1, 1)


@RULES.rule(
    "picked",
    "one of <possessive> creatures or shields",
    example="one of your opponent's creatures or shields",
    miss="one of your opponent's creatures and shields",
)
def creature_or_shield(possessive: str) -> Picked | None:
    owned = Controlled(possessive)  # type: ignore[arg-type]
    either = (narrowed(BATTLE_CREATURES, owned), narrowed(InZone((SHIELDS,)), owned))
    return chosen(AnyOf(tuple(sorted(either, key=str))), 1, 1)


@RULES.rule(
    "picked",
    "one of your <noun>",
    example="one of your creatures in your graveyard",
    miss="one of your creatures in your opponent's graveyard",
)
def one_of_yours(noun: Noun) -> Picked | None:
    """Cards of the battle zone and shields are read by ownership there."""
    if not noun.several or noun.whose != "you" or noun.zone in ("", BATTLE, SHIELDS):
        return None
    return chosen(noun.filter(), 1, 1)


@RULES.rule(
    "deed",
    "that creature attacks (this|that) turn if able",
    example="that creature attacks this turn if able",
    miss="that creature attacks if able",
)
def must_attack_now() -> Clause:
    return Clause(fx.Modify(THAT, (Restrict(Must("attack")),), END_OF_TURN), about=UNSAID)


@RULES.rule(
    "act",
    "(put|puts|add|adds) (it|that card) (into|to) your hand or [into] [your] mana zone",
    example="put it into your hand or mana zone",
    miss="put it into your hand or graveyard",
)
def to_hand_or_mana() -> Clause:
    ways = (fx.MoveTo(THAT, "hand"), fx.MoveTo(THAT, "mana zone"))
    return Clause(fx.ChooseOne(ways), about=UNSAID)


@RULES.rule(
    "deed",
    "each player may draw <n:count> cards",
    example="each player may draw 2 cards",
    miss="each player draws 2 cards",
)
def each_may_draw(n: int) -> Clause | None:
    """JUDGEMENT: you decide first."""
    if n < 2:
        return None
    yours, theirs = fx.May(fx.Draw(n)), fx.May(fx.Draw(n, "opponent"), by="opponent")
    return Clause(fx.Do((yours, theirs)), about=UNSAID)


@RULES.rule("saved", "all races", example="all races", miss="all creatures")
def every_creature() -> Filter:
    return CREATURE


@RULES.rule("saved", "cross gear", example="cross gear", miss="cross gears")
def cross_gear() -> Filter:
    return _GEAR


@RULES.rule("paragraph", "saver : <saved> [.]", example="saver: all races", miss="saver: creature")
def saves(saved: Filter) -> Paragraph:
    """If such a card would be destroyed, this creature may be instead, as cards explain the keyword."""
    yours = narrowed(InZone((BATTLE,)), Controlled("you"), saved)
    return Paragraph((Replacement(Destroyed(yours), fx.Destroy(This()), optional=True),))


@RULES.rule(
    "core",
    "<race-filter> <adjective> <kind>",
    example="Human evolution creature",
    miss="evolution Human creature",
)
def of_race_and_kind(race_filter: Filter, adjective: Filter, kind: str) -> Noun | None:
    return _of_race(race_filter, adjective, kind, several=False)


@RULES.rule(
    "core",
    "<race-filter> <adjective> <kinds>",
    example="Human evolution creatures",
    miss="evolution Human creatures",
)
def of_race_and_kinds(race_filter: Filter, adjective: Filter, kinds: str) -> Noun | None:
    return _of_race(race_filter, adjective, kinds, several=True)


def _of_race(race: Filter, adjective: Filter, kind: str, *, several: bool) -> Noun | None:
    if kind != "creature" or isinstance(adjective, HasStatus):
        return None
    return Noun("creature", narrowed(CREATURE, race, adjective), several)
