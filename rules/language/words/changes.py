"""What continuous effects do to cards, in words: "gain [+200/+200]", "cannot attack"."""

from typing import assert_never

from rules.language import changes as ch
from rules.language import restrictions as rs
from rules.language.amounts import Amount, Count, Times, X
from rules.language.changes import Change
from rules.language.filters import Filter, Not
from rules.language.references import Player
from rules.language.restrictions import Restriction
from rules.language.words import abilities, amounts, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, listed, verb


def changes(of: tuple[Change, ...], at: Speech, *, several: bool) -> str:
    """Return what changed cards do or have."""
    return " and ".join(_change(one, at, several) for one in of)


def _change(of: Change, at: Speech, several: bool) -> str:
    def does(word: str) -> str:
        return verb(word, several)

    match of:
        case ch.AddStats(given):
            return f"{does('gain')} {_added(given, at)}"
        case ch.SetStats((only,)) if only is not None:
            stat = at.terms.stat(_stats(at)[0])
            if isinstance(only, int):
                return f"{does('have')} {only} {stat}"
            return f"{does('have')} {stat} equal to {amounts.outermost(only, at)}"
        case ch.SetStats(given):
            return f"{does('become')} {_set(given, at)}"
        case ch.MultiplyStats(factor):
            stats = listed([at.terms.stat(one) for one in _stats(at)])
            return f"{does('have')} {factor} times the {stats}"
        case ch.GainKeywords(words):
            return f"{does('gain')} {_named(words, at)}"
        case ch.LoseKeywords(words):
            return f"{does('lose')} {_named(words, at)}"
        case ch.BarKeywords(words):
            return f"{verb('have', several)} none of {_named(words, at)} and cannot gain them"
        case ch.AddTypes(words):
            called = [at.terms.term(word) for word in sorted(words)]
            also = [at.terms.plural(word) if several else article(word) for word in called]
            others = at.terms.plural(at.word("type"))
            return f"{does('be')} {listed(also)} in addition to other {others}"
        case ch.SetTypes(words):
            return _only("type", _named(words, at), several, at)
        case ch.AddRaces(words):
            return f"{does('gain')} the {at.word('race')} {_named(words, at)}"
        case ch.SetRaces(words):
            return _only("race", _named(words, at), several, at)
        case ch.AddName(name):
            return f"{does('be')} also named “{name}”"
        case ch.AddAttributes(words):
            return f"{does('gain')} the {at.word('attribute')} {_named(words, at)}"
        case ch.SetAttributes(words):
            return _only("attribute", _named(words, at), several, at)
        case ch.LoseAllAbilities():
            return f"{does('lose')} all abilities"
        case ch.GainAbilities(gained):
            texts = [f"“{abilities.ability(one, at.alone())}”" for one in gained]
            return f"{does('gain')} {listed(texts)}"
        case ch.Become(definition):
            return f"{does('become')} “{definition.name}”"
        case ch.Restrict(forbidden):
            return restriction(forbidden, at)
        case ch.Deny():
            return f"{does('say')} that {denied(of, at)}"
        case ch.ChangeController(player):
            return f"{does('come')} under {references.whose(at.word('control'), player, at)}"
        case ch.ChangeCost():
            return _cost(of, at, several)
        case _:
            assert_never(of)


def denied(of: ch.Deny, at: Speech) -> str:
    """Return what players cannot do: "your opponent cannot draw"."""
    return cannot(of.deed, of.who, at)


def cannot(deed: str, who: Player, at: Speech) -> str:
    """Return the phrase that players cannot do something."""
    if who == "anyone":
        return f"no player can {at.terms.term(deed)}"
    return f"{references.player(who, at)} cannot {at.terms.term(deed)}"


def _named(words: frozenset[str] | tuple[str, ...], at: Speech) -> str:
    ordered = sorted(words) if isinstance(words, frozenset) else words
    return listed([at.terms.term(word) for word in ordered])


def _only(kind: str, words: str, several: bool, at: Speech) -> str:
    has = verb("have", several)
    return f"{has} only the {at.word(kind)} {words}" if words else f"{has} no {at.word(kind)}"


