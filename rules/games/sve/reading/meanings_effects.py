"""Trees for clauses in both languages: conditions, options, costs, references, moving cards."""

from collections.abc import Sequence
from dataclasses import replace

from rules.games.sve.nodes import Evolve
from rules.games.sve.reading.meanings_abilities import selecting, uses
from rules.games.sve.reading.meanings_moved import bound, paid_with
from rules.games.sve.reading.meanings_words import (
    FANFARE,
    FOLLOWER_STRIKE,
    LAST_WORDS,
    LEADER_STRIKE,
    NOBODY,
    ON_DRIVE,
    ON_EVOLVE,
    ON_RACE,
    ON_SUPER_EVOLVE,
    SHOWN,
    SILENT,
    STRIKE,
)
from rules.language.abilities import KeywordAbility, Mode, Spell
from rules.language.amounts import Amount, X
from rules.language.changes import Change, ChangeCost, GainAbilities, GainKeywords
from rules.language.conditions import Condition, Is
from rules.language.costs import Cost
from rules.language.effects import (
    NOTHING,
    ChooseOne,
    ChooseSome,
    Do,
    Effect,
    If,
    IfPaid,
    IfYouDo,
    Let,
    May,
    Modify,
    MoveTo,
    Position,
    Reveal,
)
from rules.language.events import Event, Moment, plain_events
from rules.language.filters import EVERY_CARD as EVERY_CARD
from rules.language.references import (
    Cards,
    Chosen,
    It,
    Side,
    Subject,
    Target,
    This,
    ThisCard,
    Top,
)
from rules.language.scopes import is_about_itself
from rules.reading.clauses import THAT, Clause, in_order, joined, mentions, substituted
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting, targets


def conditional(condition: Condition, clause: Clause, otherwise: Clause = SILENT) -> Clause | None:
    """Return a clause that is carried out only if a condition is met, with another for otherwise."""
    if isinstance(condition, Is) and condition.cards == SHOWN:
        clause = replace(
            clause,
            effect=substituted(clause.effect, THAT, SHOWN),
            about=substituted(clause.about, THAT, SHOWN),
        )
    then, other = unannounced(_chosen_then(clause)), unannounced(otherwise)
    if then is None or other is None or otherwise.modes:
        return None
    return Clause(If(condition, then.effect, other.effect), about=then.about)


def _chosen_then(clause: Clause) -> Clause:
    """Return a clause with options that its player chooses only on resolution."""
    if not clause.modes or not isinstance(clause.choose, int) or clause.effect != NOTHING:
        return clause
    done = [unannounced(Clause(mode.effect, mode.targets)) for mode in clause.modes]
    effects = tuple(one.effect for one in done if one is not None)
    if len(effects) < len(done):
        return clause
    if clause.choose == 1:
        return Clause(ChooseOne(effects), about=NOBODY)
    least = 1 if clause.fewer else clause.choose
    return Clause(ChooseSome(effects, clause.choose, least), about=NOBODY)


def unannounced(clause: Clause) -> Clause | None:
    """Return a clause whose targets are chosen only on resolution; None if that cannot be expressed."""
    if clause.divides is not None or clause.modes:
        return None
    if not clause.targets:
        return clause
    clause = selecting(clause)
    effect, about = clause.effect, clause.about
    count = len(clause.targets)
    many = targets(count)
    if len(set(clause.targets)) > 1:
        return None
    chosen = Chosen(clause.targets[0], count, count if clause.least is None else clause.least)
    times = uses(effect, many)
    if not times or (about is not None and about != many and not mentions(about, many)):
        return None
    if times == 1:
        effect = substituted(effect, many, chosen)
        about = effect if about in (None, many) else substituted(about, many, chosen)
    else:
        effect = Let("chosen", chosen, substituted(effect, many, It("chosen")))
        about = None if about in (None, many) else NOBODY
    return None if mentions(effect, Target(0)) else Clause(effect, about=about)


def optional(clause: Clause) -> Clause | None:
    """Return a clause as an optional one."""
    done = unannounced(clause)
    if done is None:
        return None
    may = May(done.effect)
    return Clause(may, about=may if done.about == done.effect else spoken_after(done))


def spoken_after(clause: Clause) -> Cards | None:
    """Return what "it" refers to after a clause that may not have been carried out."""
    if clause.about is None:
        return None
    return clause.about if isinstance(clause.about, Target | This | ThisCard | It) else NOBODY


def paid(cost: Cost, clause: Clause) -> Clause | None:
    """Return the clause that follows if a cost is paid on resolution.

    Its targets are chosen when the card or ability is played, before anything is paid (10.6.2.3, 10.6.2.5).
    """
    if clause.modes or clause.divides is not None:
        return None
    return replace(clause, effect=IfPaid(cost, paid_with(clause.effect)), about=NOBODY)


