"""What effects do, in words: "draw two cards", "put it on the bottom of your deck"."""

from typing import Any

from rules.language import effects as fx
from rules.language.amounts import Amount, Share, Times
from rules.language.effects import Effect
from rules.language.references import Cards, Player, Target
from rules.language.schema import Field
from rules.language.words import amounts, composed, continuous_effects, references
from rules.language.words.filters import is_placed, noun
from rules.language.words.speech import Speech
from rules.language.words.terms import verb


def plain(of: Effect, at: Speech) -> str:
    """Return an effect that is not composed."""
    match of:
        case fx.Draw(amount, who):
            card = at.word("card")
            return does(who, "draw", amounts.several(amount, card, at.terms.plural(card), at), at)
        case fx.Discard():
            return _discard(of, at)
        case fx.DiscardHand(who):
            return does(who, at.word("discard"), f"all of {'your' if who == 'you' else 'their'} hand", at)
        case fx.DealDamage(Target(index), Share(share), None, False) if index == share:
            return f"deal its share of {at.word('damage')} to {references.target(index, at)}"
        case fx.DealDamage(what, amount, by, firm):
            dealt = _damage(amount, references.cards(what, at), by, at)
            return f"{dealt}, which nothing reduces" if firm else dealt
        case fx.DealDamageToPlayer(amount, who, by):
            return _damage(amount, references.damaged(who, at), by, at)
        case fx.ChangeLife(int() as amount, who) if amount < 0:
            return f"change {references.whose(at.word('life'), who, at)} by {amount}"
        case fx.ChangeLife(amount, who):
            return does(who, "gain", amounts.much(amount, at.word("life"), at), at)
        case fx.LoseLife(amount, who):
            return does(who, "lose", amounts.much(amount, at.word("life"), at), at)
        case fx.SetLife(amount, who):
            return f"set {references.whose(at.word('life'), who, at)} to {amounts.amount(amount, at)}"
        case fx.Shuffle(zone, who):
            return f"shuffle {references.whose(at.terms.term(zone), who, at)}"
        case fx.Produce(resource, amount, who):
            return does(who, "gain", amounts.much(amount, amounts.resources(resource, at, amount), at), at)
        case fx.ExtraTurn(who):
            return does(who, "take", "an extra turn after this one", at)
        case fx.WinGame(who):
            return f"{references.player(who, at)} {verb('win', who == 'you')} the game"
        case fx.Create():
            return _create(of, at)
        case fx.Verb():
            return _own(of, at)
        case fx.Modify() | fx.ModifyAll() | fx.Later() | fx.Prohibit() | fx.Trigger() | fx.Remember():
            return continuous_effects.lasting(of, at)
    return _to_cards(of, at)


def _to_cards(of: Effect, at: Speech) -> str:
    """Return an effect on cards."""
    match of:
        case fx.Destroy(what):
            return f"{at.word('destroy')} {references.cards(what, at)}"
        case fx.Rest(what):
            return f"{at.word('rest')} {references.cards(what, at)}"
        case fx.Cancel(what):
            return f"cancel {references.cards(what, at)}"
        case fx.Recover(what):
            return f"{at.word('recover')} {references.cards(what, at)}"
        case fx.MoveTo():
            return _move(of, at)
        case fx.Swap(one, other):
            first, second = (references.cards(which, at, nested=True) for which in (one, other))
            return f"exchange {first} with {second}"
        case fx.PutCounters(what, counter, amount):
            name = at.terms.term(counter)
            on = references.cards(what, at)
            if isinstance(amount, int) and amount < 0:
                return f"remove {amounts.counters(-amount, counter, at)} from {on}"
            if isinstance(amount, Times) and isinstance(amount.by, int) and amount.by < 0:
                less = amount.amount if amount.by == -1 else Times(amount.amount, -amount.by)
                return f"remove {amounts.counters(less, counter, at)} from {on}"
            return f"put {amounts.several(amount, f'{name} counter', f'{name} counters', at)} on {on}"
        case fx.MoveCounters(what, to, counter, amount):
            source, goal = (references.cards(which, at, nested=True) for which in (what, to))
            return f"move {amounts.counters(amount, counter, at)} from {source} to {goal}"
        case fx.Heal(what, amount):
            off = (
                f"all {at.word('damage')}" if amount is None else amounts.much(amount, at.word("damage"), at)
            )
            return f"remove {off} from {references.cards(what, at)}"
        case fx.Attach(what, to):
            first, second = (references.cards(which, at, nested=True) for which in (what, to))
            return f"attach {first} to {second}"
        case _:
            raise AssertionError(f"{of!r} is no effect")