def _added(given: tuple[Amount, ...], at: Speech) -> str:
    if len(given) == 1:
        stat = at.terms.stat(_stats(at)[0])
        if isinstance(given[0], int):
            return f"{given[0]:+} {stat}"
        if isinstance(given[0], Times) and isinstance(given[0].by, int) and given[0].by < 0:
            return amounts.much(given[0], stat, at)
        return f"+{amounts.much(given[0], stat, at)}"
    return f"[{'/'.join(_signed(one, at) for one in given)}]"


def _signed(of: Amount, at: Speech) -> str:
    if isinstance(of, int):
        return f"{of:+}"
    return f"+{amounts.amount(of, at)}"


def _set(given: tuple[Amount | None, ...], at: Speech) -> str:
    return f"[{'/'.join('–' if one is None else amounts.amount(one, at) for one in given)}]"


def _stats(at: Speech) -> tuple[str, ...]:
    return at.terms.dialect.words["stat"] or ()


def restriction(of: Restriction, at: Speech) -> str:
    """Return what a card must, can or cannot do."""
    match of:
        case rs.Cannot(action, other):
            return f"cannot {_action(action, other, at)}"
        case rs.Must(action, other):
            return f"must {_action(action, other, at)} if able"
        case rs.Can(action, other):
            return f"can {_action(action, other, at)}"
        case rs.CanBePlayedFrom(zones):
            return f"can be played from the {listed([at.terms.term(zone) for zone in zones], 'or')}"
        case _:
            assert_never(of)


def _action(action: str, other: Filter | None, at: Speech) -> str:
    """Return an action with its other party: "attack a player", "be blocked except by a creature"."""
    phrase = at.terms.term(action)
    for word in ("of", "with", "for"):
        if f"{{{word}}}" in phrase:
            return phrase.replace(f"{{{word}}}", _whom(other, f"{word} ", at))
    if "{other}" not in phrase:
        phrase += "{other}"
    return phrase.replace("{other}", _whom(other, "by " if phrase.startswith("be ") else "", at))


def _whom(other: Filter | None, by: str, at: Speech) -> str:
    if other is None:
        return ""
    if isinstance(other, Not):
        return f" except {by}{filters.one(other.part, at)}"
    return f" {by}{filters.one(other, at)}"


def _cost(of: ch.ChangeCost, at: Speech, several: bool) -> str:
    clauses = []
    if of.instead is not None:
        units = (
            listed([f"{count} {amounts.resources(word, at, count)}" for word, count in of.instead])
            or "nothing"
        )
        clauses.append(f"{units} in place of the printed {at.word('cost')}")
    if of.free:
        clauses.append("nothing")
    changed = [(*one, "more") for one in of.more] + [(*one, "less") for one in of.less]
    after = ""
    for word, count, how in changed:
        # What it depends on follows only where it cannot be taken for what something else depends on.
        many, after = _changed_by(count, at) if len(changed) == 1 else (amounts.amount(count, at), "")
        units = amounts.resources(word, at, 1 if many == "1" else None)
        clauses.append(f"{many} {how} {units}".lstrip())
    about = "to use its abilities" if of.abilities else "to play"
    about += "" if of.keyword is None else f" by “{at.terms.term(of.keyword)}”"
    if of.any_kind:
        clauses.append(f"{at.word('payment')} of any kind")
    if of.only is not None:
        clauses.append(f"{amounts.resources(of.only, at, 2)} alone")
    floor = f", but no part below {of.floor}" if of.floor else ""
    return f"{verb('cost', several)} {listed(clauses)} {about}{after}{floor}"


def _changed_by(count: Amount, at: Speech) -> tuple[str, str]:
    """Return by how much a cost changes: a number, and for each of what or what it is equal to."""
    match count:
        case int() | X():
            return amounts.amount(count, at), ""
        case Count(wanted):
            return "1", f" for each {filters.noun(wanted, at)}"
        case Times(Count(wanted), int(by)) if by > 1:
            return str(by), f" for each {filters.noun(wanted, at)}"
        case Times(by=int(by), amount=one) if by > 1:
            return str(by), f" times {amounts.amount(one, at)}"
        case _:
            return "1", f" times {amounts.amount(count, at)}"
