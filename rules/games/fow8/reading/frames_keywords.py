"""Keywords that only the newer book of Force of Will has, and the texts after them."""

from dataclasses import dataclass, replace

from rules.games.fow8 import keywords_abilities as made
from rules.games.fow8.definitions import ATTRIBUTES, WILLS
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.frames import where_it_is
from rules.games.fow8.reading.sentences import BURIED, Steps, whole
from rules.language.abilities import Ability, Spell, Static, Triggered, Way
from rules.language.changes import GainKeywords
from rules.language.conditions import PlayedBy
from rules.language.costs import Cost
from rules.language.filters import OfAttribute
from rules.language.references import This, ThisCard
from rules.reading.clauses import mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()


@RULES.rule("printed", "<keyword-with-number> <integer>", example="[Mana] 10", miss="[Mana]")
def with_number(keyword_with_number: str, integer: int) -> str:
    return f"{keyword_with_number} {integer}"


Abilities = tuple[Ability, ...]


@RULES.rule(
    "paragraph",
    "{spell} <awakening> <cost> : <sentences>",
    example="{spell} [Awakening] {W} : draw a card",
    miss="{spell} [Awakening] draw a card",
)
def awakened_spell(awakening: bool, cost: Cost, sentences: Steps) -> Paragraph | None:
    """A chant's additional effect if it was awakened when played (1109.2)."""
    one = whole(sentences)
    if one is None:
        return None
    effect = where_it_is(one.effect)
    return Paragraph((Way(effect, cost, name="awakening", clause="1109.2", **one.announced()),))


@RULES.rule(
    "paragraph", "{spell} <awakening> <cost>", example="{spell} [Awakening] {W}", miss="{spell} [Awakening]"
)
def awakens(awakening: bool, cost: Cost) -> Paragraph:
    """A chant that can be awakened; what that changes is in another part of its text."""
    return Paragraph((Way(cost=cost, name="awakening", clause="1109.2"),))


@RULES.rule(
    "ability",
    "<awakening> <cost> [:] <ability>",
    example="[Awakening] {W} : when this card enters the field ⇒ draw a card",
    miss="[Awakening] {W} : draw a card",
)
def awakened(awakening: bool, cost: Cost, ability: Abilities) -> Abilities | None:
    """An ability a card has if it was awakened when played; only triggered ones are worded this way."""
    (one,) = ability if len(ability) == 1 else (None,)
    if not isinstance(one, Triggered) or one.condition is not None:
        return None
    way = Way(cost=cost, name="awakening", clause="1109.2")
    return way, replace(one, condition=PlayedBy("awakening"))


@dataclass(frozen=True, slots=True)
class Gate:
    """A keyword, with its figure, that sets a condition for the text behind it.

    `stones` are the zones of magic stones, for a keyword that counts them.
    """

    keyword: str
    figure: str | int = ""
    stones: tuple[str, ...] = ()

    def over(self, ability: Ability) -> Ability:
        """Return an ability that exists only if the keyword's condition is met."""
        match self.keyword:
            case "Torrent":
                return made.torrent(ability)
            case "Null":
                return made.null(ability)
            case "Crest":
                return made.crest(ATTRIBUTES[WILLS.index(str(self.figure))], ability)
            case "Rune":
                return made.rune(self.figure, ability)
            case "Seal":
                return made.seal(int(self.figure), ability, zones=self.stones)
            case "Legend":
                return made.legend(int(self.figure), ability)
        raise AssertionError(self.keyword)


@RULES.rule("gate", "<torrent>", example="[Torrent]", miss="[Null]")
def torrent(torrent: bool) -> Gate:
    return Gate("Torrent")


@RULES.rule("gate", "<null> [-]", example="[Null] -", miss="[Torrent]")
def null(null: bool) -> Gate:
    return Gate("Null")


@RULES.rule("gate", "<rune> <integer> [-]", example="[Rune] 2 -", miss="[Rune] -")
def rune_number(rune: bool, integer: int) -> Gate:
    return Gate("Rune", integer)


@RULES.rule("gate", "<rune> <wills> [-]", example="[Rune] {W} {W} -", miss="[Rune] -")
def rune_wills(rune: bool, wills: tuple[Will, ...]) -> Gate | None:
    if not all(isinstance(one, str) and one in WILLS[:5] for one in wills):
        return None
    return Gate("Rune", "".join(map(str, wills)))


@RULES.rule("gate", "<crest> <will> [-]", example="[Crest] {W} -", miss="[Crest] -")
def crest(crest: bool, will: Will) -> Gate | None:
    return Gate("Crest", will) if isinstance(will, str) and will in WILLS[:5] else None


