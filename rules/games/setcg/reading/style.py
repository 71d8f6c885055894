"""Normalises the house style of the publisher's English list: markup, symbols, the card's own name."""

import html
import re

from rules.cards import Face
from rules.reading.house import Damaged
from rules.reading.tokens import SELF

_LINES = re.compile(r"\[\[br\]\]|</?p>|<br ?/?>|\n")
_SPECIAL = re.compile(r"\[\[s\]\][^\[]*\[\[/\]\]")
_MARKUP = re.compile(r"\[\[(?:i|b|ex|/)\]\]")
_BRACKETED = re.compile(r"\[(Card Name|Job|Category) \(([^)]*(?:\([^)]*\))?)\)\]")
_MARKED = re.compile(r"\[\[i\]\]\s*((?:Card Name|Job|Category) [^\[]*?)\s*\[\[/\]\]")
_WIDE = str.maketrans("０１２３４５６７８９’‘“”–―", "0123456789''\"\"--")
_REMINDERS = re.compile(
    r"\((?:If you have received \d points? of damage or more, this \w+ has this ability"
    r"|This effect will trigger even if \w+ is not on the field"
    r"|Units? must be 1000"
    r"|If you reveal \d or more cards of each Element, both effects will be triggered"
    r"|Card Elements?: \w+(?:/\w+)*)\.?\)"
)
_OF_KEYWORD = re.compile(r"^((?:Brave|Haste|First Strike|Back Attack) )\([^()]*\)\.?$")
"""A keyword with its explanation, which the book gives as well (15.2)."""
_INNER = re.compile(r"(?<= )'([A-Z~][^']*(?:'s? [^']*)*?)(?<=[\w.])'(?=[\s.,]|$)")
"""A quotation within a quotation, which starts and ends like an apostrophe."""
_WITHIN = re.compile(r'((?:^|")[^"\u201c]*)(\u201c [^\u201d]* \u201d)')
_INNER_SELF = "\x01"
_PRONOUNS = {
    "his/her": "their",
    "his or her": "their",
    "he/she controls": "they control",
    "he/she (doesn't|does not)": "they don't",
    "[Hh]e/she does": "they do",
    "He/she may": "They may",
    "he or she controls": "they control",
    "[Uu]ntil of the end of turn": "until the end of the turn",
    "[Uu]ntil the end of the turn(?= ~)": "until the end of the turn,",
    "C ard Name": "Card Name",
    "[Ii]f it's": "if it is",
    "Card name": "Card Name",
    ", if you do so,": ". If you do so,",
}
_BROKEN = re.compile(r"(?:EX BURST )?(?:When|If|At|You|Choose|The|Until|During|~|\{).* ")
"""How sentences start that do not end, because a line ends too early."""
_ENDINGS = (".", '"', "}", ")", ":", "\u201d")
_WHOLE_QUOTE = re.compile(r'"[^"]*"(?: "[^"]*")*\.?')
_ACTIONS = re.compile(r"following(?: actions)?(?: instead)?\.(?: If .*)?$")
_ELEMENTS = {"火": "fire", "氷": "ice", "風": "wind", "土": "earth", "雷": "lightning", "水": "water"}
_SIGNS = {"ダル": "dull", "C": "crystal", "X": "cp-x", "一般": "multicard"}
_SYMBOL = re.compile(r"《([^》]*)》")
_OF_COST = re.compile(
    r"The cost |You can |If [^.]* the cost |If you cast [^.]*\bextra\b[^.]*\.$"
    r"|Before |Priming|Limit Break|During your turn, (?:the cost|you can) "
)
"""How paragraphs of a Summon start that are about its cost and when it can be cast."""
_EXTRA = re.compile(r"If you cast [^.]*\bextra\b[^.]*\.")
_FOR_GOOD = re.compile(
    r"\.?(\"?)\.?\s*\((?:This effect does|These effects do) not end at the end of the turn\.?"
    r"(?: This ability will not trigger " + r"if [^.()]* is a Forward\.)?\)\.?",
    re.I,
)
"""Remarks that an effect lasts beyond the turn, or that repeat the ability's own condition."""
_OWN = "\x00"


def style(text: str, face: Face) -> tuple[str, ...]:
    """Return the paragraphs of a text, with the card's own name as `~` and every symbol as one word."""
    plain = html.unescape(html.unescape(text)).translate(_WIDE).replace("\u3000", " ").replace("\xa0", " ")
    plain = _SPECIAL.sub(" ", plain)
    plain = _BRACKETED.sub(r"[[i]]\1 \2[[/]]", plain)
    name = plain_name(face.name)
    plain = _with_own_name(plain, name)
    plain = _MARKUP.sub(" ", _LINES.sub("\n", plain))
    if "[[" in plain or "]]" in plain or "<" in plain:
        raise Damaged(f"markup that is no markup of the list: {plain[:60]!r}")
    # A special ability is paid for with another card of the same name (11.8.2.1.1).
    plain = _SYMBOL.sub(_symbol, plain.replace("《S》", f" discard 1 Card Name {name}, "))
    paragraphs = [_tidy(line) for line in plain.split("\n")]
    whole = _mended([one for one in paragraphs if one])
    # The name of any such card, which the list separates from the words before it.
    found = _joined([one.replace(f"Card Name {SELF}", f"Card Name {name}") for one in whole])
    return tuple(map(_granted, _spell(found) if "summon" in face.types else found))


def plain_name(name: str) -> str:
    """Return a name as it is written in a normalised text."""
    return html.unescape(name).translate(_WIDE)


