"""Texts of several sentences: what one refers to that the previous one did, and what depends on it."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.dm.reading.nouns import BATTLE, DECK, GRAVEYARD, HAND, MANA, SHIELDS
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.amounts import Extreme
from rules.language.conditions import Fails, Is
from rules.language.effects import Effect
from rules.language.filters import AsNamed, Filter, InZone, OneOf, SharesWith
from rules.language.references import AtRandom, Cards, Chosen, Each, It, Top
from rules.reading.clauses import THAT, Clause, in_order, joined, mentions, rebuilt, substituted
from rules.reading.phrases import narrowed

REVEALED = It("revealed")
"""Stands for all cards that were revealed until a matching one was found."""


def met(count: int) -> It:
    """Return the reference to the matching cards that were found."""
    return It(f"met {count}")


DISCARDED, DESTROYED, RETURNED = It("discarded"), It("destroyed"), It("returned")
"""Stand for cards with which the preceding text does this, until sentences are joined."""
PUT = {GRAVEYARD: It("buried"), MANA: It("charged"), BATTLE: It("brought"), SHIELDS: It("shielded")}
"""Stand for cards that the text before puts into a zone."""
ELSEWHERE = It("elsewhere")
"""Stands for the card with the ability where it is not in the battle zone."""
WHERE = {HAND: It("in hand"), GRAVEYARD: It("in graveyard"), MANA: It("in mana zone")}
"""Stand for that card where the text says from which zone it comes."""
CHOSEN = It("chosen")
"""Stands for the cards that the previous sentence only chose."""


def _puts_into(zone: str) -> Callable[[Effect], bool]:
    return lambda one: isinstance(one, fx.MoveTo) and one.zone == zone


SPOKEN_OF: dict[It, Callable[[Effect], bool]] = {
    DISCARDED: lambda one: isinstance(one, fx.Discard | fx.DiscardHand),
    DESTROYED: lambda one: isinstance(one, fx.Destroy),
    RETURNED: lambda one: isinstance(one, fx.MoveTo) and one.zone == HAND,
    **{mark: _puts_into(zone) for zone, mark in PUT.items()},
}


def speaks_of_nothing(tree: object) -> bool:
    """Return whether a tree refers to cards that something was done with, but nothing says which."""

    return any(
        mentions(_without(tree, mark), mark)
        for mark in (*SPOKEN_OF, CHOSEN, REVEALED, ELSEWHERE, *WHERE.values())
    )


def _without(tree: object, mark: It) -> object:
    """Return a tree without the effects on cards that it names itself by a mark."""

    def bound(node: object) -> object:
        binds = isinstance(node, fx.Let) and node.name == mark.name
        return replace(node, effect=fx.NOTHING) if binds and isinstance(node, fx.Let) else node

    return rebuilt(tree, bound)


def chained(first: Clause, rest: Clause) -> Clause | None:
    """Return two clauses as one; a card chosen only for one purpose is picked by the clause that uses it."""
    about = first.about
    if mentions((rest.effect, rest.about), CHOSEN):
        if not isinstance(about, Chosen | AtRandom):
            return None
        rest = substituted(rest, CHOSEN, THAT)
    if first.effect == fx.NOTHING and isinstance(about, Chosen | AtRandom):
        rest = substituted(rest, AsNamed("name"), SharesWith("name", THAT))
        effect = rest.effect
        if getattr(effect, "what", None) == THAT and not isinstance(effect, fx.Let):
            picked = replace(effect, what=about)  # type: ignore[arg-type]
            # A number of cards named before remains that number.
            if not mentions(replace(effect, what=UNSAID), THAT):  # type: ignore[arg-type]
                return Clause(picked, about=picked if rest.about in (None, THAT) else rest.about)
    shown = first.effect
    if isinstance(shown, fx.May) and isinstance(shown.effect, fx.Reveal) and mentions(rest.effect, THAT):
        # What is said about optionally revealed cards is done only if they are revealed.
        parts = rest.effect.effects if isinstance(rest.effect, fx.Do) else (rest.effect,)
        inner = chained(Clause(shown.effect), rest) if all(mentions(one, THAT) for one in parts) else None
        return None if inner is None else Clause(replace(shown, effect=inner.effect), about=UNSAID)
    if isinstance(shown, fx.Do) and shown.effects and mentions(rest.effect, THAT):
        # Cards stay visible if something was done before they were revealed.
        *before, last = shown.effects
        if isinstance(last, fx.Reveal) and last.effect == fx.NOTHING:
            inner = chained(Clause(last, about=about), rest)
            return None if inner is None else replace(inner, effect=in_order(*before, inner.effect))
    rest = _asked_of_discarded(shown, rest)
    if _asks_of_that(shown) and _asks_of_that(rest.effect):
        # Both have the same condition on the cards named before, whatever the first one did.
        return Clause(in_order(shown, rest.effect), about=UNSAID)
    if isinstance(shown, fx.If):
        together = _on_one_condition(first, shown, rest)
        if together is not None:
            return together
    for mark, does in SPOKEN_OF.items():
        if mentions(rest.effect, mark):
            if mentions(shown, mark) and not first.targets and not _does_so(shown, does):
                # Both are about what the text before did.
                whole = in_order(shown, rest.effect)
                return None if mentions(rest.effect, THAT) else Clause(whole, about=UNSAID)
            return _spoken_of(first, rest, mark, does)
    if isinstance(shown, fx.Reveal) and isinstance(shown.what, Top) and shown.what.until is not None:
        return _with_met(shown, shown.what.until, rest)
    if isinstance(shown, fx.Reveal) and shown.effect == fx.NOTHING and mentions(rest.effect, THAT):
        # Cards stay visible as long as the sentences refer to them.
        if mentions(rest.effect, It()):
            return None
        whole = replace(shown, effect=substituted(rest.effect, THAT, It()))
        return Clause(whole, about=UNSAID)
    if isinstance(first.effect, fx.NameOne) and first.effect.effect == fx.NOTHING:
        named = first.effect
        if not mentions(rest.effect, AsNamed(named.what)) or mentions(rest.effect, THAT):
            return None
        return Clause(replace(named, effect=rest.effect), about=UNSAID)
    return joined((first, rest))


def _does_so(tree: object, does: Callable[[Effect], bool]) -> bool:
    """Return whether some effect in a tree is of a kind."""
    return rebuilt(tree, lambda node: fx.NOTHING if does(node) else node) != tree  # type: ignore[arg-type]


def _asked_of_discarded(shown: Effect, rest: Clause) -> Clause:
    """Return what follows one discarded card: what is asked of "it" is asked of that card."""
    last = shown.effects[-1] if isinstance(shown, fx.Do) and shown.effects else shown
    one = _done(last)
    if not isinstance(one, fx.Discard) or one.amount != 1 or not isinstance(rest.effect, fx.If):
        return rest
    asked = rest.effect.condition
    rests_on_it = isinstance(asked, Is) and asked.cards == THAT and rest.effect.otherwise == fx.NOTHING
    # Without a card to discard there is none that is of another kind.
    if not rests_on_it or mentions(rest.effect.then, THAT):
        return rest
    return replace(rest, effect=replace(rest.effect, condition=substituted(asked, THAT, DISCARDED)))


def _asks_of_that(effect: Effect) -> bool:
    """Return whether an effect depends on whether the previously named card is of some kind."""
    return isinstance(effect, fx.If) and isinstance(effect.condition, Is) and effect.condition.cards == THAT


def _with_met(shown: fx.Reveal, until: Filter, rest: Clause) -> Clause | None:
    """Return what is done with cards revealed until one matches: that one, all of them, the rest."""
    count = shown.what.count if isinstance(shown.what, Top) else 0
    name = THAT if count == 1 else met(count)  # type: ignore[arg-type]
    said = mentions(rest.effect, name), mentions(rest.effect, REVEALED)
    if shown.effect != fx.NOTHING or not any(said) or mentions(rest.effect, It()):
        return None
    done = substituted(rest.effect, REVEALED, It())
    if said[0]:
        found = Each(narrowed(InZone((DECK,)), OneOf(It()), until))
        done = fx.Let("met", found, substituted(done, name, It("met")))
    return Clause(replace(shown, effect=done), about=UNSAID)


def _on_one_condition(first: Clause, done: fx.If, rest: Clause) -> Clause | None:
    """Return what follows something done on a condition, if it follows only then; otherwise None."""
    match rest.effect:
        case fx.If(Fails(Is(cards=It()) as part), then, fx.Do(())) if (
            part == done.condition and done.otherwise == fx.NOTHING
        ):
            return Clause(replace(done, otherwise=then), about=UNSAID)
    parts = rest.effect.effects if isinstance(rest.effect, fx.Do) else (rest.effect,)
    if done.otherwise == fx.NOTHING and all(follows_from(done.then, one) for one in parts):
        inner = chained(Clause(done.then, about=UNSAID), rest)
        return None if inner is None else Clause(replace(done, then=inner.effect), about=UNSAID)
    if done.then == fx.NOTHING:
        inner = (
            chained(Clause(about=first.about), rest) if all(mentions(one, THAT) for one in parts) else None
        )
        return None if inner is None else Clause(replace(done, then=inner.effect), about=UNSAID)
    if done.otherwise != fx.NOTHING or spoken_of_after(Clause(done.then, about=first.about)) != first.about:
        return None
    if first.about in (None, UNSAID) or not all(mentions(one, THAT) for one in parts):
        return None
    inner = chained(Clause(done.then, about=first.about), rest)
    return None if inner is None else Clause(replace(done, then=inner.effect), about=UNSAID)


def follows_from(done: Effect, after: Effect) -> bool:
    """Return whether an effect is about what another one named, or did something with."""
    if isinstance(done, fx.Reveal) and isinstance(done.what, Top) and done.what.until is not None:
        count = done.what.count
        found = THAT if count == 1 else met(count)  # type: ignore[arg-type]
        return mentions(after, found) or mentions(after, REVEALED)
    if mentions(after, THAT):
        return False
    done = _done(done)
    if isinstance(done, fx.NameOne):
        return done.effect == fx.NOTHING and mentions(after, AsNamed(done.what))
    return any(mentions(after, mark) and _does_so(done, does) for mark, does in SPOKEN_OF.items())


def _spoken_of(first: Clause, rest: Clause, mark: It, does: Callable[[Effect], bool]) -> Clause | None:
    """Return what is said about "the discarded card" and the like, after the one effect that does so."""
    if mentions(rest.effect, THAT):
        return None
    parts = first.effect.effects if isinstance(first.effect, fx.Do) else (first.effect,)
    found = [one for one in parts if does(_done(one))]
    if len(found) != 1 or first.targets or rest.targets:
        return None
    place = parts.index(found[0])
    after = in_order(*parts[place + 1 :], rest.effect)
    return Clause(in_order(*parts[:place], fx.Let(mark.name, found[0], after)), about=UNSAID)


def _done(effect: Effect) -> Effect:
    return _done(effect.effect) if isinstance(effect, fx.May | fx.ChooseNumber) else effect


def spoken_of_after(deed: Clause) -> Cards | Effect | None:
    """Return what the next sentence refers to after something that is done on a condition."""
    shown = deed.effect
    seen = isinstance(shown, fx.Reveal) and shown.effect == fx.NOTHING and deed.about == shown.what
    return deed.about if deed.about in (deed.effect, None) or seen else UNSAID


def in_place_of(before: Clause, after: Clause) -> Clause | None:
    """Return a clause on a condition, with the previous one for when the condition is not met."""
    if not isinstance(after.effect, fx.If) or before.effect == fx.NOTHING or mentions(before.effect, THAT):
        return None
    return Clause(replace(after.effect, otherwise=before.effect), about=UNSAID)


def asks_extreme(clause: Clause) -> bool:
    """Return whether something is done with the lowest or highest of some cards, which may be several."""
    tree = (clause.effect, clause.about)
    return rebuilt(tree, lambda node: 0 if isinstance(node, Extreme) else node) != tree
