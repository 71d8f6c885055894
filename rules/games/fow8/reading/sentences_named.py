"""Texts of Force of Will in which a player names a card, a race or an attribute for later use."""

from dataclasses import replace
from typing import Literal

from rules.games.fow8.reading.nouns import RULERS, Noun
from rules.games.fow8.reading.sentences import NAMED, Steps, one_of
from rules.games.fow8.reading.verbs_hands import Shown, around, hand
from rules.language import effects as fx
from rules.language.amounts import Count
from rules.language.conditions import Condition, Is, There
from rules.language.filters import AsNamed, Controlled, Filter, InZone, Named, OneOf
from rules.language.references import It
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Kind = Literal["name", "race", "attribute"]


def said(kind: Kind) -> Filter:
    """Return a stand-in for cards with what was named, until the naming itself is read."""
    return OneOf(It(f"named {kind}"))


RULES.same("naming", {"name a card": "name", "choose a card name": "name", "choose a race": "race"})
RULES.same("naming", {"choose an attribute": "attribute"})


@RULES.rule(
    "sentences",
    "<naming> (.|, then|and) <sentences>",
    example="choose an attribute . destroy all resonators of that attribute",
    miss="choose an attribute . destroy all resonators",
)
def named_first(naming: Kind, sentences: Steps) -> Steps | None:
    """All of the following text, and nothing else, can refer to what is named."""
    one = one_of(sentences)
    if one is None or one.modes or not mentions(one.effect, said(naming)):
        return None
    if mentions(one.targets, said(naming)) or one.divides is not None:
        # Targets are chosen before anything is named (903.2g).
        return None
    effect = substituted(one.effect, said(naming), AsNamed(naming))
    return (replace(one, effect=fx.NameOne(naming, effect), about=NAMED),)


RULES.same("as-chosen", {f"of {the} attribute": "attribute" for the in ("that", "the chosen")})
RULES.same("as-chosen", {f"of {the} race": "race" for the in ("that", "the chosen")})
RULES.same("as-chosen", {f"with {the} name": "name" for the in ("that", "the chosen")})
RULES.same("as-chosen", {"that share a name with the named card": "name"})
RULES.same("as-chosen", {"that shares a name with the named card": "name"})


@RULES.rule(
    "noun",
    "<noun> <as-chosen>",
    example="resonators of the chosen race",
    miss="resonators of the race",
)
def as_chosen(noun: Noun, as_chosen: Kind) -> Noun:
    return noun.asks(said(as_chosen))


@RULES.rule("bare", "named (card|cards)", example="named card", miss="card named")
def named_cards() -> Noun:
    return Noun(said("name"))


@RULES.rule(
    "condition", "(it's|it is) the named card", example="it's the named card", miss="it's a named card"
)
def is_named() -> Condition:
    return Is(THAT, said("name"))


@RULES.rule(
    "clause",
    "<shown_hand:shown-hand> and (discards|discard) all <noun>",
    example="your opponent reveals their hand and discards all Elf cards",
    miss="your opponent reveals their hand and discards an Elf card",
)
def all_discarded(shown_hand: Shown, noun: Noun) -> Clause | None:
    if noun.said:
        return None
    who = shown_hand[0].player
    wanted = narrowed(noun.filter, hand(who))
    return around(shown_hand, fx.Discard(Count(wanted), who, wanted))


@RULES.rule(
    "sentence",
    "if you (do not|don't) control a card named <name> , <then:sentence>",
    example='if you don\'t control a card named "Fire Magic Stone" , put target card with that name from '
    "your graveyard into your hand",
    miss='if you control a card named "Fire Magic Stone" , put target card with that name from your '
    "graveyard into your hand",
)
def lacking_one(name: str, then: Steps) -> Steps | None:
    """A reference to the named card means the name in the condition."""
    one = one_of(then)
    if one is None or one.modes or not mentions((one.effect, one.targets), said("name")):
        return None
    mine = narrowed(Named(name), InZone(RULERS), Controlled("you"))
    effect = substituted(one.effect, said("name"), Named(name))
    targets = substituted(one.targets, said("name"), Named(name))
    return (replace(one, effect=fx.If(There(mine, 0, 0), effect), targets=targets, about=None),)
