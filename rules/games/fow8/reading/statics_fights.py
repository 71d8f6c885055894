"""What Force of Will's cards say about attacks and blocks: who must take part, and at what cost."""

from rules.games.fow8.keywords_meanings import BLOCKS_FLYING
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import FIELD, FIGHTERS
from rules.language.abilities import Ability, Static
from rules.language.changes import GainKeywords, Restrict
from rules.language.conditions import Is
from rules.language.filters import Controlled, InZone, IsRested, OneOf
from rules.language.references import This
from rules.language.restrictions import Can, Must
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]
THEIRS = narrowed(FIGHTERS, InZone(FIELD), Controlled("opponent"))
TO_THIS = Restrict(Must("attack", OneOf(This())))


@RULES.rule(
    "permission",
    "can block (J/resonators|resonators|resonator|a resonator) with <keyword>",
    example="can block resonators with [Flying]",
    miss="can block resonators without [Flying]",
)
def blocks_flying(keyword: str) -> Changes | None:
    """Only one keyword keeps some cards from blocking."""
    return (GainKeywords(frozenset({BLOCKS_FLYING})),) if keyword == "Flying" else None


RULES.same(
    "static",
    {
        "your opponent must attack this card if able": (Static((TO_THIS,), THEIRS),),
        "your opponent must block this card if able": (Static((Restrict(Must("be blocked")),)),),
        "attacking doesn't cause this card to rest": (Static((Restrict(Can("attack unrested")),)),),
        "attacking does not cause this card to rest": (Static((Restrict(Can("attack unrested")),)),),
        "blocking doesn't cause this card to rest": (Static((Restrict(Can("block unrested")),)),),
        "blocking does not cause this card to rest": (Static((Restrict(Can("block unrested")),)),),
        "this card doesn't rest when it blocks": (Static((Restrict(Can("block unrested")),)),),
    },
)


@RULES.rule(
    "static",
    "as you choose (a card to attack|an attacker) , you must choose this card if able",
    example="as you choose an attacker , you must choose this card if able",
    miss="as you choose a blocker , you must choose this card if able",
)
def chosen_first() -> Abilities:
    return (Static((Restrict(Must("be chosen to attack")),)),)


@RULES.rule(
    "static",
    "<every> (must attack|attack|attacks) this card if able",
    example="resonators your opponent controls must attack this card if able",
    miss="resonators your opponent controls must attack if able",
)
def drawn_to_this(every: Picked) -> Abilities:
    return (Static((TO_THIS,), every.filter),)


@RULES.rule(
    "static",
    "as long as this card is in (your|a|the) field , <static>",
    example="as long as this card is in your field , resonators you control gain [Flying]",
    miss="as long as this card is in your graveyard , resonators you control gain [Flying]",
)
def while_here(static: Abilities) -> Abilities | None:
    """An ability of a card in play holds only while the card is there anyway."""
    return static if all(isinstance(one, Static) and not one.zones for one in static) else None


@RULES.rule(
    "static",
    "as long as this card is rested , <every> (must attack|attack|attacks) it if able",
    example="as long as this card is rested , resonators your opponent controls attack it if able",
    miss="as long as this card is rested , resonators your opponent controls attack if able",
)
def drawn_while_rested(every: Picked) -> Abilities:
    return (Static((TO_THIS,), every.filter, when=Is(This(), IsRested())),)
