"""Paragraphs: auto-abilities, action and special abilities, field abilities, what a Summon does."""

from dataclasses import replace

from rules.games.setcg.definitions import EX_BURST
from rules.games.setcg.nodes import FallsFromDeck, IsRegained
from rules.games.setcg.reading.antecedents import MOVED, NAMED, binds_others, changes_what_came_back
from rules.games.setcg.reading.events import damage_reached, is_about_itself
from rules.games.setcg.reading.frames_causes import with_cause
from rules.games.setcg.reading.frames_departed import (
    affects_subject,
    counts_on_itself,
    found_in_break_zone,
    found_off_the_field,
    hits_itself_gone,
)
from rules.games.setcg.reading.frames_limits import Limit, may_pay_with_itself
from rules.games.setcg.reading.nouns import BREAK, HAND
from rules.games.setcg.reading.statics import when
from rules.games.setcg.reading.verbs_named import is_unnamed
from rules.games.setcg.reading.verbs_opposed import against_blocker
from rules.language.abilities import Activated, Replacement, Spell, Static, Triggered, Way
from rules.language.amounts import X
from rules.language.composed import NOTHING, Do, If
from rules.language.conditions import AllHold, Condition
from rules.language.costs import Cost, PutThisAway
from rules.language.effects import Trigger
from rules.language.events import (
    AnyEvent,
    Discards,
    Event,
    Leaves,
    Moment,
    plain_events,
)
from rules.language.references import Cards, Subject, Target, This, ThisCard
from rules.reading.clauses import THAT, Clause, mentions, rebuilt, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

FRAMES = Rules()

WENT: dict[Event, str] = {Discards(): BREAK, FallsFromDeck(): BREAK, IsRegained(): HAND}
"""Where a card is after an event off the field."""


@FRAMES.rule(
    "used", "<cost> : <whole> [<use-limit>]", example="{dull}: draw 1 card.", miss="{dull}, draw 1 card."
)
def activated(cost: Cost, whole: Clause, use_limit: Limit | None = None) -> Activated | None:
    """An action or special ability (11.7, 11.8)."""
    whole = replace(whole, effect=against_blocker(whole.effect))
    limit = use_limit or Limit()
    if mentions((whole.effect, whole.targets, whole.modes), X()) and not cost.x:
        return None
    if not is_finished(whole) or (limit.zone == HAND) != _is_discarded(cost, limit):
        return None
    if limit.zone:
        whole = found_off_the_field(whole)
    if limit.zone == BREAK and may_pay_with_itself(cost, whole.effect):
        return None
    conditions = tuple(
        part for one in limit.when for part in (one.parts if isinstance(one, AllHold) else (one,))
    )
    return Activated(
        effect=whole.effect,
        cost=cost,
        once_a_turn=limit.once,
        when=None if not conditions else conditions[0] if len(conditions) == 1 else AllHold(conditions),
        zones=(limit.zone,) if limit.zone else (),
        only_there=bool(limit.zone),
        **whole.announced(),
    )


def _is_discarded(cost: Cost, limit: Limit) -> bool:
    """Return whether a card whose ability is used in the hand leaves it for that, as it must."""
    return limit.zone == HAND and any(
        isinstance(part, PutThisAway) or mentions(part, ThisCard()) for part in cost.parts
    )


def is_finished(clause: Clause) -> bool:
    """Return whether a clause does something and refers only to things that were named."""
    if clause.effect == NOTHING and not clause.modes:
        return False
    tree = (clause.effect, clause.modes, clause.targets)
    if is_unnamed(tree):
        return False
    return not mentions(tree, THAT) and not mentions(tree, MOVED) and not changes_what_came_back(tree)


@FRAMES.rule(
    "auto",
    "<event-if> <whole> [<trigger-limit>]",
    example="when ~ attacks, draw 1 card.",
    miss="when ~ attacks.",
)
def triggered(
    event_if: tuple[Event, Condition | None],
    whole: Clause,
    trigger_limit: Limit | None = None,
    condition: Condition | None = None,
) -> Triggered | None:
    """An auto-ability (11.9); a condition is checked when it triggers and when it resolves (11.9.14)."""
    event, state = event_if
    subject = _subject(event)
    if subject is not None:
        whole = replace(
            whole,
            effect=substituted(whole.effect, THAT, subject),
            modes=whole.modes,
        )
        condition = substituted(condition, THAT, subject) if condition is not None else None
    if hits_itself_gone(whole.effect):
        return None
    if subject == Subject():
        whole = replace(whole, effect=substituted(whole.effect, NAMED, subject))
    whole = replace(whole, effect=with_cause(whole.effect, event, subject))
    if any(isinstance(one, Leaves) for one in plain_events(event)):
        whole = found_off_the_field(whole)
        if subject == Subject():
            whole = replace(whole, effect=found_in_break_zone(whole.effect, event))
        if affects_subject(whole.effect) or counts_on_itself(whole.effect):
            # A card that has left is only known as it was: it gets no counters where it went, and another
            # card cannot be taken from there.
            return None
    limit = trigger_limit or Limit()
    if not is_finished(whole) or mentions(condition, THAT) or limit.zone == HAND:
        return None
    if _begins_with_condition(whole) or (subject == Subject() and binds_others(whole.effect)):
        return None
    # A card that something happens to off the field has its ability where it went (11.9.17.1).
    plain = plain_events(event)
    zone = limit.zone or (WENT.get(plain[0], "") if len(plain) == 1 else "")
    for one in limit.when:
        # A condition checked on triggering is checked again on resolution.
        condition = one if condition is None else AllHold((condition, one))
    return Triggered(
        event=event,
        effect=whole.effect,
        condition=condition,
        once_a_turn=limit.once,
        when=state,
        zones=(zone,) if zone else (),
        only_there=bool(zone),
        **whole.announced(),
    )


