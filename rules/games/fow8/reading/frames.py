"""Paragraphs of Force of Will's cards: abilities and keywords built from their sentences."""

from dataclasses import replace

from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.sentences import BURIED, DEAD, Steps, whole
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Spell, Triggered
from rules.language.costs import Cost, PutThisAway, RestThis
from rules.language.events import By, Enters, Event, Leaves, Moment, Moves, Targeted, plain_events
from rules.language.filters import OneOf
from rules.language.references import Cause, Subject, SubjectCard, This, ThisCard
from rules.reading.clauses import Clause, mentions, rebuilt, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Abilities = tuple[Ability, ...]
ENTER = "1140.2"
"""The rule that identifies an [Enter] ability, which in the older book depends on how its card came."""


@RULES.rule("paragraph", "<ability>", example="{Rest} : draw a card", miss="draw a card")
def of_abilities(ability: Abilities) -> Paragraph:
    return Paragraph(ability)


@RULES.rule("paragraph", "<keyword-line>", example="[Flying]", miss="[Flight]")
def of_keywords(keyword_line: tuple[str, ...]) -> Paragraph:
    return Paragraph(keywords=frozenset(keyword_line))


@RULES.rule(
    "paragraph",
    "<keyword-line> <ability>",
    example="[Flying] {Rest} : draw a card",
    miss="[Flight] {Rest} : draw a card",
)
def of_both(keyword_line: tuple[str, ...], ability: Abilities) -> Paragraph:
    return Paragraph(ability, frozenset(keyword_line))


@RULES.rule("keyword-line", "<printed>", example="[Flying]", miss="flying")
def one_keyword(printed: str) -> tuple[str, ...]:
    return (printed,)


@RULES.rule(
    "keyword-line",
    "<keyword-line> [,] <printed>",
    example="[Flying] [Swiftness]",
    miss="[Flying] or [Swiftness]",
)
def more_keywords(keyword_line: tuple[str, ...], printed: str) -> tuple[str, ...]:
    return (*keyword_line, printed)


@RULES.rule("printed", "<keyword>", example="[Flying]", miss="[Flight]")
def plain(keyword: str) -> str:
    return keyword


@RULES.rule(
    "printed", "<keyword-with-wills> [:] [pay] <wills>", example="[Judgment] {W} {2}", miss="[Judgment]"
)
def with_wills(keyword_with_wills: str, wills: tuple[Will, ...]) -> str:
    """Return a keyword with its cost, as a card's facts have it."""
    return f"{keyword_with_wills} {''.join(f'{{{one}}}' for one in wills)}"


@RULES.rule("paragraph", "{spell} <sentences>", example="{spell} draw a card", miss="draw a card")
def spell(sentences: Steps) -> Paragraph | None:
    one = whole(sentences)
    return None if one is None else Paragraph((Spell(where_it_is(one.effect), **one.announced()),))


def where_it_is(effect: fx.Effect) -> fx.Effect:
    """Return a spell's effect, which moves its own card from the chase and not from play."""
    return rebuilt(effect, _from_chase)


def _from_chase(node: object) -> object:
    return replace(node, what=ThisCard()) if isinstance(node, fx.MoveTo) and node.what == THIS else node


@RULES.rule(
    "paragraph",
    "{spell} <modal>",
    example="{spell} choose one - draw a card ; or you gain 300 life",
    miss="choose one - draw a card ; or you gain 300 life",
)
def modal_spell(modal: Clause) -> Paragraph:
    return Paragraph((Spell(**modal.announced()),))


RULES.same("arrow", {"⇒": True, ",": True, ":": True})


@RULES.rule(
    "ability",
    "<when> <arrow> <sentences>",
    example="when this card attacks ⇒ draw a card",
    miss="when this card attacks draw a card",
)
def triggered(when: When, arrow: bool, sentences: Steps) -> Abilities | None:
    return _triggered(when, whole(sentences, when.about))


@RULES.rule(
    "ability",
    "<when> <arrow> <modal>",
    example="when this card attacks ⇒ choose one - draw a card ; or you gain 300 life",
    miss="choose one - draw a card ; or you gain 300 life",
)
def modal_triggered(when: When, arrow: bool, modal: Clause) -> Abilities | None:
    return _triggered(when, modal)


@RULES.rule("when", "<enter>", example="[Enter]", miss="[Flying]")
def enter(enter: bool) -> When:
    return When(Enters(), THIS, ENTER)


@RULES.rule("ability", "<enter> <sentences>", example="[Enter] draw a card", miss="draw a card")
def at_once(enter: bool, sentences: Steps) -> Abilities | None:
    return _triggered(When(Enters(), THIS, ENTER), whole(sentences, THIS))


@RULES.rule("ability", "<break> [:] <sentences>", example="[Break] draw a card", miss="draw a card")
def lifebreak(sentences: Steps, **given: bool) -> Abilities | None:
    """What happens as the card is removed by lifebreak (1415.1b-ii)."""
    when = When(Moment("break"), ThisCard())
    return _triggered(when, whole(sentences, when.about))


