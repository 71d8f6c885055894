"""A game's terms, and English grammar around them."""

from collections.abc import Mapping
from dataclasses import dataclass
from string import Formatter

from rules.language.dialect import BadDialect, Dialect
from rules.language.faults import unknown
from rules.language.schema import word_of
from rules.parsed_data import BadData, checked

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
_JOINTS = (" or ", " and ", ", ", " that ")
_IRREGULAR = {"be": "is", "have": "has", "do": "does", "can": "can", "cannot": "cannot", "must": "must"}
_PAST = {
    "is": "was",
    "are": "were",
    "has": "had",
    "have": "had",
    "begins": "began",
    "breaks": "broke",
    "comes": "came",
    "deals": "dealt",
    "draws": "drew",
    "draw": "drew",
    "equips": "equipped",
    "gain": "gained",
    "goes": "went",
    "leaves": "left",
    "loses": "lost",
    "lose": "lost",
    "makes": "made",
    "shows": "showed",
    "takes": "took",
    "triggers": "triggered",
    "win": "won",
    "wins": "won",
}
_PLURAL = {"is": "are", "has": "have", "was": "were", "goes": "go"}

DEFAULTS = {
    "card": "card",
    "deck": "deck",
    "rest": "rest",
    "rested": "rested",
    "recover": "recover",
    "recovered": "recovered",
    "destroy": "destroy",
    "destroyed": "destroyed",
    "discard": "discard",
    "discarded": "discarded",
    "targeted": "chosen",
    "put_away": "put away",
    "life": "life",
    "cost": "cost",
    "race": "race",
    "attribute": "attribute",
    "subtype": "subtype",
    "type": "type",
    "enters": "comes into play",
    "leaves": "leaves play",
    "payment": "resources",
    "paid_by": "paid by {means}",
    "resource": "{resource}",
    "body": "",
    "damage": "damage",
    "control": "control",
    "shared": "",
    "departures": "",
}
"""The default terms for things that all games have.

`shared` lists the zones in which a player may control cards of another; elsewhere a player's cards are their
own. `departures` lists the game's own events by which a card leaves its zone.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Terms:
    """A game's terms: words for what all games have, phrases for its zones, moments, verbs and events.

    `said` and `stats` replace words of the tree with the game's terms. `zones` has phrases for where a zone's
    cards are ("on the field"), `into` for where they go ("onto the field"). `moments` are clauses with
    {whose}, `verbs` and `events` sentences with the node's fields. `units` name units of a resource if
    `resource` does not, and `singulars` one such unit. `adjectives` are for types that only describe another
    one. `moves` are phrases for a card that goes "source > destination" or, from anywhere else, ">
    destination". `questions` are texts for kinds of questions, with {card} for the card they are about.
    `tallies` are what is counted for a player, {who}; `marks` are clauses that say that something was counted
    at least once, with {who}, {whose}, the {span} and the thing it is {about}.
    """

    dialect: Dialect
    words: Mapping[str, str]
    said: Mapping[str, str]
    stats: Mapping[str, str]
    into: Mapping[str, str]
    zones: Mapping[str, str]
    plurals: Mapping[str, str]
    moments: Mapping[str, str]
    verbs: Mapping[str, str]
    events: Mapping[str, str]
    units: Mapping[str, str]
    singulars: Mapping[str, str]
    adjectives: Mapping[str, str]
    moves: Mapping[str, str]
    questions: Mapping[str, str]
    tallies: Mapping[str, str]
    marks: Mapping[str, str]

    def word(self, name: str) -> str:
        """Return the game's term for something that all games have."""
        return self.words.get(name, DEFAULTS[name])

    def term(self, word: str) -> str:
        """Return the game's term for a word of one of its vocabularies."""
        return self.said.get(word, word)

    def stat(self, word: str) -> str:
        """Return the game's term for a stat."""
        return self.stats.get(word, word)

    def plural(self, noun: str) -> str:
        """Return a noun in the plural."""
        return self.plurals.get(noun) or f"{noun}s"


