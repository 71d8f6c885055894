"""More trigger events of Force of Will: damage between cards, named cards, several events."""

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import RULERS, Noun, everywhere
from rules.language.conditions import Condition
from rules.language.events import AnyEvent, AtLeast, Becomes, By, Discards, Enters, Leaves, Moves, TakesDamage
from rules.language.filters import Controlled, HostOf, InZone, Named, OneOf
from rules.language.references import Cause, Subject, This
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@RULES.rule("one", "bestowed <noun>", example="bestowed resonator", miss="resonator bestowed")
def bestowed(noun: Noun) -> Noun | None:
    """The card that an addition with Bestow is on."""
    return None if noun.said else noun.asks(HostOf(OneOf(This())))


@RULES.rule("one", "<name>", example='"Fire Magic Stone"', miss="Fire Magic Stone")
def named(name: str) -> Noun:
    return Noun(Named(name), RULERS)


@RULES.rule(
    "happening",
    "<one> deals damage to <other:one>",
    example="an Elf you control deals damage to a resonator",
    miss="an Elf you control deals damage",
)
def hurts_another(one: Noun, other: Noun) -> When | None:
    """The word "it" then means the card that is dealt the damage."""
    dealer, hurt = everywhere(one), everywhere(other)
    if dealer is None or hurt is None:
        return None
    return When(By(TakesDamage(hurt), dealer), Subject())


RULES.same(
    "happening",
    {
        "damage is dealt to this card": When(TakesDamage(), THIS),
        "your opponent discards a card": When(
            Discards(narrowed(InZone(("graveyard",)), Controlled("opponent"))), Subject()
        ),
        "you discard a card": When(Discards(narrowed(InZone(("graveyard",)), Controlled("you"))), Subject()),
    },
)


@RULES.rule(
    "happening",
    "<one> is dealt <integer> or more damage",
    example="a resonator is dealt 300 or more damage",
    miss="a resonator is dealt 300 damage",
)
def badly_hurt(one: Noun, integer: int) -> When | None:
    """The amount is dealt at once."""
    wanted = everywhere(one)
    return None if wanted is None else When(AtLeast(TakesDamage(wanted), integer), Subject())


@RULES.rule(
    "happening",
    "(a|an) <noun> is put into a graveyard",
    example="a card is put into a graveyard",
    miss="a card is put into a hand",
)
def some_buried(noun: Noun) -> When | None:
    """Cards from any zone; None for a noun that implies a zone, since such cards leave that one."""
    if noun.said or noun.zones:
        return None
    return When(Moves(noun.filter, ("graveyard",)), Subject())


AWAY = "leaves your field for a non field zone"


@RULES.rule(
    "happening",
    f"this card enters your field or {AWAY}",
    example=f"this card enters your field or {AWAY}",
    miss=f"this card enters your field and {AWAY}",
)
def comes_or_goes() -> When:
    return When(AnyEvent((Enters(), Leaves())))


@RULES.rule(
    "happening",
    "<one> deals damage to this card",
    example="a resonator deals damage to this card",
    miss="a resonator deals damage",
)
def hurts_this(one: Noun) -> When | None:
    """The word "it" then means the card that deals the damage."""
    dealer = everywhere(one)
    return None if dealer is None else When(By(TakesDamage(), dealer), Cause())


@RULES.rule(
    "happening",
    "this card enters (your|the) field from <zone:any-zone>",
    example="this card enters the field from a graveyard",
    miss="this card enters the field",
)
def enters_from(zone: str) -> When:
    return When(Enters(None, (zone,)), THIS)


@RULES.rule(
    "when",
    "when <condition>",
    example="when you have no cards in your hand",
    miss="whenever you have no cards in your hand",
)
def comes_true(condition: Condition) -> When | None:
    """It triggers on a state of the game (906)."""
    return None if mentions(condition, THAT) else When(Becomes(condition), THIS)