def _begins_with_condition(whole: Clause) -> bool:
    """Return whether the text starts with a condition, which then belongs to the trigger (11.9.14)."""
    first = whole.effect.effects[0] if isinstance(whole.effect, Do) and whole.effect.effects else whole.effect
    if not isinstance(first, If) or first.otherwise != NOTHING:
        return False
    # An ability that this effect triggers has targets of its own.
    return not _speaks_of_targets(rebuilt(first, lambda node: NOTHING if isinstance(node, Trigger) else node))


def _speaks_of_targets(tree: object) -> bool:
    return any(mentions(tree, Target(index)) for index in range(10))


def _subject(event: Event) -> Cards | None:
    """Return what "it" refers to before anything else was named."""
    if isinstance(event, Moment):
        return None
    if is_about_itself(event):
        return This()
    return None if isinstance(event, AnyEvent) else Subject()


@FRAMES.rule(
    "auto",
    "<event-if> if <condition> , <whole> [<trigger-limit>]",
    example="when ~ attacks, if you control a Forward, draw 1 card.",
    miss="when ~ attacks, you control a Forward, draw 1 card.",
)
def triggered_on_condition(
    event_if: tuple[Event, Condition | None],
    condition: Condition,
    whole: Clause,
    trigger_limit: Limit | None = None,
) -> Triggered | None:
    if _begins_with_choice(whole) and not whole.targets:
        # "Instead" may also replace the condition.
        return None
    return triggered(event_if, whole, trigger_limit, condition)


def _begins_with_choice(whole: Clause) -> bool:
    first = whole.effect.effects[0] if isinstance(whole.effect, Do) and whole.effect.effects else whole.effect
    return isinstance(first, If) and first.otherwise != NOTHING


@FRAMES.rule("ability", "<used>", example="{dull}: draw 1 card.", miss="draw 1 card.")
@FRAMES.rule("ability", "<used:auto>", example="when ~ attacks, draw 1 card.", miss="when ~ attacks, 1 card.")
@FRAMES.rule(
    "ability",
    "<used:burst>",
    example="EX BURST when ~ attacks, draw 1 card.",
    miss="EX BURST {dull}: draw 1 card.",
)
def ability(used: Activated | Triggered) -> Activated | Triggered:
    return used


@FRAMES.rule(
    "burst",
    "ex burst <auto>",
    example="EX BURST when ~ attacks, draw 1 card.",
    miss="when ~ attacks, draw 1 card.",
)
def burst(auto: Triggered) -> Triggered:
    return replace(auto, name=EX_BURST)


@FRAMES.rule("ability", "<static> .", example="~ cannot attack.", miss="~ cannot attack")
@FRAMES.rule(
    "ability",
    "<static:substitution> .",
    example="if ~ is dealt damage, the damage becomes 0 instead.",
    miss="if ~ is dealt damage.",
)
@FRAMES.rule(
    "ability",
    "<static:extra-way> .",
    example="if you cast ~, you may pay an extra {cp-2}.",
    miss="if you cast ~, you may pay an extra {cp-2}",
)
@FRAMES.rule(
    "ability",
    "<static:other-way> .",
    example="you can pay {cp-1} (instead of paying the CP cost) to cast ~.",
    miss="you can pay {cp-1} to cast ~.",
)
def field_ability(static: Static | Replacement | Way) -> Static | Replacement | Way | None:
    return None if is_unnamed(static) else static


@FRAMES.rule("paragraph", "<ability>", example="~ cannot attack.", miss="~ cannot attack")
def one_ability(ability: Activated | Triggered | Static | Replacement | Way) -> Paragraph:
    return Paragraph((ability,))


Damaging = Activated | Triggered | Static | Replacement


@FRAMES.rule(
    "paragraph",
    "damage <number> - - <ability>",
    example="Damage 3 -- ~ gains Haste.",
    miss="Damage -- ~ gains Haste.",
)
def when_damaged(number: int, ability: Damaging | Way) -> Paragraph | None:
    """An ability that a card has once its player has received a number of points of damage."""
    reached = damage_reached(number)
    if isinstance(ability, Static):
        made = when(ability, reached)
        return None if made is None else Paragraph((made,))
    if isinstance(ability, Way):
        return None
    parts = (
        ()
        if ability.when is None
        else ability.when.parts
        if isinstance(ability.when, AllHold)
        else (ability.when,)
    )
    return Paragraph((replace(ability, when=AllHold((reached, *parts)) if parts else reached),))


@FRAMES.rule("quoted", '" <paragraph> "', example='"~ cannot attack."', miss='"~ cannot attack"')
@FRAMES.rule("quoted", "“ <paragraph> ”", example="“ ~ cannot attack. ”", miss="“ ~ cannot attack ”")
def quoted(paragraph: Paragraph) -> Paragraph:
    return paragraph


@FRAMES.rule("paragraph", "[ex burst] {spell} <whole>", example="{spell} draw 1 card.", miss="draw 1 card.")
def spell(whole: Clause) -> Paragraph | None:
    """Everything that a Summon does; one that is an EX Burst does the same (11.11.3)."""
    if not is_finished(whole) or mentions((whole.effect, whole.targets, whole.modes), X()):
        return None
    whole = found_off_the_field(whole)
    return Paragraph((Spell(effect=whole.effect, **whole.announced()),))


@FRAMES.rule("quoted", "“ <static> ”", example="“ ~ cannot attack ”", miss="“ draw 1 card ”")
def quoted_without_stop(static: Static) -> Paragraph:
    return Paragraph((static,))
