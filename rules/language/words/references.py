"""Cards and players in words: "this card", "up to two creatures of your choice", "the owner of it"."""

from typing import assert_never

from rules.language import references as rf
from rules.language.amounts import CountOf
from rules.language.filters import Controlled, Filter, InZone, OneOf, Owned
from rules.language.references import Cards, Player
from rules.language.words import amounts, filters
from rules.language.words.speech import Speech
from rules.language.words.terms import verb

_SIDES = {"you": "you", "opponent": "your opponent", "anyone": "each player"}
_WHOSE = {"you": "your", "opponent": "your opponent's", "anyone": "each player's"}
_WHEREVER = " (wherever it is)"
_IN_PLAY = " while it is in play"


def player(who: Player, at: Speech) -> str:
    """Return a player."""
    match who:
        case str():
            return _SIDES[who]
        case rf.TargetPlayer(index):
            return target(index, at)
        case rf.Owner(of):
            return f"the owner of {cards(of, at, nested=True)}"
        case rf.Controller(of):
            return f"the controller of {cards(of, at, nested=True)}"
        case rf.OtherThan("you"):
            return _SIDES["opponent"]
        case rf.OtherThan(one):
            return f"the opponent of {player(one, at)}"
        case rf.TurnPlayer():
            return "the turn player"
        case rf.AffectedPlayer():
            return "that player"
        case _:
            assert_never(who)


def does(who: Player, does_what: str, at: Speech) -> str:
    """Return a player with a verb: a command for "you", a statement about anyone else."""
    return does_what if who == "you" else f"{player(who, at)} {verb(does_what)}"


def whose(noun: str, who: Player, at: Speech) -> str:
    """Return a player's possession: "your hand", "the hand of that player"."""
    if who == rf.OtherThan("you"):
        who = "opponent"
    return f"{_WHOSE[who]} {noun}" if isinstance(who, str) else f"the {noun} of {player(who, at)}"


def turn(who: Player, at: Speech) -> str:
    """Return a player's turn: "your turn", "any player's turn"."""
    return "any player's turn" if who == "anyone" else whose("turn", who, at)


def owner(what: Cards, at: Speech) -> str:
    """Return whose the cards of a reference are, if that is sure: "your"; "" if it is not."""
    match what:
        case rf.Top(of="you" | "opponent" as side):
            return _WHOSE[side]
        case rf.Target(index):
            return at.owners[index] if index < len(at.owners) else ""
        case rf.It(name):
            return at.cards[name].owner if name in at.cards else ""
        case rf.Chosen(among=among) if among is not None and (of := owner(among, at)):
            return of
        case rf.Each(wanted) | rf.AtRandom(wanted) | rf.Chosen(wanted):
            return owner_by(wanted, at)
        case _:
            return ""


def owner_by(wanted: Filter, at: Speech) -> str:
    """Return whose the cards are that match a filter, if that is sure; "" if it is not."""
    parts = tuple(filters.flat(wanted))
    shared = at.word("shared").split(", ")
    for part in parts:
        if isinstance(part, OneOf) and (of := owner(part.cards, at)):
            return of
        if isinstance(part, Owned) and part.by in ("you", "opponent"):
            return _WHOSE[part.by]
    zones = [zone for part in parts if isinstance(part, InZone) for zone in part.zones]
    sides = [part.by for part in parts if isinstance(part, Controlled) and part.by in ("you", "opponent")]
    return _WHOSE[sides[0]] if zones and sides and not any(zone in shared for zone in zones) else ""


def into(zone: str, whose: str, several: bool, at: Speech) -> str:
    """Return the zone that cards go to: "into its owner's hand", "onto the field"."""
    named = at.terms.term(zone)
    if several and whose == "their owners'":
        named = at.terms.plural(named)
    return at.terms.into.get(zone, "into {owner} {zone}").format(owner=whose, zone=named)


def owners(what: Cards, at: Speech) -> str:
    """Return whose the cards of a reference are: "your", "its owner's"."""
    return owner(what, at) or ("their owners'" if several(what, at) else "its owner's")


def damaged(who: Player, at: Speech) -> str:
    """Return what takes damage dealt to a player: the player or, in some games, a card."""
    body = at.word("body")
    return whose(body, who, at) if body else player(who, at)


def target(index: int, at: Speech) -> str:
    """Return a target's name here."""
    return at.targets[index] if index < len(at.targets) else f"target {index + 1}"


