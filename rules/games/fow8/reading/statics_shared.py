"""Continuous abilities of Force of Will that share other cards' keywords or shield players."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.statics_replacements import PREVENTION
from rules.language.abilities import Ability, KeywordAbility, Replacement, Static
from rules.language.changes import GainKeywords
from rules.language.conditions import There
from rules.language.events import By, TakesDamage
from rules.language.filters import Filter, WithKeyword
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]


@RULES.rule("shared-words", "<keyword>", example="[Flying]", miss="flying")
def one_word(keyword: str) -> tuple[str, ...]:
    return (keyword,)


@RULES.rule(
    "shared-words",
    "<keyword> (,|and|, and|and / or|, and / or) <shared-words>",
    example="[Flying] , [Pierce] and / or [Swiftness]",
    miss="[Flying] or [Pierce]",
)
def more_words(keyword: str, shared_words: tuple[str, ...]) -> tuple[str, ...]:
    return keyword, *shared_words


@RULES.rule(
    "static",
    "<subject> (gain|gains) <shared-words> as long as you control (a|an) <noun> with that ability",
    example="Elves gain [Flying] and / or [Pierce] as long as you control a Human with that ability",
    miss="Elves gain [Flying] and / or [Pierce] as long as you control a Human",
)
def shared(subject: Picked, shared_words: tuple[str, ...], noun: Noun) -> Abilities | None:
    """Each keyword depends on a card that has the same one."""
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    if wanted is None or len(shared_words) < 2:
        return None
    affects = None if subject.how == "reference" else subject.filter
    words = [frozenset({word}) for word in shared_words]
    return tuple(
        Static((GainKeywords(word),), affects, when=There(narrowed(wanted, WithKeyword(word))))
        for word in words
    )


@RULES.rule(
    "static",
    "<subject> <doings> and prevent all damage that would be dealt to it by <source>",
    example="added resonator gains [Flying] and prevent all damage that would be dealt to it by fire cards",
    miss="added resonator gains [Flying] and prevent all damage that would be dealt by fire cards",
)
def changed_and_unhurt(subject: Picked, doings: Changes, source: Filter) -> Abilities | None:
    if subject.how != "each":
        return None
    unhurt = Replacement(By(TakesDamage(subject.filter), source), amount=0, name=PREVENTION)
    return Static(doings, subject.filter), unhurt


@RULES.rule("static", "you gain <keyword>", example="you gain [Barrier]", miss="it gains [Barrier]")
def player_shielded(keyword: str) -> Abilities | None:
    """Of all keywords, only Barrier is one that a player can have (1120.2)."""
    return (KeywordAbility(keyword="barrier of the player"),) if keyword == "Barrier" else None
