"""Compiles cards for play, each once, even if two cards refer to each other."""

from collections.abc import Callable

from rules.cards import Card
from rules.engine.definition import Definition
from rules.engine.slots import overwrite
from rules.reading.kept import NOTHING_READ, Texts


class Compiler:
    """The definitions of a system's cards, compiled from the cards and what is read of their texts.

    The trees of a card contain the definitions of the cards that it creates. If one of these creates the
    first card in turn, that card's definition is begun without a text and completed when the card is
    compiled.
    """

    def __init__(
        self, compile_card: Callable[[Card, Texts], Definition], texts: Callable[[str], Texts]
    ) -> None:
        self._compile = compile_card
        self._texts = texts
        self._known: dict[Card, Definition] = {}
        self._open: set[Card] = set()

    def define(self, card: Card) -> Definition:
        """Return a card's definition in play."""
        if card not in self._known:
            if card in self._open:
                self._known[card] = self._compile(card, NOTHING_READ)
            else:
                self._known[card] = self._finished(card)
        return self._known[card]

    def _finished(self, card: Card) -> Definition:
        self._open.add(card)
        texts = self._texts(card.id)
        whole = self._compile(card, texts)
        self._open.discard(card)
        if any(text.lacking for text in texts.values()):
            # The facts may cover everything printed on a card whose text cannot be read: the text decides.
            for side in (whole, *whole.faces):
                side.understood = False
        begun = self._known.get(card)
        if begun is None:
            return whole
        sides = begun.faces
        for side, known in zip(sides, whole.faces, strict=True):
            overwrite(side, known)
            side.faces = sides
        return begun
