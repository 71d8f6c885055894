"""More about Force of Will's cards: additional names, what they become, where they can be played from."""

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.statics_prices import Price
from rules.language.abilities import Ability, Static
from rules.language.amounts import Tallied
from rules.language.changes import AddName, ChangeCost, Restrict
from rules.language.conditions import Compare, Condition
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Player, Side
from rules.language.restrictions import CanBePlayedFrom, Cannot
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]
UNPLAYABLE = Restrict(Cannot("be played"))
UNPLAYED = InZone(("hand", "standby area", "graveyard", "removed area"))
"""The zones from which cards may be played."""


@RULES.rule(
    "static",
    "this card (has|gains) <name> in addition to its other names",
    example='this card has "Fire Magic Stone" in addition to its other names',
    miss='this card is "Fire Magic Stone" in addition',
)
def more_names(name: str) -> Abilities:
    return (Static((AddName(name),)),)


RULES.same("own-pile", {"graveyard": "graveyard", "removed area": "removed area"})


@RULES.rule(
    "static",
    "you may play this card from your <own-pile>",
    example="you may play this card from your graveyard",
    miss="you may play this card from your hand",
)
def played_from(own_pile: str) -> Abilities:
    return (Static((Restrict(CanBePlayedFrom((own_pile,))),), zones=(own_pile,), only_there=True),)


@RULES.rule(
    "static",
    "you may pay <price> less to play this card from your <own-pile>",
    example="you may pay {1} less to play this card from your graveyard",
    miss="you may pay {1} less to play this card",
)
def cheaper_from(price: Price, own_pile: str) -> Abilities:
    return (Static((ChangeCost(less=price),), zones=(own_pile,), only_there=True),)


RULES.same("players-who", {"players": "anyone", "your opponent": "opponent", "opponents": "opponent"})


@RULES.rule(
    "static",
    "<whose:players-who> cannot play <noun>",
    example="your opponent cannot play chants",
    miss="your opponent cannot play",
)
def unplayable(whose: Side, noun: Noun) -> Abilities | None:
    """No card of the kind can be played from any zone."""
    wanted = _cards(noun, whose)
    return None if wanted is None else (Static((UNPLAYABLE,), wanted),)


def _cards(noun: Noun, whose: Side) -> Filter | None:
    if noun.said or noun.zones not in ((), ("field",)):
        return None
    wanted = narrowed(noun.filter, UNPLAYED)
    return wanted if whose == "anyone" else narrowed(wanted, Controlled(whose))


@RULES.rule(
    "static",
    "each player may only play one card per turn",
    example="each player may only play one card per turn",
    miss="each player may play one card per turn",
)
def one_a_turn() -> Abilities:
    """Once a player has played a card, none of that player's cards can be played."""

    def of(player: Player) -> Ability:
        spent = Compare(Tallied("played", player), ">=", 1)
        return Static((UNPLAYABLE,), narrowed(UNPLAYED, Controlled(player)), when=spent)

    return of("you"), of("opponent")


@RULES.rule(
    "static",
    "this card cannot be cancelled [<while>]",
    example="this card cannot be cancelled",
    miss="this card cannot be destroyed",
)
def never_cancelled(**given: Condition) -> Abilities | None:
    """The ability protects the card on the chase, so it works only there."""
    when = given.get("while")
    if when is not None and mentions(when, THAT):
        return None
    kept = Restrict(Cannot("be cancelled"))
    return (Static((kept,), when=when, zones=("chase area",), only_there=True),)


@RULES.rule(
    "static",
    "<noun> cannot be returned to (its owner's hand|their owner's hand|their owners' hands|"
    "any player's hand)",
    example="Elves you control cannot be returned to their owners' hands",
    miss="Elves you control cannot be returned",
)
def never_returned(noun: Noun) -> Abilities | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Static((Restrict(Cannot("be returned to hand")),), wanted),)


RULES.same(
    "static",
    {
        "this card cannot be returned to its owner's hand": (
            Static((Restrict(Cannot("be returned to hand")),)),
        )
    },
)