def does(who: Player, word: str, what: str, at: Speech) -> str:
    """Return the phrase that a player does something; for "you" a command."""
    return f"{references.does(who, word, at)} {what}"


def _discard(of: fx.Discard, at: Speech) -> str:
    card = at.word("card")
    if of.filter is None:
        what = amounts.several(of.amount, card, at.terms.plural(card), at)
    else:
        where = "" if is_placed(of.filter) else " from hand"
        what = f"{amounts.some(of.amount, of.filter, at)}{where}"
    return does(of.who, at.word("discard"), f"{what}{' at random' if of.at_random else ''}", at)


def _damage(amount: Amount, to: str, by: Cards | None, at: Speech) -> str:
    dealt = f"deal {amounts.much(amount, at.word('damage'), at)} to {to}"
    return dealt if by is None else f"have {references.cards(by, at)} {dealt}"


def _move(of: fx.MoveTo, at: Speech) -> str:
    what = references.cards(of.what, at)
    several = references.several(of.what, at)
    owner = references.owners(of.what, at)
    place = at.terms.term(of.zone)
    zone = f"{owner} {at.terms.plural(place) if owner.startswith('their') else place}"
    if of.position == "shuffled":
        text = f"shuffle {what} into {zone}"
    elif of.position == "bottom":
        text = f"put {what} on the bottom of {zone}"
    elif of.position == "scattered":
        text = f"put {what} on the bottom of {zone} in a random order"
    else:
        text = f"put {what} {references.into(of.zone, owner, several, at)}"
    if of.rested:
        text += f", {at.word('rested')}"
    if of.under is not None:
        text += f", under {references.whose(at.word('control'), of.under, at)}"
    return text


def _create(of: fx.Create, at: Speech) -> str:
    token = f"“{of.token.name}” token"
    made = amounts.several(of.amount, token, f"{token}s", at)
    return f"put {made} into {references.whose(at.terms.term(of.zone), of.who, at)}"


def _own(of: fx.Verb, at: Speech) -> str:
    """Return a game's own verb: by its sentence, otherwise by its name and fields."""
    shape = at.terms.dialect.schema.shapes[type(of)]
    values = {field.name: _field(getattr(of, field.name), field, at) for field in shape.fields}
    said = at.terms.verbs.get(shape.word)
    if said is not None:
        return said.format(**values)
    what = values.pop("what", "")
    more = "".join(f" ({name.replace('_', ' ')}: {value})" for name, value in values.items())
    return f"{shape.word.replace('_', ' ')}{what and f' {what}'}{more}"


def _field(of: Any, field: Field, at: Speech) -> str:  # its family is known only by looking it up
    """Return a field's value of a game's own verb; a resource as units of it."""
    return amounts.resources(of, at) if field.slot.vocabulary == "resource" else value(of, at)


def value(of: Any, at: Speech) -> str:  # its family is known only by looking it up
    """Return a field's value of a game's own node."""
    schema = at.terms.dialect.schema
    if isinstance(of, bool):
        return "yes" if of else "no"
    if isinstance(of, str) and of in schema.families["Player"].words:
        return references.player(of, at)  # type: ignore[arg-type]
    if isinstance(of, str):
        return at.terms.term(of)
    if isinstance(of, tuple):
        return ", ".join(value(one, at) for one in of)
    if hasattr(of, "card_id"):
        return f"a “{of.name}” token"
    kind = type(of)
    if kind in schema.families["Cards"].nodes:
        return references.cards(of, at)
    if kind in schema.families["Player"].nodes:
        return references.player(of, at)
    if kind in schema.families["Filter"].nodes:
        return noun(of, at, several=True)
    if kind in schema.families["Effect"].nodes:
        return f"({composed.effect(of, at)})"
    return "none" if of is None else amounts.amount(of, at)
