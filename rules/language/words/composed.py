"""Composed effects in words: "you may draw a card; if you do, discard a card".

A composed effect is in parentheses if more follows, so that the sentence is unambiguous.
"""

from dataclasses import replace

from rules.language import effects as fx
from rules.language.amounts import Fixed, TimesHappened
from rules.language.conditions import Compare, Fails
from rules.language.effects import Effect
from rules.language.references import Cards, Chosen, Each, It, Top
from rules.language.words import amounts, conditions, costs, effects, events, references
from rules.language.words.filters import noun
from rules.language.words.speech import Speech
from rules.language.words.terms import article, sentence, verb

_MADE = (
    fx.Do
    | fx.ChooseOne
    | fx.ChooseSome
    | fx.May
    | fx.IfYouDo
    | fx.IfPaid
    | fx.If
    | fx.ForEach
    | fx.Let
    | fx.Fix
    | fx.ChooseNumber
    | fx.RollDie
    | fx.NameOne
    | fx.Look
    | fx.Reveal
)


def sentences(of: Effect, at: Speech) -> str:
    """Return an effect as sentences, one for each step."""
    parts = of.effects if isinstance(of, fx.Do) and of.effects else (of,)
    return " ".join(sentence(effect(part, at)) for part in parts)


def effect(of: Effect, at: Speech) -> str:
    """Return an effect as a clause that ends the sentence."""
    match of:
        case fx.Part(inner, first, count):
            return effect(inner, at.part(first, count))
        case fx.Do(parts):
            if not parts:
                return "do nothing"
            return ", then ".join((*(closed(one, at) for one in parts[:-1]), effect(parts[-1], at)))
        case fx.ChooseOne(parts, by):
            return f"{references.does(by, 'choose', at)} one: {_options(parts, at)}"
        case fx.ChooseSome(parts, most, least, by):
            many = f"{least}" if least == most else f"{least} to {most}"
            return f"{references.does(by, 'choose', at)} {many} of these: {_options(parts, at)}"
        case fx.May() | fx.IfYouDo() | fx.IfPaid() | fx.If():
            return _perhaps(of, at)
        case fx.RollDie(parts):
            sides = ", ".join(f"on {side} {closed(one, at)}" for side, one in enumerate(parts, 1))
            return f"roll a {len(parts)}-sided die: {sides}"
        case fx.ForEach() | fx.Let() | fx.Fix() | fx.ChooseNumber() | fx.NameOne() | fx.Look() | fx.Reveal():
            return _binding(of, at)
        case _:
            return effects.plain(of, at)


def closed(of: Effect, at: Speech) -> str:
    """Return an effect as a clause that may be continued."""
    inner = of
    while isinstance(inner, fx.Part):
        inner = inner.effect
    return f"({effect(of, at)})" if isinstance(inner, _MADE) and not _is_simple(inner) else effect(of, at)


def _is_simple(of: Effect) -> bool:
    """Return whether a composed effect is so simple that nothing after it can be mistaken for part of it."""
    match of:
        case fx.May(inner, otherwise):
            return otherwise == fx.NOTHING and (not isinstance(inner, _MADE | fx.Part) or _is_joined(inner))
        case _:
            return _is_joined(of)


def _is_joined(of: Effect) -> bool:
    """Return whether an effect on what was chosen or seen is one clause: "choose a card and discard it"."""
    match of:
        case fx.Let(_, given, inner):
            return isinstance(given, Chosen) and given.by == "you" and _is_clause(inner)
        case fx.Look(effect=inner) | fx.Reveal(effect=inner):
            return _is_clause(inner)
        case _:
            return False


def _is_clause(of: Effect) -> bool:
    return of == fx.NOTHING or not isinstance(of, _MADE | fx.Part)


def _and_then(of: Effect, inner: Effect, at: Speech) -> str:
    """Return what is done with what was chosen or seen, after the clause that says so."""
    if _is_joined(of):
        return "" if inner == fx.NOTHING else f" and {effect(inner, at)}"
    return f", then {effect(inner, at)}"


def _options(parts: tuple[Effect, ...], at: Speech) -> str:
    said = [effect(one, at) for one in parts]
    if all(not isinstance(part, _MADE | fx.Part) for part in parts) and not any(
        " or " in one for one in said
    ):
        return " or ".join(said)
    return " or ".join(f"({one})" for one in said)


def _perhaps(of: fx.May | fx.IfYouDo | fx.IfPaid | fx.If, at: Speech) -> str:
    """Return an optional effect, and what happens if it is declined."""
    match of:
        case fx.May(inner, otherwise, by):
            may = f"{references.player(by, at)} may "
            if by != "you":
                may += "choose this: "
            if otherwise == fx.NOTHING and closed(inner, at) != effect(inner, at):
                return f"{may.removesuffix('choose this: ')}do this: {effect(inner, at)}"
            return f"{may}{closed(inner, at)}{_otherwise(otherwise, at)}"
        case fx.IfYouDo(inner, then, otherwise):
            return f"{closed(inner, at)}; {_then('you', then, otherwise, at)}"
        case fx.IfPaid(cost, then, otherwise, by):
            payer = references.player(by, at)
            return f"{payer} may, as a cost, {costs.prose(cost, at)}; {_then(payer, then, otherwise, at)}"
        case fx.If(condition, fx.Do(()), otherwise) if otherwise != fx.NOTHING:
            return f"{conditions.given(Fails(condition), at)}, {effect(otherwise, at)}"
        case fx.If(condition, then, otherwise):
            return f"{conditions.given(condition, at)}, {_either(then, otherwise, at)}"