@RULES.rule(
    "ability",
    "<gate> <ability>",
    example="[Torrent] when this card enters the field ⇒ draw a card",
    miss="[Torrent] draw a card",
)
def gated(gate: Gate, ability: Abilities) -> Abilities | None:
    """An ability behind a gate; None if the ability already has a condition of its own."""
    if any(one.when is not None for one in ability):
        return None
    return tuple(gate.over(one) for one in ability)


@RULES.rule(
    "paragraph",
    "{spell} <gate> <sentences>",
    example="{spell} [Torrent] draw a card",
    miss="[Torrent] draw a card",
)
def gated_spell(gate: Gate, sentences: Steps) -> Paragraph | None:
    one = whole(sentences)
    return None if one is None else Paragraph((gate.over(Spell(one.effect, **one.announced())),))


@RULES.rule("stone-kind", "<attribute> magic stone", example="light magic stone", miss="light stone")
def stone_kind(attribute: str) -> tuple[str, ...]:
    return (attribute,)


@RULES.rule(
    "stone-kind",
    "<one:attribute> magic stone or <other:attribute> magic stone",
    example="light magic stone or fire magic stone",
    miss="light magic stone and fire magic stone",
)
def stone_kinds(one: str, other: str) -> tuple[str, ...]:
    return one, other


@RULES.rule(
    "ability",
    "<resonance> <stone-kind> ⇒ <sentences>",
    example="[Resonance] light magic stone ⇒ draw a card",
    miss="[Resonance] ⇒ draw a card",
)
def resonance(resonance: tuple[str, ...], stone_kind: tuple[str, ...], sentences: Steps) -> Abilities | None:
    one = whole(sentences, This())
    if one is None:
        return None
    effect = substituted(one.effect, BURIED, ThisCard())
    ability = replace(made.resonance(stone_kind, effect, resonance[-1]), **one.announced())
    there = mentions(one.effect, BURIED)
    return (replace(ability, zones=("graveyard",), only_there=True),) if there else (ability,)


@RULES.rule(
    "ability",
    "<inheritance> <cost> : <sentences>",
    example="[Inheritance] {1} : draw a card",
    miss="[Inheritance] draw a card",
)
def inheritance(inheritance: bool, cost: Cost, sentences: Steps) -> Abilities | None:
    one = whole(sentences)
    return None if one is None else (replace(made.inheritance(cost, one.effect), **one.announced()),)


@RULES.rule("ability", "<evolution> <cost>", example="[Evolution] {G}", miss="[Evolution]")
def evolution(evolution: bool, cost: Cost) -> Abilities:
    return (made.evolution(cost),)


@RULES.rule("ability", "<bestow> [:] <cost>", example="[Bestow] {W} , {Rest}", miss="[Bestow]")
def bestow(bestow: bool, cost: Cost) -> Abilities:
    return (made.bestow(cost),)


@RULES.rule("ability", "<barrier> <wills>", example="[Barrier] {W} {R}", miss="[Barrier]")
def barrier(barrier: bool, wills: tuple[Will, ...]) -> Abilities | None:
    """A barrier against cards of any of these attributes (1120.3)."""
    if not all(isinstance(one, str) and one in WILLS[:5] for one in wills):
        return None
    against = [OfAttribute(frozenset({ATTRIBUTES[WILLS.index(str(one))]})) for one in dict.fromkeys(wills)]
    return made.barrier(*against)


@RULES.rule("incarnated", "<will>", example="{W}", miss="W")
def of_one(will: Will) -> tuple[str, ...] | None:
    return (ATTRIBUTES[WILLS.index(will)],) if isinstance(will, str) and will in WILLS[:5] else None


@RULES.rule("incarnated", "<one:incarnated> or <other:incarnated>", example="{W} or {R}", miss="{W} , {R}")
def of_either(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted({*one, *other}, key=ATTRIBUTES.index))


@RULES.rule("incarnations", "<incarnated>", example="{W} or {R}", miss="{W} , {R}")
def incarnation(incarnated: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    return (incarnated,)


@RULES.rule("incarnations", "<incarnations> , <incarnated>", example="{W} , {R}", miss="{W} {R}")
def incarnations(
    incarnations: tuple[tuple[str, ...], ...], incarnated: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    return (*incarnations, incarnated)


@RULES.rule(
    "ability", "<incarnation> <incarnations>", example="[Incarnation] {W} , {R}", miss="[Incarnation]"
)
def incarnated(incarnation: bool, incarnations: tuple[tuple[str, ...], ...]) -> Abilities:
    return (made.incarnation(*incarnations),)


@RULES.rule("ability", "<gate> <keyword-line>", example="[Null] - [Flying]", miss="[Flying]")
def gated_keywords(gate: Gate, keyword_line: tuple[str, ...]) -> Abilities | None:
    """Keywords that a card has if the gate is met; keywords with figures cannot be given."""
    if any(" " in word and word != "First Strike" for word in keyword_line):
        return None
    return (gate.over(Static((GainKeywords(frozenset(keyword_line)),))),)
