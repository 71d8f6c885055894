"""What "it" refers to after several cards were named: an ambiguous text is refused."""

from dataclasses import replace

from rules.language.composed import NOTHING, Let
from rules.language.effects import Destroy, Discard, Draw, Modify, MoveTo, Rest
from rules.language.references import Cards, GivenUp, It, Subject, SubjectCard, Target, This, ThisCard, Top
from rules.reading.clauses import THAT, Clause, joined, mentions, rebuilt, substituted

Text = tuple[Clause, ...]

FORMER, LATTER = It("former"), It("latter")
"""The first and the second of two cards chosen by one sentence."""
NONE = It("nothing")
"""Stands for something that cannot be referred to again: nothing binds it, so a text that does is refused."""
MOVED = It("moved")
"""The card that was discarded or removed just before, otherwise the one that was paid with."""
PUT = It("put")
"""The cards that the sentence before did something to, in what is said or triggers about them."""
CHOSEN = It("chosen")
"""The only card that was chosen, if another has moved since."""
REVEALED = It("seen")
"""The card of a deck that is revealed for the duration of a text."""
AFFECTING = (MoveTo, Destroy, Rest, Draw, Discard)
"""What is done to cards that later sentences count."""
NAMED = It("named")
"""What "that Forward" refers to: the card just named, otherwise the event's; never the ability's own."""


def in_turn(text: Text) -> Clause | None:
    """Return sentences as one clause; None if "it" may be either of two cards.

    After a choice and something done to other cards, what "it" refers to is unclear; "the discarded card" is
    the one discarded just before, otherwise the one discarded for the cost.
    """
    known = brought = moved = False
    found: list[Clause] = []
    for clause in with_results(text):
        if mentions(clause.effect, MOVED):
            effect = clause.effect
            if moved and mentions(effect, THAT):
                effect = substituted(effect, THAT, CHOSEN)
                clause = replace(clause, about=NONE)
            clause = replace(clause, effect=substituted(effect, MOVED, THAT if moved else GivenUp()))
        elif known and mentions((clause.effect, clause.about), NAMED):
            if brought:
                return None
            clause = replace(
                clause,
                effect=substituted(clause.effect, NAMED, THAT),
                about=substituted(clause.about, NAMED, THAT),
            )
        elif speaks(clause) and brought:
            return None
        if clause.about is not None:
            brought = brings_up(clause) and known
            moved = _is_one_moved(clause.about)
            known = True
        found.append(clause)
    whole = joined(found)
    return None if whole is None else _of_two(_of_one(whole, text[0]), text[0])


def with_results(text: Text) -> Text:
    """Return sentences with each joined to the one before if it is about the cards that one affected."""
    found: list[Clause] = []
    for clause in text:
        if not found or not mentions((rebuilt(clause.effect, _without_results), clause.targets), PUT):
            found.append(clause)
            continue
        before = found[-1]
        if clause.targets or clause.modes or not _affects_cards(before.effect):
            return text
        found[-1] = replace(before, effect=Let(PUT.name, before.effect, clause.effect), about=NONE)
    return tuple(found)


def _affects_cards(tree: object) -> bool:
    """Return whether an effect moves, breaks or dulls cards, which can be counted afterwards."""
    return rebuilt(tree, lambda node: NOTHING if isinstance(node, AFFECTING) else node) != tree


def _without_results(node: object) -> object:
    """Return nothing for an effect that says itself which cards are meant."""
    return NOTHING if isinstance(node, Let) and node.name == PUT.name else node


def _of_one(whole: Clause, first: Clause) -> Clause:
    """Return a clause that refers both to the card its first sentence chose and to one that moved."""
    if first.effect != NOTHING or len(first.targets) != 1 or len(whole.targets) != 1:
        return whole
    return replace(whole, effect=substituted(whole.effect, CHOSEN, Target(0)))


def _of_two(whole: Clause, first: Clause) -> Clause | None:
    """Return a clause in which "the former" and "the latter" are the cards its first sentence chose."""
    if not any(mentions(whole.effect, one) for one in (FORMER, LATTER)):
        return whole
    if first.effect != NOTHING or len(first.targets) != 2 or len(whole.targets) != 2:
        return None
    effect = substituted(substituted(whole.effect, FORMER, Target(0)), LATTER, Target(1))
    return replace(whole, effect=effect, about=NONE)


def _is_one_moved(about: object) -> bool:
    """Return whether one card was discarded, or removed from the game from the top of a deck."""
    match about:
        case Discard(amount=1):
            return True
        case MoveTo(what=Top(count=1), zone="outside"):
            return True
    return False


def brings_up(clause: Clause) -> bool:
    """Return whether a clause is about cards that were not named before and are not targets."""
    return clause.about is not None and not isinstance(clause.about, Cards) and not _is_known(clause.about)


def _is_known(tree: object) -> bool:
    return mentions(tree, THAT) or any(mentions(tree, Target(index)) for index in range(10))


def speaks(clause: Clause) -> bool:
    """Return whether a clause refers to "it"."""
    return mentions((clause.effect, clause.modes, clause.targets), THAT)


def binds_others(tree: object) -> bool:
    """Return whether a tree binds cards that are neither targets nor those of an event."""
    found: list[Let] = []

    def look(node: object) -> object:
        if isinstance(node, Let) and not _is_of_event(node.cards) and not _is_known(node.cards):
            found.append(node)
        return node

    rebuilt(tree, look)
    return bool(found)


def _is_of_event(tree: object) -> bool:
    return mentions(tree, Subject()) or mentions(tree, SubjectCard())


def changes_what_came_back(tree: object) -> bool:
    """Return whether a card comes onto the field and is then changed: it is another object then (11.2.2)."""
    found: set[str] = set()

    def look(node: object) -> object:
        if isinstance(node, MoveTo) and node.what == ThisCard() and node.zone == "field":
            found.add("comes")
        if isinstance(node, Modify) and node.what == This():
            found.add("changes")
        return node

    rebuilt(tree, look)
    return len(found) == 2
