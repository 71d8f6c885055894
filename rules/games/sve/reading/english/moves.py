"""Verbs in English that move cards: banish, bury, return, put, add to hand, summon."""

from dataclasses import replace

from rules.games.sve.nodes import PlayFree
from rules.games.sve.reading import meanings_effects, meanings_words
from rules.language.effects import Position
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
Place = tuple[str, Position]

RULES.same(
    "place",
    {
        **dict.fromkeys(
            (
                *("into your EX area", "into its owner's EX area", "into their owners' EX areas"),
                *(
                    "into their owner's EX area",
                    "into their owners' EX area",
                    "into its owner's EX area unevolved",
                ),
            ),
            ("EX area", "top"),
        ),
        **dict.fromkeys(
            ("into your cemetery", "into its owner's cemetery", "into their owners' cemeteries"),
            ("cemetery", "top"),
        ),
        **dict.fromkeys(
            (
                *("on the bottom of your deck", "on the bottom of its owner's deck"),
                *("on the bottom of their owners' decks", "on the bottom of your deck in any order"),
            ),
            ("deck area", "bottom"),
        ),
        **dict.fromkeys(
            (
                *("on top of your deck", "on the top of your deck", "on top of its owner's deck"),
                "on the top of its owner's deck",
            ),
            ("deck area", "top"),
        ),
        **dict.fromkeys(("into your hand", "into its owner's hand"), ("hand", "top")),
        **dict.fromkeys(("onto your field", "onto its owner's field"), ("field", "top")),
    },
)
RULES.same(
    "home",
    dict.fromkeys(
        (
            "to your hand",
            "to its owner's hand",
            "to the owner's hand",
            "to their owners' hands",
            "to their owner's hand",
        ),
        "hand",
    ),
)


@RULES.rule("act", "put <pick> <place>", example="put it into your EX area", miss="put it into your deck")
def put(pick: Picked, place: Place) -> Clause | None:
    """Return a clause in which cards are put somewhere."""
    zone, position = place
    return meanings_effects.moved(pick, zone, position)


@RULES.rule("act", "return <pick> <home>", example="return it to its owner's hand", miss="return it to hand")
def give_back(pick: Picked, home: str) -> Clause | None:
    """Return a clause in which cards go back to hand."""
    return meanings_effects.moved(pick, home)


@RULES.rule(
    "act",
    "shuffle <pick> into your deck",
    example="shuffle it into your deck",
    miss="put it into your deck",
)
@RULES.rule(
    "act",
    "return <pick> to your deck [,] [and] shuffle it",
    example="return it to your deck, shuffle it",
    miss="return it to your deck",
)
def shuffle_in(pick: Picked) -> Clause | None:
    """Return a clause in which cards are shuffled into their deck."""
    return meanings_effects.moved(pick, "deck area", "shuffled")


@RULES.rule("act", "add <pick> to your hand", example="add it to your hand", miss="add it to a hand")
def add(pick: Picked) -> Clause | None:
    """Return a clause in which cards are added to hand."""
    return meanings_effects.moved(pick, "hand")


@RULES.rule("act", "banish <pick>", example="banish it", miss="banish cards")
def banish(pick: Picked) -> Clause | None:
    """Return a clause in which cards are banished (5.6.1)."""
    return meanings_effects.moved(pick, "banished zone")


@RULES.rule("act", "bury <pick>", example="bury it", miss="bury cards")
def bury(pick: Picked) -> Clause | None:
    """Return a clause in which cards are put into the cemetery."""
    return meanings_effects.moved(pick, "cemetery")


@RULES.rule("act", "summon <pick>", example="summon it", miss="summon followers")
def summon(pick: Picked) -> Clause | None:
    """Return a clause in which cards are moved onto the field (5.4.1)."""
    return meanings_effects.moved(pick, "field")


@RULES.rule("act", "summon <pick> engaged", example="summon it engaged", miss="summon it")
@RULES.rule(
    "act",
    "put <pick> onto your field engaged",
    example="put it onto your field engaged",
    miss="put it engaged",
)
def summon_engaged(pick: Picked) -> Clause | None:
    """Return a clause in which cards are moved onto the field engaged."""
    return meanings_effects.moved(pick, "field", rested=True)


@RULES.rule("act", "turn <pick> facedown", example="turn it facedown", miss="turn it faceup")
def turn_down(pick: Picked) -> Clause | None:
    """Return a clause in which faceup cards of the evolve deck are turned facedown."""
    return meanings_effects.moved(pick, "evolve deck area")


@RULES.rule(
    "act",
    "play <pick> for 0 play points",
    example="play it for 0 play points",
    miss="play it for 1 play point",
)
def play(pick: Picked) -> Clause | None:
    """Return a clause in which cards are played for free."""
    done = acting(pick, PlayFree)
    return done and replace(done, about=meanings_words.NOBODY)
