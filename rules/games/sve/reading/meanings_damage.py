"""Trees for damage that is increased, reduced or prevented, in both languages."""

from rules.games.sve.nodes import LeaderTakesAbilityDamage, TakesAbilityDamage
from rules.games.sve.reading.meanings_stats import gained
from rules.games.sve.reading.meanings_words import THEIRS
from rules.language.abilities import Replacement, Static
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import Change, GainAbilities, Restrict
from rules.language.durations import ALWAYS, END_OF_TURN, Duration
from rules.language.effects import Later, Modify
from rules.language.events import AnyEvent, AtLeast, By, During, Event, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import without_zones, zones_of
from rules.language.filters import EVERY_CARD, All, Controlled, Filter, OneOf
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting

ITSELF: Filter = OneOf(This())
"""The card with the ability, as what deals damage."""


def deals_more(cause: Filter, amount: int, *, in_their_turn: bool = False) -> Replacement:
    """Return the replacement by which cards of a kind deal more damage to followers and leaders."""
    dealt = AnyEvent((By(TakesDamage(EVERY_CARD), cause), By(PlayerTakesDamage("anyone"), cause)))
    event = During(dealt, "opponent") if in_their_turn else dealt
    return Replacement(event, amount=Plus((EventAmount(), amount)))


def leader_less_hurt(amount: int) -> Replacement:
    """Return the replacement by which your leader takes less damage."""
    return Replacement(PlayerTakesDamage(), amount=Minus(EventAmount(), amount))


def leader_less_hurt_once(amount: int) -> Replacement:
    """Return the replacement by which your leader takes less of the next damage."""
    return Replacement(PlayerTakesDamage(), amount=Minus(EventAmount(), amount), once=True)


HITS_THEIR_LEADER: Event = By(PlayerTakesDamage("opponent"), ITSELF)
"""The event that the card itself deals damage to the opponent's leader, in combat or by an ability."""
LEADER_UNHURT_BY_ABILITIES = Replacement(LeaderTakesAbilityDamage())
LEADER_UNHURT_ONCE = Replacement(PlayerTakesDamage(), once=True)
UNHURT_ONCE = Replacement(TakesDamage(), once=True)
UNHURT_BY_THEIR_ABILITIES = Replacement(By(TakesAbilityDamage(), THEIRS))


def ours_less_hurt(wanted: Filter, amount: int) -> Replacement:
    """Return the replacement by which cards take less damage from the opponent's abilities."""
    return Replacement(By(TakesAbilityDamage(wanted), THEIRS), amount=Minus(EventAmount(), amount))


def more_hurt(amount: int) -> Replacement:
    """Return the replacement by which a card takes more damage."""
    return Replacement(TakesDamage(), amount=Plus((EventAmount(), amount)))


def at_most(most: int) -> Replacement:
    """Return the replacement by which a card takes at most an amount of damage at a time."""
    return Replacement(AtLeast(TakesDamage(), most + 1), amount=most)


def leader_at_most(most: int) -> Replacement:
    """Return the replacement by which your leader takes at most an amount of damage at a time."""
    return Replacement(AtLeast(PlayerTakesDamage(), most + 1), amount=most)


def this_turn(shield: Replacement) -> Clause:
    """Return a clause in which a replacement of damage to players lasts until the turn ends."""
    return Clause(Later(shield, until=END_OF_TURN))


def shielded(pick: Picked, shield: Replacement) -> Clause | None:
    """Return a clause in which a replacement of damage to cards lasts until the turn ends."""
    return acting(pick, lambda cards: Modify(cards, (GainAbilities((shield,)),), END_OF_TURN))


def given_and_for_now(
    pick: Picked, gains: tuple[Change, ...], gift: tuple[Change, ...], until: Duration
) -> Clause | None:
    """Return a clause in which a card gains something permanently, and something else for a time."""
    whole = gained(*gains)
    if whole is None or pick.how != "reference" or pick.cards is None:
        return None
    first = acting(pick, lambda cards: Modify(cards, whole, ALWAYS))
    return first and joined((first, Clause(Modify(THAT, gift, until), about=THAT)))


def all_unhurt_in_your_turn(noun: Filter) -> Paragraph | None:
    """Return the abilities by which abilities deal your leader and some cards of your field no damage.

    They work in your turn. None for cards that are elsewhere or an opponent's.
    """
    if zones_of(noun) != ("field",) or Controlled("you") not in (noun.parts if isinstance(noun, All) else ()):
        return None
    wanted = without_zones(noun, ("field",))
    shields = (LeaderTakesAbilityDamage(), TakesAbilityDamage(wanted))
    return Paragraph(tuple(Replacement(During(event)) for event in shields))


SAFE_FROM_ABILITIES = Paragraph(
    (Replacement(TakesAbilityDamage()), Static((Restrict(Cannot("be destroyed")),)))
)
"""What a card is that abilities neither damage nor destroy."""
