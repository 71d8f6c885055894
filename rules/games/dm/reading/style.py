"""Normalises the two house styles in which Duel Masters cards are printed, or refuses the text."""

import re
import tomllib
from functools import cache
from pathlib import Path

from rules.cards import Face
from rules.reading.house import Damaged

BULLET = "■"
_MARKUP = re.compile(r"'{2,3}")
_REMINDER = re.compile(r"\s*\((?:[^()]|\([^()]*\))*\)")
_NO_DRAGONS = re.compile(r"\s*\(Dragonoids don't count\.\)")
"""A reminder that parts of race names are read as whole words."""
_KEPT = re.compile(
    r"\((You may choose the same one twice|"
    r"You can't use the \"shield trigger\" abilit(?:y|ies) of \w+ \w+)\.?\)",
    re.IGNORECASE,
)
"""Remarks that are rules, and stand in parentheses all the same."""
_RULE = re.compile(
    r"You can't use|You may (?:choose|summon|pay|reduce|discard)|If you don't|Those |Each (?:player|card)|"
    r"\w+ don't count|To seal",
    re.IGNORECASE,
)
"""How remarks start that are not reminders of what a keyword means."""
_LABEL = re.compile(
    r"\bStep#|\btooltip\b|\.png\b|^(?:file|category):|\bUnchoosable\b|\bMechraid\b|\bshieldify\s*$",
    re.IGNORECASE,
)
"""Link labels and addresses that replaced what was printed there."""
_FOLLOWING = re.compile(r"Metamorph: Instead of |(?:If|For each) [^.,]* this way,", re.IGNORECASE)
"""How lines start that are about what the line before does."""
_OPTION = re.compile(r"^:?\s*[►▶]\s*")
_ABILITY_WORD = re.compile(
    r"^(?:(?:Civil Count \d+|Shinkapower|Mana Arms \d+|Rainbownus|Labyrinth|Meteorburn|Revolution \d+|"
    r"Minomajikaru|Gogogo Gangan Galaxy|(?:Super )+Heaven Fever)(?:: ?| ?— ?)|Mana Drive \d+ \([^)]*\):? )",
    re.IGNORECASE,
)
"""Names of kinds of abilities; the requirement of such an ability follows its name."""
_SYMPATHY = re.compile(r"^((?:Double )?Sympathy: .+?)\.?\s*\(.*It can't cost ([\w ]+)\.?\)\.?$")
"""A cost reduction whose minimum is only in its reminder."""
_BONUS = re.compile(r"power attacker \+(\d+)\.?", re.IGNORECASE)
_NAMING = re.compile(r"(?:Saver|Revolution Change|Attack Chance|Strike Back): [\w ,/-]{1,60}")
"""Keywords that name cards: a wiki line with one and its reminder is complete."""
_SECOND = re.compile(r"^(Evolution—Put on one of your [^.]+\.) (?=[A-Z])", re.MULTILINE)
"""What a creature evolves from, with the next paragraph on the same line."""
_TAP = re.compile(
    r"^Instead of having (?:this creature|it) attack, you may tap it to use \w+ \$tap abilit(?:y|ies)\.$"
)
_BARE = frozenset({
    "double breaker", "triple breaker", "quattro breaker", "world breaker", "blocker", "slayer", "guardman",
    "shield trigger", "speed attacker", "mach fighter", "guard strike", "charger", "multi", "powered breaker",
})  # fmt: skip
"""Wiki lines that are complete with just their keyword; others without a full stop lost their rest."""
_REMINDERS = frozenset(
    {"multi", "cross gear", "cross gear effect", "hyperspatial psychic", "gacharange reminder", "orega aura"}
)
"""Lines that only remind of the rules for the type of card."""


def paragraphs(text: str, face: Face) -> tuple[str, ...]:
    """Return the normalised paragraphs of a text; Damaged quotes what cannot have been printed."""
    text = _SECOND.sub(r"\1\n", _MARKUP.sub("", text))
    lines = [line.strip() for line in text.splitlines()]
    lines = [line for line in lines if line and line not in (BULLET, "​")]
    for line in lines:
        if _LABEL.search(line):
            raise Damaged(_quoted(line))
    wiki = any(line.startswith(BULLET) for line in lines)
    plain = [_plain(line) for line in lines]
    plain = [_closed(said, line) for said, line in zip(plain, lines, strict=True)]
    found = [line for line in plain if line and line.casefold() not in _REMINDERS]
    if not wiki:
        found = [f"{line}." if line.endswith('"') else line for line in found]
    for line in found:
        if wiki:
            _check_end(line)
        if line.count('"') % 2 or line.count("(") != line.count(")"):
            raise Damaged(_quoted(line))
    _check_bonus(found, face)
    joined = _with_choices(_with_taps(found))
    spell = "spell" in face.types and "creature" not in face.types
    joined = _with_what_follows(joined) if spell else joined
    return tuple(f"{{spell}} {line}" if spell else line for line in joined)


