"""Events that trigger abilities, in English: ability keywords, moments, and what happens to cards."""

from rules.games.sve.nodes import (
    Bursts,
    DealsAttackDamage,
    DealsCombatDamage,
    Evolves,
    StrikesLeader,
    TakesAbilityDamage,
    TakesCombatDamage,
)
from rules.games.sve.reading import meanings_words
from rules.language.events import (
    Attacks,
    Draws,
    During,
    Enters,
    Event,
    GainsLife,
    Leaves,
    LosesLife,
    Moment,
    Plays,
    Rests,
    TakesDamage,
)
from rules.language.filter_shorthand import without_zones, zones_of
from rules.language.filters import Filter, Other
from rules.reading.grammar import Rules

RULES = Rules()

RULES.same(
    "trigger",
    {
        **dict.fromkeys(("{fanfare}", "{fanfare} :"), meanings_words.FANFARE),
        "{lastwords}": meanings_words.LAST_WORDS,
        **dict.fromkeys(("on evolve :", "on evolve -"), meanings_words.ON_EVOLVE),
        **dict.fromkeys(
            ("on super-evolve :", "on super-evolve -", "on super evolve -"), meanings_words.ON_SUPER_EVOLVE
        ),
        **dict.fromkeys(("on drive :", "on drive -"), meanings_words.ON_DRIVE),
        **dict.fromkeys(("on race :", "on race -"), meanings_words.ON_RACE),
        **dict.fromkeys(("strike :", "strike -"), meanings_words.STRIKE),
        **dict.fromkeys(("follower strike :", "follower strike -"), meanings_words.FOLLOWER_STRIKE),
        **dict.fromkeys(("leader strike :", "leader strike -"), meanings_words.LEADER_STRIKE),
    },
)
RULES.same(
    "open-trigger",
    {
        "{fanfare}": meanings_words.FANFARE,
        "{lastwords}": meanings_words.LAST_WORDS,
        "on evolve": meanings_words.ON_EVOLVE,
        "on race": meanings_words.ON_RACE,
        "strike": meanings_words.STRIKE,
    },
)
RULES.same(
    "moment",
    {
        "at the start of your main phase": meanings_words.START_OF_MAIN_PHASE,
        "at the start of your end phase": meanings_words.START_OF_END_PHASE,
        "at the start of each opponent's main phase": Moment("main phase", "opponent"),
        "at the start of each opponent's end phase": Moment("end phase", "opponent"),
    },
)
RULES.same(
    "event",
    {
        **dict.fromkeys(("this attacks", "this follower attacks"), Attacks()),
        **dict.fromkeys(("this evolves", "this follower evolves"), Evolves()),
        **dict.fromkeys(
            ("this leaves the field", "this card leaves the field", "this follower leaves the field"),
            Leaves(),
        ),
    },
)


def subject(noun: Filter) -> Filter | None:
    """Return the filter for the cards an event is about; the event itself says that they are on the field."""
    if zones_of(noun) not in ((), ("field",)):
        return None
    return without_zones(noun, ("field",))


@RULES.rule("one-card", "(a|an) <noun>", example="a follower", miss="each follower")
def a_card(noun: Filter) -> Filter | None:
    """Return the filter for the cards that something happens to."""
    return subject(noun)


@RULES.rule(
    "one-card",
    "(a|an) <one:noun> or (a|an) <other:noun>",
    example="a spell that costs 3 or a Beast card",
    miss="a spell that costs 3 and a Beast card",
)
def one_of_two(one: Filter, other: Filter) -> Filter | None:
    """Return the filter for the cards of two kinds that something happens to."""
    if zones_of(one) or zones_of(other):
        return None
    return meanings_words.either(one, other)


@RULES.rule("one-card", "another <noun>", example="another follower", miss="other followers")
def another_card(noun: Filter) -> Filter | None:
    """Return the filter for the cards, other than this one, that something happens to."""
    return subject(meanings_words.of(noun, Other()))


@RULES.rule(
    "event",
    "(a|an) {ub} ability of <one-card> is executed",
    example="a {ub} ability of another follower on your field is executed",
    miss="an ability of another follower on your field is executed",
)
def bursts(one_card: Filter) -> Event:
    """Return the event that a Union Burst ability of a card is executed."""
    return Bursts(one_card)


@RULES.rule(
    "event", "<one-card> attacks", example="a follower on your field attacks", miss="followers attack"
)
def attacks(one_card: Filter) -> Event:
    """Return the event that a follower attacks."""
    return Attacks(one_card)


