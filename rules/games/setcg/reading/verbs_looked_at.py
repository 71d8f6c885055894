"""More that is done with cards of a deck: at which end they are put, what is cast, whose deck it is."""

from rules.games.setcg.nodes import CastFree
from rules.games.setcg.reading.nouns import ANY_CARD, DECK, HAND, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_decks import IN_DECK, Opening
from rules.games.setcg.reading.verbs_persons import either_end
from rules.language.amounts import CountOf
from rules.language.composed import Let, Look
from rules.language.effects import Do, Effect, MoveTo, Shuffle
from rules.language.filters import Filter, OneOf
from rules.language.references import Chosen, It
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

LOOKED_AT = Rules()

ONE_UNDER = MoveTo(Chosen(IN_DECK, among=THAT), DECK, "bottom")
"""One of the cards goes to the bottom, so that the other stays on top."""
LOOKED_AT.same(
    "shared-out",
    {
        f"put 1 card among them on top of your deck and the other {to} the bottom of your deck": Clause(
            ONE_UNDER, about=NONE
        )
        for to in ("to", "at")
    },
)
LOOKED_AT.same(
    "shared-out",
    {
        "add 1 card among them to your hand and put 1 card at the bottom of your deck,"
        " then put the remaining card on top of your deck": Clause(
            Do((MoveTo(Chosen(IN_DECK, among=THAT), HAND), ONE_UNDER)), about=NONE
        )
    },
)
MINE, THEIRS = It("mine"), It("theirs")
LOOKED_AT.same(
    "clause",
    {
        "look at the top card of your deck and your opponent's deck."
        " put them on the top or bottom of the respective decks": Clause(
            Look(
                1,
                Look(1, Do((either_end(MINE), either_end(THEIRS))), name=THEIRS.name, of="opponent"),
                name=MINE.name,
            ),
            about=NONE,
        )
    },
)
LOOKED_AT.same(
    "clause",
    {
        f"your opponent puts it {where} top or bottom of its owner's deck": Clause(
            either_end(THAT, by="opponent"), about=NONE
        )
        for where in ("at the", "on the", "on")
    },
)


ALL_IN_THEIR_ORDER = Chosen(ANY_CARD, CountOf(THAT), CountOf(THAT), "opponent", among=THAT)
LOOKED_AT.same(
    "clause",
    {
        "your opponent puts them at the bottom of their owner's deck in any order": Clause(
            MoveTo(ALL_IN_THEIR_ORDER, DECK, "bottom"), about=NONE
        )
    },
)


@LOOKED_AT.rule(
    "opening",
    "reveal the top card of [your] opponent's deck",
    example="reveal the top card of your opponent's deck",
    miss="reveal the top card of your deck",
)
def reveal_theirs() -> Opening:
    return Opening(1, shown=True, of="opponent")


@LOOKED_AT.rule(
    "among",
    "play up to <number> <noun> with a total cost of <within:number> or less among them onto the field",
    example="play up to 3 Monsters with a total cost of 6 or less among them onto the field",
    miss="play up to 3 Monsters with a total cost of 6 or more among them onto the field",
)
@LOOKED_AT.rule(
    "among",
    "play as many <noun> as you want with a total cost of <within:number> or less among them onto the field",
    example="play as many Monsters as you want with a total cost of 6 or less among them onto the field",
    miss="play as many Monsters as you want among them onto the field",
)
def played_within(noun: Noun, within: int, number: int | None = None) -> MoveTo | None:
    if noun.zone or noun.whose != "anyone":
        return None
    wanted = narrowed(ANY_CARD, noun.filter, IN_DECK)
    most = CountOf(THAT) if number is None else number
    return MoveTo(Chosen(wanted, most, 0, among=THAT, within=within), "field")


LOOKED_AT.same("freely", {"without paying the cost": "", "without paying its cost": ""})


@LOOKED_AT.rule(
    "cast-among",
    "reveal 1 <noun> among them and cast it <freely>",
    example="reveal 1 Monster among them and cast it without paying the cost",
    miss="reveal 1 Monster among them and cast it",
)
@LOOKED_AT.rule(
    "cast-among",
    "cast [up to] 1 <noun> among them <freely>",
    example="cast 1 Monster among them without paying the cost",
    miss="cast 2 Monsters among them without paying the cost",
)
def cast_among(freely: str, noun: Noun) -> Effect | None:
    """A player who may cast a card for free need not, whether or not the text says so."""
    if noun.zone or noun.whose != "anyone":
        return None
    return CastFree(narrowed(ANY_CARD, noun.filter, IN_DECK, OneOf(THAT)))


@LOOKED_AT.rule(
    "shared-out",
    "<cast-among> . then , <rest:shuffled-under>",
    example="reveal 1 Monster among them and cast it without paying the cost."
    " then, shuffle the other cards and return them to the bottom of your deck",
    miss="reveal 1 Monster among them and cast it without paying the cost",
)
@LOOKED_AT.rule(
    "shared-out",
    "<cast-among> and <rest>",
    example="cast 1 Monster among them without paying the cost"
    " and return the other cards to the bottom of your deck in any order",
    miss="cast 1 Monster among them without paying the cost",
)
def cast_and_rest(cast_among: Effect, rest: MoveTo) -> Clause:
    return Clause(Do((cast_among, rest)), about=NONE)


@LOOKED_AT.rule(
    "clause",
    "search for 1 <noun> and cast it <freely> ."
    " if you do not cast it , put (the summon|it) into the break zone",
    example="search for 1 Fire Summon and cast it without paying its cost."
    " if you do not cast it, put the Summon into the Break Zone",
    miss="search for 1 Fire Summon and cast it without paying its cost",
)
def found_and_cast(noun: Noun, freely: str) -> Clause | None:
    """A card that was cast is another object, which no longer goes into the break zone from the deck."""
    wanted: Filter | None = None if noun.zone or noun.whose != "anyone" else noun.placed(DECK, "you")
    if wanted is None:
        return None
    found = It("found")
    cast = CastFree(narrowed(ANY_CARD, IN_DECK, OneOf(found)))
    put = MoveTo(Chosen(IN_DECK, among=found), "break zone")
    return Clause(Let(found.name, Chosen(wanted, 1, 0), Do((cast, put, Shuffle(DECK)))), about=NONE)
