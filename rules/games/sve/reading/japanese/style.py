"""Normalizes the wording of the Japanese texts: lines, options, token explanations, reminder text."""

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
    r"|相手は【威圧】を持つフォロワーを攻撃できない|交戦か能力によるダメージでは破壊される|交戦ダメージでは破壊される"
    r"|追加コストを支払わなければプレイできない|[^（）]*の後の能力が働く"
    r"|【スタートアミュレット】を持つカードは[^（）]*"
    r"|【ドレイン】を持つフォロワーが[^（）]*|【レッスン_\d】とは、[^（）]*"
    r"|これは装備するフォロワーの下に置く"
    r"|これが場に出たときか、自分のエンドフェイズにこれをアクトできる。[^（）]*)）"
)
"""Reminder text, which only explains a keyword or a rule."""
_BARE = re.compile(
    r"(?:^|\s)(?:ファンファーレ|ラストワード|進化時?|起動|攻撃時|コスト\d*|超進化時|体力|攻撃力)$",
    re.MULTILINE,
)
"""A symbol as a bare word at the end of a line, out of its place."""
_KEYWORD = r"【(?:守護|疾走|突進|指定攻撃|威圧|ドレイン|必殺|オーラ|スタック|クイック)】"
_KEYWORDS = re.compile(rf"^(?:(?!【クイック】【起動】){_KEYWORD})+")
_SINGLE = re.compile(_KEYWORD)
_QUOTED_END = re.compile(r"(?<=[るいむくすつぬうる])」(?=(?:を|と【))")
"""The end of a quoted text without its full stop."""
_QUOTED_DAMAGE = re.compile(r"(?<=ダメージ)」(?=を持つ)")
"""The same for a quoted text that ends with the damage dealt."""
_OPEN_END = re.compile(r"([るいむくすつぬう])$")
"""The end of a line without its full stop."""
_BURST, _BURSTS = "Union Burst", "【UB】"
"""Union Burst, whose symbol the publisher's list leaves out, and that symbol."""
_BEARER = "これを装備しているフォロワーは"
_DIVIDED = re.compile(r"^-{3,}$", re.MULTILINE)
"""The line below the Union Burst abilities of a card that also has other abilities."""
_EXECUTED = re.compile(r"の(?=能力が(?:\d+回以上)?発動し)")
"""A mention of executed Union Burst abilities."""
_SHOWN = re.compile(r"^（(ドライブチェックによってこれが捲れたなら、[^）]*)）$", re.MULTILINE)
"""What a card does when a drive check reveals it, without its full stop."""
_WIDE = str.maketrans({"　": " ", "＋": "+", "－": "-", "−": "-", "／": "/", ":": "：", "(": "（", ")": "）"})


def _with_bursts(text: str) -> str:
    """Return a text with the missing Union Burst symbols.

    They belong before the abilities above the dividing line or, without such a line, before all abilities,
    unless the text only mentions such abilities. Equipment gives a Union Burst to its follower.
    """
    if _BEARER in text:
        return text.replace(f"{_BEARER}「【", f"{_BEARER}「{_BURSTS}【")
    own, *others = _DIVIDED.split(text, maxsplit=1)
    if others or "能力が発動したとき" not in own:
        own = "\n".join(f"{_BURSTS}{line}" if line.startswith("【") else line for line in own.splitlines())
    return _EXECUTED.sub(f"の{_BURSTS}", "\n----------\n".join((own, *others)))


def paragraphs(text: str, face: Face) -> tuple[str, ...]:
    """Return a text's paragraphs, each keyword one of its own; Damaged if symbols are out of place."""
    text = _EXPLAINED.split(text)[0].translate(_WIDE).replace("【Q】", "【クイック】")
    text = _REMINDERS.sub("", text)
    text = re.sub("これと同名(?:を除く|でない)", f"『{face.name}』を除く", text).replace("。その後、", "。")
    text = text.replace("相手のプレイヤーすべて", "相手プレイヤーすべて")
    text = _QUOTED_DAMAGE.sub("。」", _QUOTED_END.sub("。」", text))
    text = _SHOWN.sub(r"（\1。）", text).replace("。【ラストワード】", "。\n【ラストワード】")
    if _BURST in face.keywords and _BURSTS not in text:
        text = _with_bursts(text)
    if torn := _BARE.search(text):
        raise Damaged(f"a symbol is out of its place: {torn[0].strip()!r}")
    if text.count("【") != text.count("】") or text.count("『") != text.count("』"):
        raise Damaged(f"a bracket is cut off: {text[:40]!r}")
    # For a card that prints nothing but keywords, and for a leader, the publisher's list has its flavor text.
    plain = face.values.get("other abilities") == 0 or "leader" in face.types
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
