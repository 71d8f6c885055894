"""What applies to cards in several zones, what players cannot use or be attacked by, unpayable costs."""

from rules.games.dm.keywords import CHARGED_TAPPED, INFINITE
from rules.games.dm.reading.actors import of_opponent
from rules.games.dm.reading.changes import Changes
from rules.games.dm.reading.nouns import (
    BATTLE,
    CREATURE,
    GRAVEYARD,
    HAND,
    MANA,
    RACE,
    SHIELDS,
    Noun,
    noun_of,
)
from rules.games.dm.reading.prices_optional import used
from rules.games.dm.reading.statics import Abilities
from rules.games.dm.reading.statics_denials import USED_FROM
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.amounts import Amount, Times
from rules.language.changes import AddRaces, ChangeCost, GainKeywords, Restrict
from rules.language.durations import WHILE_IN_PLAY, Duration
from rules.language.filters import Controlled, Filter, InZone, IsPlayer, Not, WithKeyword
from rules.language.restrictions import CanBePlayedFrom, Cannot, Restriction
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same("adjective", {"non-creature": Not(CREATURE)})
RULES.same(
    "lying-about",
    {
        "in the battle zone and graveyard": (BATTLE, GRAVEYARD),
        "in the battle zone , your mana zone , and your graveyard": (BATTLE, MANA, GRAVEYARD),
    },
)


@RULES.rule(
    "static",
    "each of your <races> <lying-about> <given:race-given>",
    example="each of your Ghosts in the battle zone and graveyard gets the Human race",
    miss="each of your Ghosts in the graveyard gets the Human race",
)
def race_in_zones(races: Filter, lying_about: tuple[str, ...], given: Changes) -> Abilities:
    return (Static(given, affects=narrowed(InZone(lying_about), Controlled("you"), races)),)


@RULES.rule("race-given", "gets <given-races>", example="gets the Human race", miss="gets a Human")
def race_got(given_races: frozenset[str]) -> Changes:
    return (AddRaces(given_races),)


@RULES.rule(
    "race-given",
    "is (a|an) <race-name> in addition to its other races",
    example="is a Human in addition to its other races",
    miss="is a Human",
)
def race_besides(race_name: str) -> Changes:
    return (AddRaces(frozenset({race_name})),)


@RULES.rule(
    "used-cards",
    "use <cards>",
    example="use non-creature cards that cost 5 or less",
    miss="use cards in your hand",
)
def used_cards(cards: Noun) -> Filter | None:
    if cards.zone or cards.whose or not cards.several or cards.kind == "shield":
        return None
    return narrowed(USED_FROM, *cards.anywhere())


RULES.same("used-cards", {"expand fields": narrowed(USED_FROM, noun_of("field", True).wanted)})


@RULES.rule(
    "static",
    "you can't be attacked by <cards>",
    example="you can't be attacked by fire creatures",
    miss="you can be attacked by fire creatures",
)
def not_attacked(cards: Noun) -> Abilities | None:
    wanted = _attackers(cards)
    return None if wanted is None else (Static((_NOT_YOU,), affects=wanted),)


_NOT_YOU = Restrict(Cannot("attack", IsPlayer("you")))


def _attackers(cards: Noun) -> Filter | None:
    if cards.kind not in ("creature", RACE) or cards.whose or cards.zone or not cards.several:
        return None
    return cards.filter()


@RULES.rule(
    "deed",
    "<until> , you can't be attacked by <cards>",
    example="until the start of your next turn, you can't be attacked by fire creatures",
    miss="until the start of your next turn, you can be attacked by fire creatures",
)
def not_attacked_until(until: Duration, cards: Noun) -> Clause | None:
    wanted = _attackers(cards)
    return None if wanted is None else Clause(fx.ModifyAll(wanted, (_NOT_YOU,), until))


@RULES.rule(
    "deed",
    "<until> , no creatures can attack",
    example="this turn, no creatures can attack",
    miss="this turn, no creatures can block",
)
def nobody_attacks(until: Duration) -> Clause:
    return Clause(fx.ModifyAll(narrowed(InZone((BATTLE,)), CREATURE), (Restrict(Cannot("attack")),), until))


@RULES.rule(
    "static",
    "<cards> cost infinite mana to cast",
    example="your opponent's spells cost infinite mana to cast",
    miss="your opponent's spells cost mana to cast",
)
def beyond_all_mana(cards: Noun) -> Abilities | None:
    """The cost is raised so much that nobody can pay it; cards used for free are not affected."""
    wanted = used(cards, "cast")
    return None if wanted is None else (Static((ChangeCost(more=(("mana", INFINITE),)),), affects=wanted),)


@RULES.rule(
    "statics",
    "<cards> cost <n:integer> more to cast <each-of> .",
    example="your opponent's spells cost 2 more to cast for each of your shields.",
    miss="your opponent's spells cost 2 more to cast.",
)
def dearer_for_each(cards: Noun, n: int, each_of: Amount) -> Abilities | None:
    wanted = used(cards, "cast")
    more = each_of if n == 1 else Times(each_of, n)
    if wanted is None:
        return None
    return of_opponent((Static((ChangeCost(more=(("mana", more),)),), affects=wanted),), wanted)


@RULES.rule(
    "restriction",
    "(doesn't|don't|can't) leave [the battle zone]",
    example="doesn't leave",
    miss="leaves the battle zone",
)
def stays() -> tuple[Restriction, ...]:
    return (Cannot("leave"),)


@RULES.rule("restriction", "(doesn't|don't) untap", example="doesn't untap", miss="untaps")
def stays_tapped() -> tuple[Restriction, ...]:
    return (Cannot("recover"),)


@RULES.rule(
    "deed",
    "while this creature is in the battle zone , that creature <changes>",
    example="while this creature is in the battle zone, that creature can't attack",
    miss="while this creature is in the battle zone, draw a card",
)
def as_long_as_here(changes: Changes) -> Clause:
    return Clause(fx.Modify(THAT, changes, WHILE_IN_PLAY))


@RULES.rule(
    "paragraph",
    "you may use this aura from your <zone> .",
    example="you may use this aura from your graveyard.",
    miss="you may use an aura from your graveyard.",
)
def aura_used_from(zone: str) -> Paragraph | None:
    if zone not in (GRAVEYARD, MANA):
        return None
    opens = Static((Restrict(CanBePlayedFrom((zone,))),), zones=(zone,), only_there=True)
    return Paragraph((opens,))


@RULES.rule(
    "relative",
    "that (has|have) <one:quoted> or <other:quoted>",
    example='that has "blocker" or "slayer"',
    miss='that has "blocker" and "slayer"',
)
def either_keyword(one: str, other: str) -> Filter:
    return WithKeyword(frozenset({one, other}))


@RULES.rule(
    "relative",
    "that have both the <one:race> and <other:race> races",
    example="that have both the Human and Ghost races",
    miss="that have the Human and Ghost races",
)
def of_both_races(one: Filter, other: Filter) -> Filter | None:
    return narrowed(one, other) if one != other else None


@RULES.rule(
    "static",
    "your opponent's cards are put into (his|their) mana zone tapped",
    example="your opponent's cards are put into their mana zone tapped",
    miss="your opponent's cards are put into their mana zone",
)
def charged_tapped() -> Abilities:
    everywhere = InZone((BATTLE, "deck", GRAVEYARD, HAND, SHIELDS, "hyperspatial zone"))
    word = GainKeywords(frozenset({CHARGED_TAPPED}))
    return (Static((word,), affects=narrowed(everywhere, Controlled("opponent"))),)
