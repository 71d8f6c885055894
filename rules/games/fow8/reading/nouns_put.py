"""Noun phrases of Force of Will for cards that this card removed from the game or put into the field."""

from dataclasses import replace

from rules.games.fow8.nodes import RemoveFaceDown
from rules.games.fow8.reading.nouns import FIELD, Noun, any_of, everywhere
from rules.games.fow8.reading.statics_names import UNPLAYABLE, UNPLAYED
from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters, Static
from rules.language.changes import GainKeywords, Restrict
from rules.language.conditions import Condition, There
from rules.language.filters import Controlled, InZone, Named, PutBy, SharesWith, WithKeyword
from rules.language.references import Cards, Chosen, Each, This, ThisCard
from rules.language.restrictions import CanBePlayedFrom
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
BY_THIS = PutBy(ThisCard())
REMOVED = "removed area"
REMOVED_BY_THIS = narrowed(InZone((REMOVED,)), BY_THIS)

RULES.same("any-zone", {f"{a} removed area": REMOVED for a in ("a", "any")})
RULES.same("any-zone", {"all removed areas": REMOVED})


@RULES.rule(
    "noun",
    "<noun> that (was|were) removed by this card",
    example="cards in any removed area that were removed by this card",
    miss="cards in your hand that were removed by this card",
)
def removed_there(noun: Noun) -> Noun | None:
    """The zone is named, and whose it is."""
    return noun.asks(BY_THIS) if noun.zones == (REMOVED,) and noun.said else None


@RULES.rule(
    "noun",
    "<noun> removed [from the game] by this card",
    example="resonators removed from the game by this card",
    miss="resonators in your field removed by this card",
)
def removed_anywhere(noun: Noun) -> Noun | None:
    """A removed card is in its owner's removed area (1004.1)."""
    if noun.said or noun.zones not in ((), FIELD):
        return None
    return replace(noun, zones=(REMOVED,), said=True).asks(BY_THIS)


@RULES.rule(
    "noun",
    "<one:head> or <other:head> removed by this card",
    example="resonator or [Addition:Field] card removed by this card",
    miss="resonator or [Addition:Field] card removed",
)
def either_removed(one: Noun, other: Noun) -> Noun | None:
    """Cards of either kind, wherever such cards usually are."""
    if not {*one.zones, *other.zones} <= {*FIELD}:
        return None
    return Noun(any_of(one.filter, other.filter), (REMOVED,), said=True).asks(BY_THIS)


@RULES.rule(
    "every",
    "the <bare> put into (your|the|a) field by this card",
    example="the resonator put into your field by this card",
    miss="the resonator put into your hand by this card",
)
def the_one_put_there(bare: Noun) -> Picked | None:
    """Such a card may have come under anybody's control since."""
    if bare.zones != FIELD:
        return None
    return Picked("each", narrowed(bare.filter, InZone(FIELD), BY_THIS))


@RULES.rule(
    "clause",
    "put those removed cards into their (owner's hands|owners' hands)",
    example="put those removed cards into their owner's hands",
    miss="put those cards into their owner's hands",
)
def back_to_hands() -> Clause:
    """All cards that this card removed and that are still there."""
    return Clause(fx.MoveTo(Each(REMOVED_BY_THIS), "hand"))


@RULES.rule(
    "static",
    "you may play <noun>",
    example="you may play cards from your removed area that were removed by this card",
    miss="you may play cards from your removed area",
)
def playable(noun: Noun) -> tuple[Ability, ...] | None:
    """Only a card's owner can play it from a removed area."""
    parts = getattr(noun.filter, "parts", ())
    if noun.zones != (REMOVED,) or BY_THIS not in parts or Controlled("you") not in parts:
        return None
    return (Static((Restrict(CanBePlayedFrom((REMOVED,))),), everywhere(noun)),)


@RULES.rule(
    "static",
    "<subject> (gain|gains) <shared-words> as long as there are <noun> with that ability in any removed area "
    "that were removed by this card",
    example="this card gains [Flying] , and / or [Pierce] as long as there are cards with that ability "
    "in any "
    "removed area that were removed by this card",
    miss="this card gains [Flying] as long as there are cards with that ability in any removed area",
)
def shared_by_removed(
    subject: Picked, shared_words: tuple[str, ...], noun: Noun
) -> tuple[Ability, ...] | None:
    """Each keyword depends on a card that has the same one."""
    if noun.said or len(shared_words) < 2:
        return None
    affects = None if subject.how == "reference" else subject.filter
    there = narrowed(noun.filter, REMOVED_BY_THIS)
    return tuple(
        Static(
            (GainKeywords(frozenset({word})),),
            affects,
            when=There(narrowed(there, WithKeyword(frozenset({word})))),
        )
        for word in shared_words
    )


@RULES.rule(
    "condition",
    "(a|an) <noun> is in your removed area and was removed by this card",
    example='a card named "Fire Magic Stone" is in your removed area and was removed by this card',
    miss='a card named "Fire Magic Stone" is in your removed area',
)
def there_and_removed(noun: Noun) -> Condition | None:
    if noun.said or noun.zones:
        return None
    return There(narrowed(noun.filter, REMOVED_BY_THIS, Controlled("you")))


@RULES.rule(
    "static",
    "as long as there is a card in any removed area that was removed by this card , your opponent cannot "
    "play "
    "cards that share a name with that card",
    example="as long as there is a card in any removed area that was removed by this card , your opponent "
    "cannot play cards that share a name with that card",
    miss="as long as there is a card in any removed area , your opponent cannot play cards that share a name "
    "with that card",
)
def barred_by_removed() -> tuple[Ability, ...]:
    """Nothing is barred while no such card is there."""
    barred = narrowed(UNPLAYED, Controlled("opponent"), SharesWith("name", Each(REMOVED_BY_THIS)))
    return (Static((UNPLAYABLE,), barred),)


@RULES.rule(
    "static",
    "as this card enters (your|the) field , you may remove a card named <name> in your hand from the "
    "game . if "
    "you do , this card enters (your|the) field with <number> <counter> counters on it",
    example='as this card enters your field , you may remove a card named "Fire Magic Stone" in your '
    "hand from "
    "the game . if you do , this card enters your field with five hope counters on it",
    miss="as this card enters your field , this card enters your field with five hope counters on it",
)
def stronger_for_removing(name: str, number: int, counter: str) -> tuple[Ability, ...]:
    mine = narrowed(Named(name), InZone(("hand",)), Controlled("you"))
    gone = fx.MoveTo(Chosen(mine, 1, 0), REMOVED)
    return (AsItEnters(fx.IfYouDo(gone, fx.PutCounters(This(), counter, number))),)


@RULES.rule(
    "clause",
    "remove <top> from the game face down . you may look at (it|them|that card) at any time",
    example="remove the top three cards of your deck from the game face down . you may look at them at "
    "any time",
    miss="remove the top three cards of your deck from the game face down",
)
def removed_face_down(top: Cards) -> Clause:
    """Only the effect's player may look at the cards (311.2a)."""
    effect = RemoveFaceDown(top, seen=True)
    return Clause(effect, about=effect)
