"""The parser of searches, by the grammar in `grammar.lark`."""

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from lark import Lark, Token, Transformer, UnexpectedToken
from lark.lexer import Lexer

from rules.search.scanner import BadQuery, Piece, scan
from rules.search.tree import Either, Every, Term, Tree, Without

__all__ = ["BadQuery", "read"]

_GRAMMAR = Path(__file__).with_name("grammar.lark")


def read(text: str) -> Tree[Term] | None:
    """Parse a search; None if it is empty. Raises BadQuery with the position of a problem."""
    pieces = scan(text)
    if not pieces:
        return None
    try:
        tree: Tree[Term] = _parser().parse(pieces)  # type: ignore[assignment]
    except UnexpectedToken as error:
        raise _unexpected(text, pieces, error.token) from error
    return tree


class _Pieces(Lexer):
    """Passes the scanner's tokens to the parser."""

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, pieces: Iterable[Piece]) -> Iterator[Token]:  # type: ignore[override]
        for piece in pieces:
            yield Token(piece.kind, piece.term or "", piece.start, end_pos=piece.end)


class _Joined(Transformer[Token, Tree[Term]]):
    """Turns the grammar's rules into the values of `tree`."""

    def term(self, parts: list[Token]) -> Term:
        """Return the term of a token."""
        value: Term = parts[0].value
        return value

    def without(self, parts: list[Tree[Term]]) -> Without[Term]:
        """Return the negation of a part."""
        return Without(parts[0])

    def every(self, parts: list[Tree[Term]]) -> Every[Term]:
        """Return parts that must all be true."""
        return Every(tuple(parts))

    def either(self, parts: list[Tree[Term]]) -> Either[Term]:
        """Return parts of which one must be true."""
        return Either(tuple(parts))


@cache
def _parser() -> Lark:
    return Lark(_GRAMMAR.read_text(encoding="utf-8"), parser="lalr", lexer=_Pieces, transformer=_Joined())


def _unexpected(text: str, pieces: list[Piece], token: Token) -> BadQuery:
    """Describe what the parser did not expect."""
    if token.type == "_CLOSE":
        before = [piece.kind for piece in pieces if piece.start < (token.start_pos or 0)]
        at = token.start_pos or 0
        if before.count("_OPEN") > before.count("_CLOSE"):
            what = (
                "OR needs something on both sides" if before[-1] == "_OR" else "these parentheses are empty"
            )
            return BadQuery(what, text, pieces[len(before) - 1].start, at + 1)
        return BadQuery("nothing was opened that this could close", text, at, at + 1)
    if token.type == "_OR":
        return BadQuery("OR needs something on both sides", text, token.start_pos or 0, token.end_pos or 0)
    last = pieces[-1]
    if last.kind == "_OR":
        return BadQuery("OR needs something on both sides", text, last.start, last.end)
    opened: list[Piece] = []
    for piece in pieces:
        if piece.kind == "_OPEN":
            opened.append(piece)
        elif piece.kind == "_CLOSE" and opened:
            opened.pop()
    start = opened[-1].start if opened else last.start
    return BadQuery("these parentheses are not closed", text, start, len(text))