def _with_own_name(text: str, name: str) -> str:
    """Return a text in which the card's own name stands for the card, except where it names any card."""
    if not name:
        return text
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[1])
        return f" {_OWN}{len(kept) - 1}{_OWN} "

    marked = _MARKED.sub(keep, text)
    own = re.compile(
        rf"(?<!\w)(?<!\w')(?<!Card Name )(?<!Job )(?<!Category ){re.escape(name)}(?!\w)(?! Counter)"
        + (r"(?:'s|'(?= ?(?:power|abilit)))?" if name.endswith("s") else "(?:'s)?")
    )
    marked = own.sub(lambda found: SELF if found[0] == name else f"{SELF}s ", marked)
    return re.sub(f"{_OWN}(\\d+){_OWN}", lambda found: kept[int(found[1])], marked)


def _symbol(found: re.Match[str]) -> str:
    """Return a symbol as one word in braces, in the grammar's words."""
    sign = found[1].strip()
    if sign in _ELEMENTS:
        return f" {{cp-{_ELEMENTS[sign]}}} "
    if sign.isdecimal():
        return f" {{cp-{int(sign)}}} "
    return f" {{{_SIGNS.get(sign, 'unknown-' + sign)}}} "


def _tidy(line: str) -> str:
    line = _REMINDERS.sub(" ", line)
    line = _FOR_GOOD.sub(r"\1 {for-good}.", line)
    line = re.sub(r"\s+", " ", line).strip()
    line = re.sub(r" ([.,:;])", r"\1", line.replace("、", ", "))
    line = re.sub(r",\s*:", ":", line)
    line = re.sub(r",\s*,", ",", line)
    line = _OF_KEYWORD.sub(r"\1", line).strip()
    if line.startswith('"'):
        line = re.sub(r'\.?" \{for-good\}\.?', ' {for-good}."', line)
    else:
        # The remark is about the effect, and not about the ability that it gives.
        line = re.sub(r'\.? \{for-good\}\."\.?$', '." {for-good}.', line)
    line = line.replace('""', '"')
    for said, meant in _PRONOUNS.items():
        line = re.sub(rf"\b{said}(?!\w)" if said[0].isalnum() or said[0] == "[" else said, meant, line)
    return _INNER.sub("\u201c \\1 \u201d", line) if '"' in line else line


def _mended(paragraphs: list[str]) -> list[str]:
    """Return paragraphs with those joined that the list breaks in the middle of a sentence."""
    found: list[str] = []
    for one in paragraphs:
        goes_on = found and (one.startswith("to ") or not found[-1].endswith(_ENDINGS))
        if goes_on and _BROKEN.match(found[-1]) and not found[-1].endswith("."):
            found[-1] += f" {one}"
        else:
            found.append(one)
    return found


def _joined(paragraphs: list[str]) -> list[str]:
    """Return paragraphs with quoted actions joined to the header that introduces them."""
    found: list[str] = []
    for one in paragraphs:
        if found and _WHOLE_QUOTE.fullmatch(one) and (_ACTIONS.search(found[-1]) or found[-1].endswith('"')):
            found[-1] += f" {one}"
        else:
            found.append(one)
    return found


def _spell(paragraphs: list[str]) -> list[str]:
    """Return the paragraphs of a Summon: what it does is one text, marked as such."""
    paragraphs = [part for one in paragraphs for part in _apart(one)]
    does = [one for one in paragraphs if not _OF_COST.match(one)]
    text = " ".join(does)
    burst, text = ("EX BURST ", text[8:]) if text.startswith("EX BURST") else ("", text)
    return [
        *(one for one in paragraphs if _OF_COST.match(one)),
        *([f"{burst}{{spell}} {text.strip()}"] if text else []),
    ]


def _apart(paragraph: str) -> list[str]:
    """Return a paragraph with the additional cost as a paragraph of its own."""
    found = _EXTRA.match(paragraph)
    return [paragraph] if found is None else [found[0], paragraph[found.end() :].strip()]


def _granted(paragraph: str) -> str:
    """Return a paragraph in which quoted abilities refer to the card that has them as their own.

    If an ability is given to another card, the own name of the card that gives it does not refer to that one.
    """
    paragraph = _WITHIN.sub(lambda found: f"{found[1]}{_turned(found[1], found[2], _INNER_SELF)}", paragraph)
    pieces = paragraph.split('"')
    if len(pieces) % 2 == 0:
        raise Damaged(f"a quotation that never ends: {paragraph[:60]!r}")
    if len(pieces) == 1 or _is_header(pieces[0]):
        return paragraph.replace(_INNER_SELF, SELF)
    for place in range(1, len(pieces), 2):
        if re.match(r"[\w~ ].* .*\w$", pieces[place].rstrip()) and "Priming" not in pieces[0]:
            pieces[place] = f"{pieces[place].rstrip()}."
        # Abilities that are given together have one subject, before the first of them.
        pieces[place] = _turned("".join(pieces[:place:2]), pieces[place], SELF)
    for place in range(2, len(pieces), 2):
        if pieces[place - 1].rstrip().endswith(".") and not re.match(
            r"\s*(?:,|\.|and\b|until\b|or\b|\{)", pieces[place]
        ):
            pieces[place] = f".{pieces[place]}"
    return '"'.join(pieces).replace(_INNER_SELF, SELF)


def _turned(before: str, quoted: str, itself: str) -> str:
    """Return a quoted ability, given by the words before it; a card that has it is called `itself`."""
    sentence = re.split(r"(?<=[.:]) ", before)[-1]
    own = re.search(
        rf"{SELF} (?:also )?(?:gains|becomes|has|doubles its power and gains)\b(?!.*\b(?:they|it) gains?\b)",
        sentence,
    )
    quoted = quoted.replace(SELF, itself if own else "giver")
    return re.sub(r"\bthis (?:Forward|Backup|Monster|Character)\b", itself, quoted, flags=re.I)


def _is_header(text: str) -> bool:
    return "following" in text