@cache
def _slips() -> dict[str, str]:
    with Path(__file__).with_name("words.toml").open("rb") as file:
        found: dict[str, str] = tomllib.load(file)["slip"]
    return found


def _plain(line: str) -> str:
    """Return a line without its bullet and reminders; that a choice may be made twice is not a reminder."""
    line = line.removeprefix(BULLET).strip()
    line = line.lstrip("\u206f").removeprefix(BULLET).strip()
    line = line.replace("“", '"').replace("”", '"').replace("’", "'").replace("−", "-").replace("―", "—")
    for slip, meant in _slips().items():
        line = line.replace(slip, meant)
    line = _SYMPATHY.sub(r"\1. It can't cost \2.", line)
    line = _KEPT.sub(r"\1.", _NO_DRAGONS.sub("", line))
    line = _REMINDER.sub(_unless_rule, line)
    line = re.sub(r"\s+", " ", line).strip()
    line = re.sub(r"(?i)\bcrew breaker-(?=\w)", "Crew breaker - ", line)
    line = re.sub(r"(?<!\.)\.\.$", ".", line)
    # The full stop goes after the quotation, not inside it.
    line = re.sub(r"([.,])\"(?=\s|$)", r'"\1', line)
    return _ABILITY_WORD.sub("", line)


def _closed(said: str, line: str) -> str:
    """Return a keyword that names cards with a full stop, if its whole reminder follows it."""
    return f"{said}." if line.endswith(")") and _NAMING.fullmatch(said) else said


def _unless_rule(found: re.Match[str]) -> str:
    """Return "" for a reminder; a remark that adds to the rules stays, so that the text is refused."""
    inner = found[0].strip()[1:-1]
    whole = len(inner.split()) > 2 and (inner[0].isupper() or inner.startswith("this creature breaks"))
    return "" if whole and not _RULE.match(inner) else found[0]


def _with_choices(lines: list[str]) -> list[str]:
    """Return lines with the options of a choice joined to the line that introduces them."""
    made: list[str] = []
    for line in lines:
        option = _OPTION.match(line)
        if option is None:
            made.append(line)
        elif made and (
            made[-1].endswith("following.")
            or "following" in made[-1]
            and "►" in made[-1]
            or made[-1].endswith("twice.")
        ):
            made[-1] += f" ► {line[option.end() :]}"
        else:
            raise Damaged(_quoted(line))
    return made


def _with_what_follows(lines: list[str]) -> list[str]:
    """Return the lines of a spell, each joined to the one before if it is about what that one does."""
    made: list[str] = []
    for line in lines:
        if made and _FOLLOWING.match(line) and made[-1].endswith("."):
            made[-1] += f" {line}"
        else:
            made.append(line)
    return made


def _check_end(line: str) -> None:
    whole = line.casefold() in _BARE or _BONUS.fullmatch(line)
    if line[-1] not in '.:"' and not whole:
        raise Damaged(_quoted(line))


def _check_bonus(lines: list[str], face: Face) -> None:
    """Refuse a Power Attacker bonus that differs from the card's facts."""
    for line in lines:
        found = _BONUS.fullmatch(line)
        if found and face.values and face.values.get("attack bonus") != int(found[1]):
            raise Damaged(_quoted(line))


def _with_taps(lines: list[str]) -> list[str]:
    """Return lines with tap abilities marked as such; the line that explains them must come before."""
    made: list[str] = []
    explained = False
    heads: list[str] = []
    for line in lines:
        if _TAP.match(line):
            explained = True
            continue
        line = re.sub(r"^\$metamorph ", "Metamorph: ", line)
        line = re.sub(r"^\$wave_striker ", "Wave striker: ", line)
        line = re.sub(
            r"^(Survivor|Silent skill|Wave striker|Turbo rush|Metamorph|Accelerator) ?: ?",
            r"\1: ",
            line,
            flags=re.IGNORECASE,
        )
        if line.casefold() in ("metamorph", "wave striker"):
            heads.append(line.casefold())
            continue
        if line.startswith("$tap"):
            if not explained:
                raise Damaged(_quoted(line))
            line = "{tap}" + line.removeprefix("$tap")
        made.append(line)
    if explained and not any(line.startswith("{tap}") for line in made):
        raise Damaged("a tap ability without what it does")
    for head in heads:
        if not any(line.casefold().startswith(f"{head}: ") for line in made):
            raise Damaged(f"{head} without what it does")
    return made


def _quoted(line: str) -> str:
    return repr(line if len(line) <= 60 else f"{line[:60]}…")
