"""Effects of Force of Will that put additions on cards in the field, from any zone."""

from rules.games.fow8.nodes import AddCards
from rules.games.fow8.reading.sentences import BURIED
from rules.games.fow8.reading.verbs_zones import Search
from rules.language import effects as fx
from rules.language.filters import Filter
from rules.language.references import Cards, Target, This, ThisCard
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
Aimed = tuple[Cards, tuple[Filter, ...]]
"""Cards, with the filters for those that are targets."""


@RULES.rule("addend", "<what:this>", example="this card", miss="a card")
@RULES.rule("addend", "<what:that>", example="it", miss="its")
@RULES.rule("addend", "<what:choice>", example="an addition from your hand", miss="additions")
@RULES.rule("addend", "<what:target>", example="target addition", miss="additions")
def meant(what: Picked) -> Aimed | None:
    """A single card: one just named, a choice or a target."""
    match what:
        case Picked("reference", cards=cards) if cards is not None:
            return cards, ()
        case Picked("chosen", most=1):
            return what.choice, ()
        case Picked("target", wanted, 1, 1):
            return Target(), (wanted,)
    return None


@RULES.rule(
    "addend",
    "this card (in|from) your graveyard",
    example="this card from your graveyard",
    miss="this card from your hand",
)
def this_in_graveyard() -> Aimed:
    return BURIED, ()


RULES.same("onto", dict.fromkeys(("to", "on", "onto", "on to"), True))
RULES.same("adds", {"add": True, "move": True})


@RULES.rule(
    "clause",
    "<adds> <what:addend> <onto> <to:addend>",
    example="add an addition from your hand to this card",
    miss="add an addition from your hand",
)
def added(adds: bool, what: Aimed, onto: bool, to: Aimed) -> Clause | None:
    cards, first = what
    host, second = to
    if first and second:
        host = Target(1)
    if isinstance(host, This) and isinstance(cards, This | ThisCard):
        return None
    return Clause(AddCards(cards, host), (*first, *second), about=host if not second or first else Target())


@RULES.rule(
    "clause",
    "put <what:addend> onto <to:addend>",
    example="put an addition from your hand onto this card",
    miss="put an addition from your hand",
)
def put_onto(what: Aimed, to: Aimed) -> Clause | None:
    return added(True, what, True, to)


@RULES.rule(
    "clause",
    "<search> and add it to <to:addend> . <shuffled>",
    example="search your deck for an addition and add it to an Elf you control . then shuffle your deck",
    miss="search your deck for an addition and add it . then shuffle your deck",
)
def found_and_added(search: Search, to: Aimed, shuffled: str) -> Clause | None:
    cards, deck = search
    host, wanted = to
    if deck != shuffled:
        return None
    return Clause(fx.Do((AddCards(cards, host), fx.Shuffle(deck))), wanted)