def cards(what: Cards, at: Speech, *, nested: bool = False, chosen: bool = False) -> str:
    """Return the cards of a reference; `chosen` if the sentence already says that they are chosen."""
    match what:
        case rf.This():
            return f"this {at.word('card')}{_IN_PLAY if at.away else ''}"
        case rf.ThisCard():
            return f"this {at.word('card')}{'' if at.away else _WHEREVER}"
        case rf.Target(index):
            return target(index, at)
        case rf.Targets():
            return "all the targets"
        case rf.Subject():
            return f"that {at.word('card')}"
        case rf.SubjectCard():
            return f"that {at.word('card')}{_WHEREVER}"
        case rf.Cause():
            return f"the {at.word('card')} that caused this"
        case rf.It(name):
            return at.cards[name].text if name in at.cards else f"the {at.word('card')} called “{name}”"
        case rf.Each(wanted):
            noun, card = filters.noun(wanted, at), at.word("card")
            # Of those cards that are not described otherwise each one is meant.
            among = noun.removeprefix(f"{card} from among ")
            return f"each of {among}" if among != noun and " still " in among else f"each {noun}"
        case rf.Chosen():
            return _chosen(what, at, chosen=chosen)
        case rf.AtRandom(wanted, count):
            return f"{amounts.many(count, wanted, at)} at random"
        case rf.Top(count, of, zone, bottom, until):
            end = "bottom" if bottom else "top"
            named = whose(at.terms.term(zone) if zone else at.word("deck"), of, at)
            if until is not None:
                last = f"{amounts.many(count, until, at)} {'are' if count != 1 else 'is'} among them"
                return f"the {end} {at.terms.plural(at.word('card'))} of {named} until {last}"
            return f"the {amounts.end(count, end, at)} of {named}"
        case rf.Attached(to):
            return f"the {at.terms.plural(at.word('card'))} attached to {cards(to, at, nested=True)}"
        case rf.Host(of):
            return f"the {at.word('card')} to which {cards(of, at, nested=True)} is attached"
        case rf.Beneath(of):
            return f"the {at.terms.plural(at.word('card'))} beneath {cards(of, at, nested=True)}"
        case rf.GivenUp():
            return f"the {at.word('card')} given up for it"
        case rf.Joined(parts) if len(parts) > 1 and parts == tuple(map(rf.Target, range(len(at.targets)))):
            return "these targets"
        case rf.Joined(parts):
            text = " together with ".join(cards(one, at, nested=True) for one in parts)
            return f"({text})" if nested and len(parts) > 1 else text
        case _:
            assert_never(what)


def _chosen(what: rf.Chosen, at: Speech, *, chosen: bool) -> str:
    match what:
        case rf.Chosen(InZone((zone,)), CountOf(many), CountOf(least), among=among) if many == least == among:
            if what == rf.Chosen(what.filter, what.most, what.least, among=among):
                return f"all of {cards(many, at, nested=True)} still {filters.place(zone, at)} in any order"
    text = amounts.between(what.least, what.most, what.filter, at)
    if what.among is not None:
        text += f" from among {cards(what.among, at, nested=True)}"
    if what.differing is not None:
        shared = "name" if what.differing == "name" else at.word(what.differing)
        text += f" with different {at.terms.plural(shared)}"
    if what.within is not None:
        named = at.word("cost") if what.total is None else at.terms.stat(what.total)
        text += f" with a total {named} of {filters.compared('<=', what.within, at)}"
    if what.each:
        text += " for each player"
    if chosen or what.by == "you":
        return text
    return f"{text} of {_WHOSE[what.by]} choice"


def stat_of(noun: str, of: Cards, at: Speech) -> str:
    """Return a property of cards: "its power", "the power of each creature"."""
    if isinstance(of, rf.This) and at.away:
        return f"the {noun} that this {at.word('card')} had in play"
    called = cards(of, at, nested=True)
    short = {"it": "its", "them": "their"}.get(called)
    return f"{short} {noun}" if short else f"the {noun} of {called}"


def many(what: Cards, at: Speech) -> bool:
    """Return whether a reference may be to more than one card: "each creature" is, and grammatically not."""
    return isinstance(what, rf.Each) or several(what, at)


def several(what: Cards, at: Speech) -> bool:
    """Return whether a reference is grammatically plural."""
    match what:
        case rf.Targets() | rf.Attached() | rf.Beneath() | rf.Joined():
            return True
        case rf.Chosen(_, most):
            return most != 1
        case rf.AtRandom(_, count):
            return count != 1
        case rf.Top(count, until=until):
            return count != 1 or until is not None
        case rf.It(name):
            return name in at.cards and at.cards[name].several
        case _:
            return False
