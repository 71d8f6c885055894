"""What cards of Shadowverse: Evolve print that were drawn by chance: all that the language says of thirty."""

from rules.games.sve.keywords import search_deck
from rules.games.sve.nodes import Evolve, Evolves, GoesToCemetery, PlayFree
from rules.language.abilities import Ability, Activated, Replacement, Static, Triggered
from rules.language.amounts import StatOf
from rules.language.changes import AddStats, ChangeCost, GainAbilities, GainKeywords, LoseKeywords
from rules.language.conditions import Fails, Happened, There
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, PutThisAway, RestCards, TakeCounters
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    ChooseOne,
    Create,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Do,
    Draw,
    Effect,
    If,
    IfPaid,
    Let,
    Look,
    Modify,
    MoveTo,
    Produce,
    Recover,
    Rest,
    Reveal,
)
from rules.language.events import (
    AnyEvent,
    Attacks,
    By,
    Discards,
    During,
    Enters,
    Moment,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, Filter, Named, NameHas, Not, OneOf
from rules.language.references import Chosen, Each, It, Target, This, ThisCard
from tests.rules.sve.play.made_up import ENEMY, OWN, token
from tests.rules.sve.printed.made_up import OVERFLOW, combo, cost

DECK = "deck area"
FOLLOWER = ("follower",)
HERE = ("field", "EX area")
STACKED = cards(zones=("field",), whose="you", types=("amulet",))
EARTH_RITE = Cost((TakeCounters("Stack", 1, STACKED),))
LESS = ChangeCost(less=(("play points", 2),))


def mine(*parts: Filter, zones: tuple[str, ...] = ("field",), other: bool = False, **more: object) -> Filter:
    """Return the filter of one's own cards in these zones."""
    return cards(*parts, zones=zones, whose="you", other=other, **more)  # type: ignore[arg-type]


def grows(attack: int, defense: int = 0, *, what: object = None) -> Modify:
    """Return that a follower, this one if no other is named, gains attack and defense for good."""
    return Modify(what or This(), (AddStats((attack, defense)),), ALWAYS)  # type: ignore[arg-type]


def top(count: int, wanted: Filter, zone: str = "hand") -> Effect:
    """Return looking at so many cards, of which one may be taken; the rest goes below."""
    taken = Chosen(wanted, 1, 0, among=It())
    take: Effect = Reveal(taken, MoveTo(It("found"), zone), name="found")
    if zone != "hand":
        take = MoveTo(taken, zone)
    return Look(count, Do((take, MoveTo(Each(cards(OneOf(It()), zones=(DECK,))), DECK, "bottom"))))


def fanfare(effect: Effect, *targets: Filter, **more: object) -> Triggered:
    """Return what happens as its card comes to the field."""
    return Triggered(Enters(), effect, targets=targets, **more)  # type: ignore[arg-type]


def evolving(effect: Effect, *targets: Filter, **more: object) -> Triggered:
    """Return what happens as its follower evolves."""
    return Triggered(Evolves(), effect, targets=targets, **more)  # type: ignore[arg-type]


HARMLESS = Replacement(By(AnyEvent((TakesDamage(cards()), PlayerTakesDamage("anyone"))), OneOf(ThisCard())))
FESTIVE = There(mine(zones=HERE, races=("宴楽",)), 3)

DRAWN: dict[str, tuple[Ability, ...]] = {
    "CSD02b-011": (evolving(DealDamage(Target(), 5), ENEMY),),
    "BP02-001": (fanfare(Create(token("Eve"), "field"), condition=combo(3)),),
    "BP18-072": (
        Static(
            (GainKeywords(frozenset({"Assail"})),),
            when=There(mine(types=("follower",), races=("武闘竜人",), other=True)),
        ),
        Triggered(Moment("end phase", "you"), MoveTo(This(), "hand")),
    ),
    "CSD03b-010": (
        fanfare(grows(3, what=Target()), mine(types=("follower",), races=("ヴァンガード",))),
        Activated(
            DealDamage(Target(), StatOf(ThisCard(), "attack")), cost(0, PutThisAway()), targets=(ENEMY,)
        ),
    ),
    "BP01-078": (
        fanfare(Create(token("Dragon"), "EX area")),
        Activated(
            Do(
                (
                    Let(
                        "it",
                        MoveTo(Target(), "field"),
                        Modify(It(), (GainKeywords(frozenset({"Rush"})),), ALWAYS),
                    ),
                    If(OVERFLOW, Produce("play points", 2)),
                )
            ),
            cost(2),
            targets=(mine(Named("Dragon"), zones=("EX area",), types=("token",)),),
        ),
    ),
    "BP09-010": (
        fanfare(grows(1, 1, what=Target()), mine(types=("follower",), races=("Beast",), other=True)),
    ),
    "BP19-093": (fanfare(Draw(2)),),
    "CP02-019": (
        evolving(ChooseOne((Rest(Target()), Recover(Target()))), ENEMY, least=0),
        Replacement(During(TakesDamage())),
    ),
    "BP11-107": (
        fanfare(top(5, cards(zones=(DECK,), races=("Goblinoid",)))),
        Activated(
            Do((Destroy(Target()), DealDamageToPlayer(3))),
            cost(0, *(MoveCard(mine(zones=("cemetery",), races=("Goblinoid",)), "banished zone"),) * 3),
            targets=(ENEMY,),
        ),
    ),
    "BP07-020": (
        fanfare(PlayFree(Target()), mine(Named("Strike"), zones=("cemetery",))),
        Activated(
            Do((grows(3), ChangeLife(2))), cost(0, RestCards(mine(Named("Great Tree")), 2), engage=False)
        ),
    ),
    "BP02-009": (evolving(MoveTo(Target(), DECK, "bottom"), ENEMY),),
    "CP03-052": (Activated(Do((Draw(1), MoveTo(Chosen(mine(zones=("hand",))), "banished zone"))), cost(0)),),
    "CP02-013": (
        Static(
            (ChangeCost(less=(("play points", 3),)),),
            when=There(mine(types=("follower",), races=("デレマス",)), 3),
            zones=("hand", "EX area"),
        ),
    ),
    "BP14-105": (
        Static((LoseKeywords(frozenset({"Evolve"})),), when=Fails(FESTIVE)),
        fanfare(DealDamage(Target(), 4), ENEMY),
    ),
    "BP03-100": (
        fanfare(top(5, cards(CostIs("<=", 5), zones=(DECK,), types=("follower",), races=("童話",)), "field")),
        Activated(
            MoveTo(Target(), "field"),
            cost(2, PutThisAway()),
            targets=(mine(CostIs("<=", 3), zones=("cemetery",), types=("follower",), races=("童話",)),),
        ),
    ),
    "BP10-101": (
        fanfare(Do((grows(0, 4, what=Target()), ChangeLife(4))), OWN),
        Activated(
            ChangeLife(2),
            Cost((Pay(1, "play points"), DiscardCards(1, OneOf(ThisCard())))),
            zones=("hand",),
            only_there=True,
            clause="12.3.3",
        ),
    ),
    "BP16-004": (
        fanfare(
            If(
                FESTIVE,
                search_deck(
                    mine(Not(Named("Nazuri")), CostIs("<=", 3), zones=(DECK,), races=("宴楽",)), "field"
                ),
            )
        ),
    ),
    "BP02-063": (Static((LESS,), when=Happened(Discards(cards(whose="you"))), zones=("hand", "EX area")),),
    "BP18-033": (evolving(top(3, cards(zones=(DECK,), races=("透京",)))),),
    "BP06-041": (
        fanfare(DealDamage(Target(), 5), ENEMY, cost=EARTH_RITE),
        Triggered(GoesToCemetery(), DealDamageToPlayer(3), EARTH_RITE),
    ),
    "ECP02-043": (
        evolving(
            ChooseOne(
                (
                    top(2, cards(zones=(DECK,), races=("パッション",))),
                    IfPaid(
                        Cost((Pay(3, "play points"),)),
                        Let("it", search_deck(mine(NameHas("Yui"), zones=(DECK,)), "field"), Evolve(It())),
                    ),
                )
            )
        ),
    ),
    "BP15-116": (evolving(grows(1, 1, what=Target()), OWN),),
    "BP16-116": (fanfare(Create(token("Artifact"), "field")),),
    "BP18-037": (fanfare(Do((grows(2, 2), Draw(1))), cost=cost(2, engage=False)),),
    "BP12-012": (Triggered(Attacks(), DealDamage(Target(), 2), targets=(ENEMY,)),),
    "BP19-065": (
        evolving(search_deck(mine(CostIs("=", 1), zones=(DECK,), races=("八獄",)), "field")),
        Triggered(GoesToCemetery(), MoveTo(ThisCard(), "EX area")),
    ),
    "BP12-109": (
        evolving(Modify(Each(ENEMY), (GainAbilities((HARMLESS,)),))),
        Activated(Rest(Target()), cost(2, engage=False), targets=(ENEMY,)),
    ),
    "BP07-094": (
        Triggered(
            Attacks(),
            Do(
                (
                    Create(token("Repair Mode"), "EX area"),
                    If(There(mine(Named("Repair Mode"), zones=("EX area",)), 3), grows(1)),
                )
            ),
        ),
    ),
}
"""By the number of the card, in the traits of the catalogue.

Of the thirty two are missing: one that races, and one that asks for stats it gained.
"""
