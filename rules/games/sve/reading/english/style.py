"""Normalizes the wording of the English texts: lines, quotes, keywords in a row, reminder text."""

import re

from rules.cards import Face
from rules.reading.house import Damaged

_RULE = re.compile(r"^-{3,}$")
_REMINDERS = re.compile(
    r"\((?:It can still be destroyed by ability damage|Place this beneath the equipped follower"
    r"|To perform Lesson \(\d\), [^()]*"
    r"|All cards with Starting Amulet in your deck must share the same name)\.\)"
)
"""Reminder text, which only explains a keyword or the sentence before it."""
_OTHER_NAME = re.compile(r"\bwith a different name from this(?: card)?\b", re.IGNORECASE)
"""What older texts print for a card that is not named as the one with the text."""
_QUOTES = str.maketrans({"’": "'", "“": '"', "”": '"', "–": "-", "—": "-", "−": "-"})
_OPTION = re.compile(r"^(?:\(\d\)|•|・)\s")
_KEYWORD = (
    r"(?:Ward|Storm|Rush|Assail|Intimidate|Drain|Bane|Aura|Stack|Single Drive|Twin Drive|Starting Amulet"
    r"|\{quick\})"
)
_KEYWORDS = re.compile(rf"^({_KEYWORD}\.?)\s+(?={_KEYWORD}(?:\.|\s|$))")
_ENDING = re.compile(r"(\w\w|\d|\})\s*:?$")
"""The end of a paragraph whose full stop is missing, or is a colon."""
_QUOTED = re.compile(r'\."(?=\s+[A-Z{(]|$)')
"""A quoted text at the end of a sentence, whose own full stop is not printed."""
_SLIPS = (
    (re.compile(r"\b([Ii]f there) (?=at least)"), r"\1 are "),
    (re.compile(r"\.\.$"), "."),
    (re.compile(r"\bPut rest on\b"), "Put the rest on"),
    (re.compile(r"\bSelect and enemy\b"), "Select an enemy"),
    (re.compile(r"\bthere are least\b"), "there are at least"),
    (re.compile(r"\bAcivate\b|\bActivat\b"), "Activate"),
    (re.compile(r"\bOnn Super"), "On Super"),
    (re.compile(r"\b[Gg]aurdian\b"), "Guardian"),
    (re.compile(r"\bdraw a car\."), "draw a card."),
    (re.compile(r"\b(and) and\b"), r"\1"),
    (re.compile(r"\ba follow on\b"), "a follower on"),
    (re.compile(r"\barea\.area\."), "area."),
    (re.compile(r"\bless\.turn\."), "less."),
    (re.compile(r"\. f this\b"), ". If this"),
    (re.compile(r"\bgive i \{"), "give it {"),
    (re.compile(r"(?<=select a follower on your field and give )(?=\{attack\})", re.IGNORECASE), "it "),
    (re.compile(r"(?<=enemy follower on the field and give )(?=\{attack\}-)"), "it "),
    (re.compile(r"\bon your the field\b"), "on your field"),
    (re.compile(r"\bSearch for your deck\b"), "Search your deck"),
    (re.compile(r"\badd it to hand\b"), "add it to your hand"),
    (re.compile(r"\bit and it's leader\b"), "it and its leader"),
    (re.compile(r"(?<=\d)(?=\{defense\})"), "/"),
    (re.compile(r"\bon the field (?=deal it\b)"), "on the field and "),
    (re.compile(r"\btoken to your EX area\b"), "token into your EX area"),
    (re.compile(r"\byou play card\b"), "you play a card"),
    (re.compile(r"\bdeck for (?=1-cost)"), "deck for a "),
    (re.compile(r"\bdraw a car$"), "draw a card."),
    (re.compile(r"(?<=NOISE! )is (?=in your cemetery)"), ""),
    (re.compile(r"(?<=\+\d)\. (?=(?:Rush|Storm|Ward|Drain|Bane|Assail) and\b)"), ", "),
    (re.compile(r"(?<!\bon)(?<!from) your field, this card\b"), " on your field, this card"),
    (re.compile(r"\bdeal (\d) to each\b"), r"deal \1 damage to each"),
    (re.compile(r"(?<=follower )(?=costs X or less)"), "that "),
    (re.compile(r"\badd it (?=your hand)"), "add it to "),
    (re.compile(r"\bSelect (?=your deck for up to)"), "Search "),
    (re.compile(r"(?<= )in the cemetery(?=,)"), "in your cemetery"),
    (re.compile(r"\. (?=choose \d\b)"), ", "),
    (re.compile(r"\b(an iM@S CG) (?=from your field)"), r"\1 card "),
    (re.compile(r"\b(an iM@S) (?=card from among)"), r"\1 CG "),
)
"""Misprints, each with its correction."""
_SHAPES = (
    (re.compile(r"(\{fanfare\}|\{lastwords\}) - "), r"\1 "),
    (re.compile(r" and look at the top\b"), ". Look at the top"),
    (re.compile(r",? ?\(?,? ?\bincluding this one\)?"), ""),
    (re.compile(r"\boriginally (costs?)\b"), r"\1"),
    (re.compile(r"\bnon-(?=[A-Za-z])"), "non - "),
    (re.compile(r"\bcurrently (?=on your field\b)"), ""),
)
"""Wordings that mean the same as others, each with the other wording."""
_UNSTOPPED = re.compile(r'"((?:Whenever|When|At the start|Strike|Activate|\{)[^"]*[\w}])"')
"""A text within the text whose full stop is left out."""
_SYMBOL = re.compile(r"\{\[([^\]{}]*)\]\}")


def paragraphs(text: str, face: Face) -> tuple[str, ...]:
    """Return a text's paragraphs, each with its options; Damaged if a symbol or a bracket is cut off."""
    text = _REMINDERS.sub("", text.translate(_QUOTES))
    text = _OTHER_NAME.sub(lambda found: f"not named {face.name}", text)
    if "{" in _SYMBOL.sub("", text) or "}" in _SYMBOL.sub("", text):
        raise Damaged(f"a symbol is cut off: {text[:60]!r}")
    text = _SYMBOL.sub(r"{\1}", text)
    if text.count("(") != text.count(")"):
        raise Damaged(f"a bracket is cut off: {text[:60]!r}")
    found: list[str] = []
    for line in text.splitlines():
        line = " ".join(line.split())
        for slip, meant in (*_SLIPS, *_SHAPES):
            line = slip.sub(meant, line)
        line = _QUOTED.sub('.".', _UNSTOPPED.sub(r'"\1."', line))
        if not line or _RULE.match(line):
            continue
        if found and _OPTION.match(line):
            found[-1] += f" {line}"
            continue
        while start := _KEYWORDS.match(line):
            found.append(start[1])
            line = line[start.end() :]
        found.append(_ENDING.sub(r"\1.", line))
    return tuple(found)