def _triggered(when: When, one: Clause | None) -> Abilities | None:
    if one is None:
        return None
    effect = one.effect
    aimed = any(isinstance(event, Targeted) for event in plain_events(when.event))
    if mentions(effect, fx.Cancel(Cause())) and not aimed:
        return None
    if aimed and when.about is not None:
        # "That spell" is what targets the card, not the card itself.
        effect = substituted(effect, fx.Cancel(when.about), fx.Cancel(Cause()))
    if isinstance(when.event, By) and when.event.cause == OneOf(This()):
        # "It" that deals damage is the card whose damage triggers the ability.
        effect = rebuilt(effect, _by_this)
    # An ability about its own card in a graveyard works there, unless the card has just gone there.
    there = mentions(effect, BURIED) and when.about != ThisCard()
    effect = substituted(effect, BURIED, ThisCard())
    if when.about == Subject() and isinstance(when.event, Leaves):
        effect = rebuilt(substituted(effect, DEAD, SubjectCard()), _where_it_went)
    if when.about == ThisCard():
        # For a card that has left, the effect is about the card where it is now.
        effect = rebuilt(effect, lambda node: ThisCard() if node == This() else node)
    ability = Triggered(when.event, effect, clause=when.clause, **one.announced())
    zones = ("graveyard",) if there else _where_it_goes(when.event)
    return (replace(ability, zones=zones, only_there=True),) if zones else (ability,)


def _where_it_goes(event: Event) -> tuple[str, ...]:
    """Return where a card goes that was in no zone in play before; its ability works there (902.2)."""
    if isinstance(event, Moves) and event.what is None and event.origin:
        return event.destination
    return ()


def _where_it_went(node: object) -> object:
    """Return a move of the card of an event, found in the zone where it went from the field (302.3)."""
    if isinstance(node, fx.MoveTo) and node.what == Subject():
        return replace(node, what=SubjectCard())
    return node


def _by_this(node: object) -> object:
    if isinstance(node, fx.DealDamage | fx.DealDamageToPlayer) and node.by == Subject():
        return replace(node, by=None)
    return node


@RULES.rule("ability", "<cost> : <sentences>", example="{Rest} : draw a card", miss="{Rest} , draw a card")
def activated(cost: Cost, sentences: Steps) -> Abilities | None:
    return _activated(cost, whole(sentences, THIS))


@RULES.rule(
    "ability",
    "<cost> : <modal>",
    example="{Rest} : choose one - draw a card ; or you gain 300 life",
    miss="choose one - draw a card ; or you gain 300 life",
)
def modal_activated(cost: Cost, modal: Clause) -> Abilities | None:
    return _activated(cost, modal)


def _activated(cost: Cost, one: Clause | None) -> Abilities | None:
    if one is None or mentions(one.effect, BURIED):
        return None
    return (Activated(one.effect, cost, **one.announced()),)


@RULES.rule("any-will", "<will> , <any-will>", example="{W} , {R} , or {U}", miss="{W} {R} or {U}")
def more_of_any(will: Will, any_will: tuple[str, ...]) -> tuple[str, ...] | None:
    return (will, *any_will) if isinstance(will, str) else None


@RULES.rule("any-will", "<one:will> [,] or <other:will>", example="{W} or {R}", miss="{W} and {R}")
def either_will(one: Will, other: Will) -> tuple[str, ...] | None:
    return (one, other) if isinstance(one, str) and isinstance(other, str) else None


@RULES.rule("any-will", "one will of any attribute", example="one will of any attribute", miss="one will")
def will_of_any() -> tuple[str, ...]:
    return ("W", "R", "U", "G", "B")


@RULES.rule(
    "ability",
    "<cost> : produce <any-will>",
    example="{Rest} : produce {W} or {R}",
    miss="{Rest} : produce {W} {R}",
)
def produces_either(cost: Cost, any_will: tuple[str, ...]) -> Abilities:
    """One ability for each will, so that any of them can be played when its will is needed (907.2)."""
    return tuple(Activated(fx.Produce(will), cost) for will in any_will)


@RULES.rule(
    "ability",
    "<when> <arrow> produce <any-will>",
    example="when this card attacks ⇒ produce {W} or {R}",
    miss="when this card attacks ⇒ produce {W} {R}",
)
def produces_any_then(when: When, arrow: bool, any_will: tuple[str, ...]) -> Abilities:
    return (Triggered(when.event, fx.ChooseOne(tuple(map(fx.Produce, any_will))), clause=when.clause),)


@RULES.rule("ability", "<static>", example="this card gains [Flying]", miss="this card gains")
def continuous(static: Abilities) -> Abilities:
    return static


@RULES.rule(
    "ability",
    "<cost> (:|.) put this card from your graveyard <put>",
    example="{1} : put this card from your graveyard into your hand",
    miss="{1} : put this card into your hand",
)
@RULES.rule(
    "ability",
    "<cost> (:|.) put this card in your graveyard <put>",
    example="{1} : put this card in your graveyard into your hand",
    miss="{1} : put this card into your hand",
)
def out_of_graveyard(cost: Cost, put: Put) -> Abilities | None:
    """An ability that returns its own card from the graveyard works there and nowhere else (902.2)."""
    if any(isinstance(part, RestThis | PutThisAway) for part in cost.parts):
        return None
    back = moved(ThisCard(), put)
    return (Activated(back, cost, zones=("graveyard",), only_there=True),)
