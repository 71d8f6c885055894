"""Format rules that replace the single class: Cross Craft, title decks and Gloryfinder.

They have no number in the Comprehensive Rules 1.3.1; their findings name the publisher's page instead.
"""

from collections.abc import Iterator

from rules.cards import Card
from rules.construction.checks import only
from rules.construction.findings import Violation
from rules.construction.rule import DeckCheck, floor_rule
from rules.games.sve.cards import classes, is_leader, is_main_card
from rules.games.sve.construction_phrases import class_words, either

DECKS = ("main", "evolve")

CROSS_CRAFT = {
    "format": "cross-craft",
    "name": "Cross Craft",
    "source": "https://en.shadowverse-evolve.com/rules/cross-craft/",
}
TITLE = {
    "format": "title",
    "name": "Title decks",
    "source": "https://en.shadowverse-evolve.com/rules/play-guide",
}
GLORYFINDER = {
    "format": "gloryfinder",
    "name": "Gloryfinder",
    "source": "https://en.shadowverse-evolve.com/rules/gloryfinder/",
}


def _leaders(judging: DeckCheck) -> tuple[Card, ...]:
    return tuple(card for card in judging.cards("leader") if is_leader(card))


def _leader_classes(judging: DeckCheck) -> tuple[str, ...]:
    return tuple(dict.fromkeys(name for card in _leaders(judging) for name in classes(card)))


@floor_rule(CROSS_CRAFT)
def cross_leaders(judging: DeckCheck) -> Iterator[Violation]:
    """The two leaders of a Cross Craft deck are of different classes, and neither is neutral."""
    leaders = [entry for entry in judging.entries("leader") if is_leader(entry.card)]
    found = [name for entry in leaders for name in classes(entry.card) * entry.count]
    if len(found) > 1 and (len(set(found)) < len(found) or "neutral" in found):
        yield Violation(
            severity="illegal",
            section="leader",
            cards=_leaders(judging),
            actual=class_words(found),
            allowed="two different classes",
        )


@floor_rule(CROSS_CRAFT)
def cross_classes(judging: DeckCheck) -> Iterator[Violation]:
    """Every card of a Cross Craft deck is of one of the leaders' classes or neutral."""
    bases = _leader_classes(judging)
    if not bases:
        return
    for entry in judging.entries(*DECKS):
        found = classes(entry.card)
        if not {*bases, "neutral"}.issuperset(found):
            yield Violation(
                severity="illegal",
                section=entry.section,
                cards=(entry.card,),
                actual=class_words(found),
                allowed=either((*bases, "neutral")),
            )


@floor_rule(CROSS_CRAFT)
def cross_minimum(judging: DeckCheck) -> Iterator[Violation]:
    """The main deck of a Cross Craft deck has at least a set number of cards of each leader's class.

    Too few are incomplete while the main deck has room for what is missing, and illegal after that.
    """
    needed = judging.parameter("cards_of_each_class", int, 1)
    counts = {
        name: sum(entry.count for entry in judging.entries("main") if name in classes(entry.card))
        for name in _leader_classes(judging)
        if name != "neutral"
    }
    missing = sum(max(0, needed - count) for count in counts.values())
    maximum = judging.limits("main").maximum
    full = maximum is not None and judging.count("main") + missing > maximum
    for name, count in counts.items():
        if count < needed:
            yield Violation(
                severity="illegal" if full else "incomplete",
                section="main",
                actual=count,
                allowed=f"{needed} or more",
                params={"class": class_words((name,))},
            )


@floor_rule(TITLE)
def title_leader(judging: DeckCheck) -> Iterator[Violation]:
    """A title deck's leader belongs to a title."""
    for card in _leaders(judging):
        if not card.titles:
            yield Violation(
                severity="illegal",
                section="leader",
                cards=(card,),
                actual="a leader of no title",
                allowed="a leader of a collaboration title",
            )


@floor_rule(TITLE)
def title_cards(judging: DeckCheck) -> Iterator[Violation]:
    """Every card of a title deck belongs to the leader's title; its class does not matter."""
    titles = tuple(dict.fromkeys(title for card in _leaders(judging) for title in card.titles))
    if not titles:
        return
    for entry in judging.entries(*DECKS):
        if set(titles).isdisjoint(entry.card.titles):
            yield Violation(
                severity="illegal",
                section=entry.section,
                cards=(entry.card,),
                actual=" and ".join(sorted(entry.card.titles)) or "no title",
                allowed=" or ".join(titles),
            )


@floor_rule(TITLE)
def title_keyword(judging: DeckCheck) -> Iterator[Violation]:
    """A deck of a title that the format pairs with a keyword needs a card with that keyword."""
    for title, keyword in judging.parameter("needs_keyword", dict[str, str], {}).items():
        of_title = any(title in card.titles for card in _leaders(judging))
        if of_title and not any(keyword in card.front.keywords for card in judging.cards("main")):
            yield Violation(
                severity="incomplete",
                section="main",
                actual=f"no card with {keyword}",
                allowed=f"a card with {keyword}",
                params={"title": title},
            )


@floor_rule(TITLE)
def title_triggers(judging: DeckCheck) -> Iterator[Violation]:
    """Cards with a trigger icon must be of the leader's class, but no source says which cards have one.

    Only cards of another class than the leader's are in doubt, including neutral ones.
    """
    for title in judging.parameter("trigger_titles", list[str], []):
        leaders = [card for card in _leaders(judging) if title in card.titles]
        own = {name for card in leaders for name in classes(card)}
        doubtful = [card for card in judging.cards("main") if own and own.isdisjoint(classes(card))]
        for card in doubtful:
            yield Violation(
                severity="unknown",
                section="main",
                cards=(card,),
                actual="of another class than the leader",
                allowed=class_words(sorted(own)),
                params={"title": title},
            )


@floor_rule(GLORYFINDER)
def glory_types(judging: DeckCheck) -> Iterator[Violation]:
    """The glory card is a follower, amulet or spell.

    JUDGEMENT: the page only says "a card"; an evolved card, a leader or a token cannot be played by itself.
    """
    yield from only(judging, "glory", "a follower, amulet or spell", is_main_card)


@floor_rule(GLORYFINDER)
def glory_class(judging: DeckCheck) -> Iterator[Violation]:
    """The glory card is of the leader's class."""
    bases = _leader_classes(judging)
    for card in judging.cards("glory"):
        if bases and not set(bases).intersection(classes(card)):
            yield Violation(
                severity="illegal",
                section="glory",
                cards=(card,),
                actual=class_words(classes(card)),
                allowed=either(bases),
            )


@floor_rule(GLORYFINDER)
def glory_elsewhere(judging: DeckCheck) -> Iterator[Violation]:
    """The glory card is not also in the main deck."""
    glory = {key for card in judging.cards("glory") for key in judging.system.keys(card)}
    for entry in judging.entries("main"):
        if glory.intersection(judging.system.keys(entry.card)):
            yield Violation(
                severity="illegal",
                section="main",
                cards=(entry.card,),
                actual=entry.count,
                allowed=0,
            )


OPTIONAL_RULES = (
    cross_leaders,
    cross_classes,
    cross_minimum,
    title_leader,
    title_cards,
    title_keyword,
    title_triggers,
    glory_types,
    glory_class,
    glory_elsewhere,
)