@RULES.rule(
    "event", "<one-card> evolves", example="a follower on your field evolves", miss="followers evolve"
)
def evolves(one_card: Filter) -> Event:
    """Return the event that a follower evolves."""
    return Evolves(one_card)


@RULES.rule(
    "event",
    "<one-card> (is put onto|comes onto|enters) your field",
    example="another follower is put onto your field",
    miss="another follower is put onto the field",
)
def enters(one_card: Filter) -> Event | None:
    """Return the event that a card comes onto your field."""
    return Enters(meanings_words.of(one_card, meanings_words.OURS))


@RULES.rule("event", "you play <one-card>", example="you play a spell", miss="you play spells")
def played(one_card: Filter) -> Event:
    """Return the event that you play a card."""
    return Plays(meanings_words.of(one_card, meanings_words.OURS))


@RULES.rule(
    "trigger", "<moment> ,", example="at the start of your end phase,", miss="at the end of your end phase,"
)
def at_moment(moment: Event) -> Event:
    """Return the event that a moment of the turn comes."""
    return moment


@RULES.rule(
    "trigger", "(whenever|when) <event> ,", example="whenever you play a spell,", miss="if you play a spell,"
)
def whenever(event: Event) -> Event:
    """Return an event as it is."""
    return event


@RULES.rule(
    "trigger",
    "during your turn , (whenever|when) <event> ,",
    example="during your turn, whenever you play a spell,",
    miss="during your turn, if you play a spell,",
)
def in_your_turn(event: Event) -> Event:
    """Return an event limited to your own turn."""
    return During(event)


@RULES.rule(
    "once-trigger",
    "<often> on each of your turns , (when|whenever) <event> ,",
    example="twice on each of your turns, when you play a spell,",
    miss="on each of your turns, when you play a spell,",
)
def so_often_in_your_turn(often: int, event: Event) -> tuple[Event, int]:
    """Return an event limited to your own turn, and how often it counts in it."""
    return During(event), often


@RULES.rule(
    "once-trigger",
    "<often> per turn , (when|whenever) <event> ,",
    example="4 times per turn, when you play a spell,",
    miss="4 times, when you play a spell,",
)
def so_often_in_a_turn(often: int, event: Event) -> tuple[Event, int]:
    """Return an event and how often it counts in a turn."""
    return event, often


RULES.same("in-your-turn", {"during your turn": True})


@RULES.rule(
    "event",
    "<event> <in-your-turn>",
    example="you play a spell during your turn",
    miss="you play a spell during each opponent's turn",
)
def happens_in_your_turn(event: Event, in_your_turn: bool) -> Event | None:
    """Return an event limited to your own turn."""
    return None if isinstance(event, During) else During(event)


RULES.same(
    "event",
    {
        **dict.fromkeys(
            ("this becomes engaged", "this card becomes engaged", "this follower becomes engaged"), Rests()
        ),
        "this follower takes damage": TakesDamage(),
        "this takes damage": TakesDamage(),
        **dict.fromkeys(
            ("this follower takes ability damage", "this takes ability damage"), TakesAbilityDamage()
        ),
        **dict.fromkeys(
            ("this follower takes combat damage", "this takes combat damage"), TakesCombatDamage()
        ),
        "your leader gains {defense}": GainsLife(),
        "you draw a card": Draws(),
        **dict.fromkeys(("your leader loses defense", "your leader's defense decreases"), LosesLife()),
        "your leader's defense decreases": LosesLife(),
        "your leader gains defense": GainsLife(),
        "this follower deals combat damage": DealsCombatDamage(),
        "this follower deals attack damage": DealsAttackDamage(),
        "this follower deals attack damage to an enemy leader": StrikesLeader(),
    },
)


@RULES.rule(
    "trigger",
    "during each opponent's turn , (whenever|when) <event> ,",
    example="during each opponent's turn, whenever this attacks,",
    miss="during your turn, whenever this attacks,",
)
def in_their_turn(event: Event) -> Event:
    """Return an event limited to an opponent's turn."""
    return During(event, "opponent")


@RULES.rule("one-card", "one of your <noun>", example="one of your followers", miss="your followers")
def one_of_yours(noun: Filter) -> Filter | None:
    """Return the filter for your cards that something happens to."""
    return None if zones_of(noun) else meanings_words.of(noun, meanings_words.OURS)