def is_of_price(effect: Effect) -> bool:
    """Return whether an effect does nothing but change what "it" costs."""
    match effect:
        case Modify(what, changes) if what == THAT:
            return all(isinstance(one, ChangeCost) for one in changes)
    return False


def moves(effect: object) -> bool:
    """Return whether an effect moves cards, as the whole of it or among others."""
    match effect:
        case Do(effects):
            return any(moves(one) for one in effects)
        case Let(_, _, inner) | Reveal(_, inner):
            return moves(inner)
    return isinstance(effect, MoveTo)


def _of_what_was_moved(clause: Clause, then: Clause) -> Clause | None:
    """Return an optional clause that moves a card and changes or evolves just that; else nothing happens."""
    match then.effect:
        case Modify(what) | Evolve(what) if what == THAT and not then.targets:
            whole = joined((clause, then)) if isinstance(clause.about, MoveTo) else None
            return whole and optional(whole)
    return None


def if_you_do(clause: Clause, then: Clause) -> Clause | None:
    """Return an optional clause, and what follows if it changed anything."""
    if moved_and_changed := _of_what_was_moved(clause, then):
        return moved_and_changed
    first, more = unannounced(clause), unannounced(then)
    if first is None or more is None or mentions(more.effect, THAT):
        return None
    return Clause(IfYouDo(May(first.effect), more.effect), about=NOBODY)


def if_you_do_or_not(clause: Clause, then: Clause, otherwise: Clause) -> Clause | None:
    """Return an optional clause, what follows if it changed anything, and what follows if it did not."""
    done, other = if_you_do(clause, then), unannounced(otherwise)
    if done is None or other is None or not isinstance(done.effect, IfYouDo) or mentions(other.effect, THAT):
        return None
    return replace(done, effect=replace(done.effect, otherwise=other.effect))


def told(clause: Clause, amount: Amount) -> Clause | None:
    """Return a clause in which X is an amount; "it" in the amount is the card the clause is about."""
    if mentions(amount, THAT) and clause.about is not None:
        if not isinstance(clause.about, Target | This | ThisCard | It):
            return None
        amount = substituted(amount, THAT, clause.about)
    effect, targets = substituted((clause.effect, clause.targets), X(), amount)
    divides = substituted(clause.divides, X(), amount)
    return replace(clause, effect=effect, targets=targets, divides=divides, about=spoken_after(clause))


def chosen_modes(count: int, options: Sequence[Clause]) -> Clause | None:
    """Return a choice of a number of options, made when the ability is played (5.17.3)."""
    if any(one.modes or one.least is not None or one.divides is not None for one in options):
        return None
    modes = tuple(Mode(bound(one.effect), one.targets) for one in map(selecting, options))
    return Clause(modes=modes, choose=count, about=NOBODY)


def repeated(count: int, clause: Clause) -> Clause | None:
    """Return a clause that is repeated; None if it makes choices when it is announced."""
    if clause.targets or clause.modes or clause.divides is not None or count < 2:
        return None
    return Clause(in_order(*(bound(clause.effect),) * count), about=NOBODY)


def milled(count: Amount, zone: str, whose: Side = "you") -> Clause:
    """Return a clause in which cards go from the top of a deck to a zone."""
    effect = MoveTo(Top(count, whose), zone)
    return Clause(effect, about=effect)


def moved(what: Picked, zone: str, position: Position = "top", *, rested: bool = False) -> Clause | None:
    """Return a clause in which cards are moved; "it" is then the new card in its zone (5.1)."""
    done = acting(what, lambda moving: MoveTo(moving, zone, position, rested))
    return done and replace(done, about=done.effect)


def granted(paragraph: Paragraph) -> tuple[Change, ...] | None:
    """Return the abilities of a paragraph as gained by a card; None for what a card cannot gain."""
    changes: list[Change] = []
    if paragraph.keywords:
        changes.append(GainKeywords(paragraph.keywords))
    if paragraph.abilities:
        changes.append(GainAbilities(paragraph.abilities))
    if any(isinstance(one, Spell | KeywordAbility) for one in paragraph.abilities):
        return None
    return tuple(changes)


KEYWORDS = (
    *(FANFARE, LAST_WORDS, ON_EVOLVE, ON_SUPER_EVOLVE, ON_RACE, ON_DRIVE),
    *(STRIKE, FOLLOWER_STRIKE, LEADER_STRIKE),
)
"""Events whose texts do not name a card, so "it" cannot refer to one."""


def spoken_of(clause: Clause, event: Event) -> Clause:
    """Return a clause in which "it" is the card an event happened to, if no other was named before."""
    plain = plain_events(event)
    about: Cards | None = None
    if event not in KEYWORDS and not any(
        isinstance(one, Moment) or not hasattr(one, "what") for one in plain
    ):
        about = This() if is_about_itself(event) else Subject()
    if about is None or clause.modes or mentions(clause.targets, THAT):
        return clause
    return replace(clause, effect=substituted(clause.effect, THAT, about))
