"""Makes one wording of the Japanese texts: lines, options, explanations of tokens, reminders."""

import re

from rules.cards import Face
from rules.reading.house import Damaged

_EXPLAINED = re.compile(r"^―{3,}$", re.MULTILINE)
"""The line under which tokens are explained."""
_RULE = re.compile(r"^-{3,}$")
_REMINDERS = re.compile(
    r"（(?:手札に戻ったトークンはゲームから取り除く|デッキに置いたトークンはゲームから取り除く"
    r"|【[^】]*】を持つ(?:フォロワー|カード)は、[^（）]*|自分のPP最大値が7以上なら、【覚醒】状態になる"
    r"|自分のターン中、自分のリーダーの体力が減少していたなら、【真紅】状態になる"
    r"|【必殺】を持つフォロワーと交戦した相手のフォロワーは、ダメージを与え合ったあと破壊される"
    r"|相手は【威圧】を持つフォロワーを攻撃できない|交戦か能力によるダメージでは破壊される"
    r"|追加コストを支払わなければプレイできない|[^（）]*の後の能力が働く"
    r"|【スタートアミュレット】を持つカードは[^（）]*"
    r"|これが場に出たときか、自分のエンドフェイズにこれをアクトできる。[^（）]*)）"
)
"""Reminders that say nothing but what a keyword or a rule means."""
_BARE = re.compile(
    r"(?:^|\s)(?:ファンファーレ|ラストワード|進化時?|起動|攻撃時|コスト\d*|超進化時|体力|攻撃力)$",
    re.MULTILINE,
)
"""A symbol as a bare word at the end of a line: it was torn from its place."""
_KEYWORD = r"【(?:守護|疾走|突進|指定攻撃|威圧|ドレイン|必殺|オーラ|スタック|クイック)】"
_KEYWORDS = re.compile(rf"^(?:(?!【クイック】【起動】){_KEYWORD})+")
_SINGLE = re.compile(_KEYWORD)
_QUOTED_END = re.compile(r"(?<=[るいむくすつぬうる])」(?=(?:を|と【))")
"""The end of a text within the text, of which the full stop is left out."""
_QUOTED_DAMAGE = re.compile(r"(?<=ダメージ)」(?=を持つ)")
"""The same where a text within the text ends in the damage that is dealt."""
_OPEN_END = re.compile(r"([るいむくすつぬう])$")
"""The end of a line of which the full stop is left out."""
_BURST, _BURSTS = "Union Burst", "【UB】"
"""The keyword whose symbol the publisher leaves out of the list, so that an ability looks like another."""
_DIVIDED = re.compile(r"^-{3,}$", re.MULTILINE)
"""The line above which the Union Burst abilities of a card are, where it has other abilities besides."""
_EXECUTED = re.compile(r"の(?=能力が(?:\d+回以上)?発動し)")
"""Where a text speaks of Union Burst abilities that are executed."""
_SHOWN = re.compile(r"^（(ドライブチェックによってこれが捲れたなら、[^）]*)）$", re.MULTILINE)
"""What a card does that a drive check shows, of which the full stop is left out."""
_WIDE = str.maketrans({"　": " ", "＋": "+", "－": "-", "−": "-", "／": "/", ":": "：", "(": "（", ")": "）"})


def _with_bursts(text: str) -> str:
    """Return a text with the symbols of Union Burst that were left out; Damaged if their place is unknown.

    They stand before the abilities above the line that divides those of a card, or before all of them if
    there is no such line, unless the text only speaks of such abilities.
    """
    if "装備している" in text:
        raise Damaged("the symbol of Union Burst is left out")
    own, *others = _DIVIDED.split(text, maxsplit=1)
    if others or "能力が発動したとき" not in own:
        own = "\n".join(f"{_BURSTS}{line}" if line.startswith("【") else line for line in own.splitlines())
    return _EXECUTED.sub(f"の{_BURSTS}", "\n----------\n".join((own, *others)))


def paragraphs(text: str, face: Face) -> tuple[str, ...]:
    """Cut a text into paragraphs, keywords each one of its own; Damaged where symbols are out of place."""
    text = _EXPLAINED.split(text)[0].translate(_WIDE).replace("【Q】", "【クイック】")
    text = _REMINDERS.sub("", text)
    text = re.sub("これと同名(?:を除く|でない)", f"『{face.name}』を除く", text).replace("。その後、", "。")
    text = _QUOTED_DAMAGE.sub("。」", _QUOTED_END.sub("。」", text))
    text = _SHOWN.sub(r"（\1。）", text).replace("。【ラストワード】", "。\n【ラストワード】")
    if _BURST in face.keywords and _BURSTS not in text:
        text = _with_bursts(text)
    if torn := _BARE.search(text):
        raise Damaged(f"a symbol is out of its place: {torn[0].strip()!r}")
    if text.count("【") != text.count("】") or text.count("『") != text.count("』"):
        raise Damaged(f"a bracket is cut off: {text[:40]!r}")
    # For a card that prints nothing but keywords, the publisher's list has its flavor text.
    plain = face.values.get("other abilities") == 0
    found: list[str] = []
    for line in text.splitlines():
        line = line.strip()
        if not line or _RULE.match(line) or (plain and "【" not in line):
            continue
        if start := _KEYWORDS.match(line):
            found += _SINGLE.findall(start[0])
            line = line[start.end() :].strip()
        if line and found and (re.match(r"【\d】", line) or re.search(r"【\d】$", found[-1])):
            found[-1] += line
        elif line:
            found.append(_OPEN_END.sub(r"\1。", line))
    return tuple(found)
