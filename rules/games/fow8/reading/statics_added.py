"""What Force of Will's additions grant depending on their host, and paragraphs of two abilities."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.abilities import Ability, Replacement, Static
from rules.language.events import TakesDamage
from rules.language.filters import Not
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]


@RULES.rule(
    "static",
    "<subject> gains <changes> . if it's (a|an) <noun> , it gains <other:changes> instead",
    example="added resonator gains [Flying] . if it's an Elf , it gains [Pierce] instead",
    miss="added resonator gains [Flying] . if it's an Elf , it gains [Pierce]",
)
def one_or_other(subject: Picked, changes: Changes, noun: Noun, other: Changes) -> Abilities | None:
    if subject.how != "each" or noun.said:
        return None
    return (
        Static(changes, narrowed(subject.filter, Not(noun.filter))),
        Static(other, narrowed(subject.filter, noun.filter)),
    )


@RULES.rule(
    "static",
    "<subject> gains <changes> . if it's (a|an) <noun> , it also gains <other:changes>",
    example="added resonator gains [Flying] . if it's an Elf , it also gains [Pierce]",
    miss="added resonator gains [Flying] . if it's an Elf , it gains [Pierce]",
)
def and_more(subject: Picked, changes: Changes, noun: Noun, other: Changes) -> Abilities | None:
    if subject.how != "each" or noun.said:
        return None
    return Static(changes, subject.filter), Static(other, narrowed(subject.filter, noun.filter))


@RULES.rule(
    "static",
    "prevent all damage that would be dealt to <one>",
    example="prevent all damage that would be dealt to added resonator",
    miss="prevent all damage that would be dealt to you this turn",
)
def unhurt(one: Noun) -> Abilities | None:
    wanted = everywhere(one)
    return None if wanted is None else (Replacement(TakesDamage(wanted), amount=0, name="prevention"),)


@RULES.rule(
    "paragraph",
    "<static> . <ability>",
    example="you cannot call magic stones . {Rest} : draw a card",
    miss="you cannot call magic stones . draw a card",
)
def both(static: Abilities, ability: Abilities) -> Paragraph | None:
    """Two abilities in one paragraph; if the first is about other cards, "it" in the second is unclear."""
    about_others = any(isinstance(one, Static) and one.affects is not None for one in static)
    if about_others and any(isinstance(one, Static) and one.affects is None for one in ability):
        return None
    return Paragraph((*static, *ability))
