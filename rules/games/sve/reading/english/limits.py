"""What cards cannot do or have to do in English, what evolving costs, and transforming cards."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_limits
from rules.games.sve.reading.meanings_statics import times
from rules.language.amounts import Count
from rules.language.durations import Duration
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.language.references import This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()
RULES.same("nature", {"can't be destroyed or banished by abilities": meanings_limits.SAFE})
RULES.same(
    "paragraph",
    {
        **dict.fromkeys(
            (
                f"while {this} is on your field , your followers deal damage equal to their defense instead"
                " of their attack ."
                for this in ("this card", "card")
            ),
            meanings_limits.STRIKE_WITH_DEFENSE,
        ),
        **dict.fromkeys(
            ("this is put onto the field engaged .", "this card is put onto the field engaged ."),
            meanings_limits.ENTERS_ENGAGED,
        ),
        **dict.fromkeys(
            (
                f"{this} doesn't refresh during your start phase ."
                for this in ("this", "this card", "this follower")
            ),
            meanings_limits.STAYS_ENGAGED,
        ),
        **dict.fromkeys(
            (
                "whenever an opponent is selecting cards for an ability , if they can select this card ,"
                " they must select it .",
                "while this is on the field , your opponents must select it for abilities if able .",
            ),
            meanings_limits.MUST_BE_SELECTED,
        ),
    },
)
RULES.same("this-turn", dict.fromkeys(("for the rest of this turn ,", "this turn ,"), True))
RULES.same("its-activated", {"this card's activate abilities": True, "this card's {act} abilities": True})


@RULES.rule(
    "act",
    "<this-turn> <its-activated> can't be activated",
    example="for the rest of this turn, this card's Activate abilities can't be activated",
    miss="this card's Activate abilities can't be activated",
)
def no_abilities(this_turn: bool, its_activated: bool) -> Clause:
    """Return a clause in which no activated ability of the card can be used this turn."""
    return meanings_limits.no_abilities(evolving=True)


@RULES.rule(
    "act",
    "<this-turn> <its-activated> except evolve can't be activated",
    example="for the rest of this turn, this card's Activate abilities except Evolve can't be activated",
    miss="for the rest of this turn, this card's Activate abilities except Ward can't be activated",
)
def none_but_evolving(this_turn: bool, its_activated: bool) -> Clause:
    """Return a clause in which no activated ability of the card but evolving can be used this turn."""
    return meanings_limits.no_abilities(evolving=False)


RULES.same(
    "evolving-of",
    {
        **dict.fromkeys(
            (
                f"{this} {evolve}"
                for this in ("this card's", "this follower's")
                for evolve in ("evolve", "{evolve}")
            ),
            Picked("reference", cards=This()),
        ),
        **dict.fromkeys(("its evolve", "its {evolve}"), Picked("reference", cards=THAT)),
    },
)


@RULES.rule(
    "act",
    "change <evolving-of> cost to <integer> <for-now>",
    example="change this card's Evolve cost to 2 for the rest of this turn",
    miss="change this card's cost to 2 for the rest of this turn",
)
@RULES.rule(
    "act",
    "<evolving-of> costs <integer> <for-now>",
    example="this card's Evolve costs 2 this turn",
    miss="this card's Evolve costs 2",
)
def evolving_costs(evolving_of: Picked, integer: int, for_now: Duration) -> Clause | None:
    """Return a clause that sets what evolving costs for a time."""
    return meanings_limits.evolving_costs(evolving_of, integer, for_now)


@RULES.rule(
    "act",
    "<evolving-of> costs <integer> less <for-now>",
    example="this card's Evolve costs 2 less this turn",
    miss="this card's Evolve costs 2 less",
)
def evolving_costs_less(evolving_of: Picked, integer: int, for_now: Duration) -> Clause | None:
    """Return a clause in which evolving costs less for a time."""
    return meanings_limits.evolving_costs_less(evolving_of, integer, for_now)


@RULES.rule(
    "paragraph",
    "<evolving-of> costs <integer> less for (each|every) <noun> .",
    example="This card's Evolve costs 2 less for every other follower on your field.",
    miss="This card's Evolve costs 2 less for every other follower.",
)
def evolves_for_less(evolving_of: Picked, integer: int, noun: Filter) -> Paragraph | None:
    """Return the ability by which evolving costs less for each card of a kind."""
    if not zones_of(noun) or evolving_of.cards != This():
        return None
    return meanings_limits.evolves_for_less(times(integer, Count(noun)))


@RULES.rule(
    "act",
    "transform <pick> into (a|an) <token> token",
    example="transform it into a Fairy token",
    miss="transform it into a Fairy",
)
@RULES.rule(
    "act",
    "transform <pick> into <token> tokens",
    example="transform them into Fairy tokens",
    miss="transform them into Fairies",
)
def transform(pick: Picked, token: EvolveCard) -> Clause | None:
    """Return a clause in which cards are transformed into tokens (5.16.1)."""
    return meanings_limits.transformed(pick, token)