def terms(dialect: Dialect, facts: Mapping[str, object]) -> Terms:
    """Return a game's terms from the tables of its `terms.toml`. Raises BadDialect if one is wrong."""
    names = (
        "words",
        "said",
        "stats",
        "into",
        "zones",
        "plurals",
        "moments",
        "verbs",
        "events",
        "units",
        "singulars",
        "adjectives",
        "moves",
        "questions",
        "tallies",
        "marks",
    )
    found = {name: _table(dialect, name, facts.get(name, {})) for name in names}
    for name in (*facts, *found["words"]):
        if name not in (*names, *DEFAULTS):
            raise BadDialect(f"{dialect.code}: {unknown('term', name, (*names, *DEFAULTS))}")
    for table, family in (("verbs", "Effect"), ("events", "Event")):
        for word, said in found[table].items():
            _check_sentence(dialect, family, word, said)
    return Terms(dialect, *found.values())


def _table(dialect: Dialect, name: str, value: object) -> Mapping[str, str]:
    try:
        return checked(dict[str, str], value, f"{dialect.code}: {name}")
    except BadData as error:
        raise BadDialect(str(error)) from error


def _check_sentence(dialect: Dialect, family: str, word: str, said: str) -> None:
    """Raise BadDialect for a sentence that does not use exactly the node's fields."""
    slot = dialect.schema.families[family]
    shape = dialect.schema.named(word, slot)
    if shape is None:
        known = [word_of(cls) for cls in slot.nodes]
        raise BadDialect(f"{dialect.code}: {unknown(f'node of {family.lower()}', word, known)}")
    names = {field.name for field in shape.fields}
    named = {name for _, name, _, _ in Formatter().parse(said) if name is not None}
    if named != names:
        raise BadDialect(f"{dialect.code}: {said!r} for {word!r} must name {', '.join(sorted(names))}")


def number(count: int) -> str:
    """Return a small number in words, others in digits."""
    return _NUMBERS[count] if 0 < count < len(_NUMBERS) else str(count)


def article(noun: str) -> str:
    """Return a noun with its article."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"{'an' if noun.lstrip('“')[:1].lower() in 'aeiou' else 'a'} {noun}"


def verb(word: str, several: bool = False) -> str:
    """Return a verb in singular or plural: "destroys", "destroy"."""
    head, _, rest = word.partition(" ")
    if not several:
        if head in _IRREGULAR:
            head = _IRREGULAR[head]
        elif head.endswith(("s", "x", "z", "ch", "sh", "go")):
            head += "es"
        elif head.endswith("y") and head[-2:-1] not in "aeiou":
            head = f"{head[:-1]}ies"
        else:
            head += "s"
    elif head == "be":
        head = "are"
    return f"{head} {rest}" if rest else head


def past(predicate: str) -> str:
    """Return the predicate of a clause in the past: "was destroyed", "entered the field"."""
    head, _, rest = predicate.partition(" ")
    if head in _PAST:
        head = _PAST[head]
    elif head.endswith("s"):
        head = f"{head[:-1]}d" if head.endswith("es") else f"{head[:-1]}ed"
    return f"{head} {rest}" if rest else head


def happened(clause: str) -> str:
    """Return a clause in the past whose verb is one of a few: "your turn began"."""
    words = clause.split(" ")
    for place, word in enumerate(words):
        if word in _PAST:
            return " ".join((*words[:place], _PAST[word], *words[place + 1 :]))
    return clause


def plural(predicate: str) -> str:
    """Return the predicate of a clause with a plural subject: "are destroyed", "enter the field"."""
    head, _, rest = predicate.partition(" ")
    head = _PLURAL.get(head) or (head[:-1] if head.endswith("s") else head)
    return f"{head} {rest}" if rest else head


def outermost(text: str) -> str:
    """Return a phrase without the parentheses around all of it."""
    depth = 0
    for place, sign in enumerate(text):
        depth += (sign == "(") - (sign == ")")
        if depth == 0:
            return text[1:-1] if sign == ")" and place == len(text) - 1 else text
    return text


def listed(parts: list[str] | tuple[str, ...], joint: str = "and") -> str:
    """Return phrases joined as a list."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def grouped(text: str) -> str:
    """Return a phrase in parentheses if what follows it could be taken for a part of it."""
    return f"({text})" if any(joint in f"{text} " for joint in _JOINTS) else text


def sentence(text: str) -> str:
    """Return a clause as a sentence."""
    start = 1 if text.startswith("(") else 0
    text = f"{text[:start]}{text[start : start + 1].upper()}{text[start + 1 :]}"
    return text if text.endswith((".”", ".")) else f"{text}."