def _then(who: str, then: Effect, otherwise: Effect, at: Speech) -> str:
    """Return what happens if a player did something, and what happens if not."""
    does = verb("do", who == "you")
    if then == fx.NOTHING and otherwise != fx.NOTHING:
        return f"if {who} {does} not, {effect(otherwise, at)}"
    return f"if {who} {does}, {_either(then, otherwise, at)}"


def _either(then: Effect, otherwise: Effect, at: Speech) -> str:
    if otherwise == fx.NOTHING:
        return effect(then, at)
    return f"{closed(then, at)}{_otherwise(otherwise, at)}"


def _otherwise(otherwise: Effect, at: Speech) -> str:
    return "" if otherwise == fx.NOTHING else f"; otherwise, {effect(otherwise, at)}"


def _binding(
    of: fx.ForEach | fx.Let | fx.Fix | fx.ChooseNumber | fx.NameOne | fx.Look | fx.Reveal, at: Speech
) -> str:
    """Return an effect that refers to something by a name."""
    match of:
        case fx.ForEach(cards, inner, name):
            inside = at.with_cards(name, False, references.owner(cards, at))
            called = inside.cards[name].text
            each = f"{'' if isinstance(cards, Each) else 'each of '}{references.cards(cards, at)}"
            return f"for {each}{_called(called)}, {effect(inner, inside)}"
        case fx.Let(name, given, inner):
            return _let(of, name, given, inner, at)
        case fx.Fix(
            TimesHappened(event) as times,
            fx.ModifyAll(when=Compare(compared, "=", Fixed(fixed))) as inner,
            name,
        ) if compared == times and fixed == name:
            once = effect(replace(inner, when=None), at)
            return f"{once}, or until the next time that {events.event(event, at, nested=True)}"
        case fx.Fix(amount, inner, name):
            inside = at.with_number(name)
            number = amounts.outermost(amount, at)
            return f"with {inside.numbers[name]} being {number}, {effect(inner, inside)}"
        case fx.ChooseNumber(most, inner, name):
            inside = at.with_number(name)
            upto = amounts.outermost(most, at)
            return f"choose a number {inside.numbers[name]} from 0 to {upto}, then {effect(inner, inside)}"
        case fx.NameOne(what, inner):
            return f"name {article(at.terms.term(what))}, then {effect(inner, at)}"
        case fx.Look(count, inner, up_to, name, of=whose):
            inside = at.with_cards(name, count != 1, references.owner(Top(count, whose), at))
            top = amounts.end(count, "top", at)
            perhaps = "up to " if up_to else ""
            deck = references.whose(at.word("deck"), whose, at)
            called = _called(inside.cards[name].text)
            return f"look at {perhaps}the {top} of {deck}{called}{_and_then(of, inner, inside)}"
        case fx.Reveal(what, inner, name, to):
            inside = _naming(name, what, at)
            does = {
                "you": "look at {cards}",
                "opponent": "show {cards} to your opponent",
                "anyone": "reveal {cards}",
            }[to]
            shown = does.format(cards=references.cards(what, at))
            return f"{shown}{_called(inside.cards[name].text)}{_and_then(of, inner, inside)}"


def _let(of: fx.Let, name: str, given: Cards | Effect, inner: Effect, at: Speech) -> str:
    """Return an effect on what was chosen, or on what another effect affected."""
    if type(given) in at.terms.dialect.schema.families["Cards"].nodes:
        cards: Cards = given  # type: ignore[assignment]
        inside = _naming(name, cards, at)
        called = _called(inside.cards[name].text)
        if isinstance(cards, Chosen):
            first = f"{references.does(cards.by, 'choose', at)} {references.cards(cards, at, chosen=True)}"
            return f"{first}{called}{_and_then(of, inner, inside)}"
        said = references.cards(cards, at)
        if isinstance(cards, Each):
            said = f"all {noun(cards.filter, at, several=True)}"
        together = " together" if references.many(cards, at) else ""
        return f"for {said}{together}{called}, {effect(inner, inside)}"
    inside = at.with_cards(name, _on_several(given, at))
    called = _called(inside.cards[name].text)
    done = closed(given, at)  # type: ignore[arg-type]
    return f"{done}{called}; after that, {effect(inner, inside)}"


def _naming(name: str, what: Cards, at: Speech) -> Speech:
    """Return the context with cards bound to a name; what has one already keeps it."""
    if isinstance(what, It) and what.name in at.cards:
        return replace(at, cards={**at.cards, name: at.cards[what.name]})
    return at.with_cards(name, references.many(what, at), references.owner(what, at))


def _on_several(given: Cards | Effect, at: Speech) -> bool:
    """Return whether an effect may affect more than one card."""
    match given:
        case fx.Do(parts):
            moving = [part for part in parts if hasattr(part, "what") or isinstance(part, _MADE)]
            return any(_on_several(part, at) for part in moving) if moving else True
        case fx.Reveal(what, inner, name) if inner != fx.NOTHING:
            return _on_several(inner, _naming(name, what, at))
        case fx.Let(name, Chosen() as chosen, inner):
            return _on_several(inner, _naming(name, chosen, at))
    if isinstance(given, fx.May):
        return _on_several(given.effect, at)
    if isinstance(given, fx.Create):
        return given.amount != 1
    affected = getattr(given, "what", None)
    return affected is None or references.many(affected, at)


def _called(text: str) -> str:
    return "" if text in ("it", "them") or text.startswith("those ") else f" ({text})"
