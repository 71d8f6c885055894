"""Sentences about a game with the card names marked, because not every reader may know them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from rules.engine.asks import NO, YES, Ask, Option
from rules.engine.definition import Definition
from rules.engine.ids import PLAYERS, CardId, PlayerId, as_card
from rules.engine.layers import characteristics
from rules.engine.ruleset import AbilityPlace
from rules.engine.slots import shallow_copy
from rules.language.abilities import Ability, Activated
from rules.language.words.terms import verb

if TYPE_CHECKING:
    from rules.engine.game import Game

Words = Callable[[Ability], str]
"""Returns an ability in a game's words."""

_MARK = "\x01"  # no name contains it, and nothing strips it as whitespace
_SYMBOL = re.compile(r"\{(\w+)\}")


class CardName(NamedTuple):
    """A card named in a sentence, by the name it had then."""

    card: CardId
    name: str


class PlayerName(NamedTuple):
    """A player named in a sentence, or what is the player's if `owns`: "Ann", "Ann’s"."""

    player: PlayerId
    owns: bool = False

    def by(self, name: str) -> str:
        """Return the words for a player with this name."""
        if not self.owns:
            return name
        return f"{name}’" if name.endswith("s") else f"{name}’s"


Sentence = tuple[str | CardName | PlayerName, ...]

COMMON = {
    "allot": "allot {other} to {card}",
    "cost": "choose the side of {card} that costs {other}",
    "done": "do nothing more",
    "loop_times": "let the loop run {other} times",
    "name": "name {note}",
    "next": "put {card} next",
    "number": "choose the number {other}",
    "offer": "pay with {card}",
    "older": "let what {card} says apply first",
    "price": "pay in way {place}",
    "resolve": "let the ability of {card} resolve",
    "side": "choose side {place} of {card}",
    "x": "choose {other} for X",
}
"""Phrases for the kernel's options, for games without words of their own for them."""

KERNEL_VERBS: Mapping[str, AbilityPlace] = {"resolve": "waiting"}
"""The kernel's verbs of options that use an ability, as in `Ruleset.ability_verbs`."""

QUESTIONS = {
    "attack": "Choose an attack",
    "block": "Choose how to block",
    "choose_cards": "{card}: choose a card",
    "choose_cost": "{card}: choose a cost",
    "choose_effect": "{card}: choose what it does",
    "choose_number": "{card}: choose a number",
    "choose_x": "{card}: choose X",
    "discard": "Choose a card to discard",
    "divide": "{card}: divide the amount",
    "look_at_next": "{card}: look at the next card?",
    "loop_times": "Choose how often the loop runs",
    "main": "Choose what to do",
    "may": "{card}: use what it offers?",
    "mode": "{card}: choose what it does",
    "mulligan": "Keep this hand?",
    "name": "{card}: choose a name",
    "order_stamps": "Choose which applies first",
    "pay_cost": "{card}: pay its cost?",
    "pay_more": "{card}: pay more?",
    "price": "{card}: choose how to pay",
    "priority": "You may respond",
    "replacement": "Choose which effect applies first",
    "target": "{card}: choose a target",
    "waiting": "Choose what resolves first",
}
"""Texts of the kernel's questions, for games without words of their own for them."""


@dataclass(frozen=True, slots=True)
class Wording:
    """How a game describes events: its abilities, moves between zones, and the symbols of its resources.

    `moves` are phrases for a card that goes "source > destination", or "> destination" from anywhere else,
    each starting with a verb; `into` are phrases for where it goes; `questions` are texts by kind of
    question.
    """

    ability: Words
    moves: Mapping[str, str] = field(default_factory=dict)
    into: Mapping[str, str] = field(default_factory=dict)
    symbols: Mapping[str, str] = field(default_factory=dict)
    questions: Mapping[str, str] = field(default_factory=dict)

    def question(self, kind: str) -> str:
        """Return the text of a kind of question, with {card} for the card it is about."""
        return self.questions.get(kind) or QUESTIONS.get(kind) or kind.replace("_", " ").capitalize()

    def move(self, source: str, destination: str) -> str:
        """Return the phrase for a card that goes from one zone to another; "" is no zone."""
        said = self.moves.get(f"{source} > {destination}") or self.moves.get(f"> {destination}")
        if said is not None:
            return said
        if not destination:
            return "leave the game"
        if source == destination:
            return "change sides"
        into = self.into.get(destination, "{")
        into = f"to the {destination}" if "{" in into else into
        return f"go from the {source} {into}" if source else f"come {into}"

    def without_symbols(self, text: str) -> str:
        """Return a text with the names of resources instead of their symbols."""
        return _SYMBOL.sub(lambda found: self.symbols.get(found[1], found[1]), text)


def said_of(player: PlayerId, *, owns: bool = False) -> str:
    """Return what stands for a player, or for what is theirs, in a game's phrase for an option."""
    return f"{_MARK}{'owns' if owns else 'player'}{player}{_MARK}"


def with_players(sentence: Sentence, names: Sequence[str]) -> Sentence:
    """Return a sentence with the names of players in it."""
    return tuple([part.by(names[part.player]) if isinstance(part, PlayerName) else part for part in sentence])


def plain(sentence: Sentence) -> str:
    """Return a sentence with all card names; players without names are numbered."""
    named = with_players(sentence, ("player 1", "player 2"))
    return "".join([part.name if isinstance(part, CardName) else str(part) for part in named])


def option_said(game: "Game", option: Option, wording: Wording) -> Sentence:
    """Return a phrase for an option, starting with a verb."""
    state = game.state
    named = {one: _marked(state.cards[one], one) for one in _named(option, len(state.cards))}
    marked = shallow_copy(game)
    marked.state = state.showing([named.get(as_card(place), card) for place, card in enumerate(state.cards)])
    words, *rest = wording.without_symbols(_described(marked, option)).split(_MARK)
    said: list[str | CardName | PlayerName] = [words] if words else []
    for number, text in zip(rest[::2], rest[1::2], strict=True):
        name = _player_name(number) or _card_name(game, number)
        said += [name, text] if text else [name]
    return tuple(said)


def answer_said(game: "Game", ask: Ask, choice: int, who: str, wording: Wording) -> Sentence:
    """Return a sentence for a player's answer to a question."""
    option = ask.options[choice]
    if option in (YES, NO):
        return _said_to(question_asked(game, ask, wording), f"{who} says {'yes' if option == YES else 'no'}")
    head, *rest = option_said(game, option, wording)
    assert isinstance(head, str), "an option is described with a verb first"
    word, space, more = head.partition(" ")
    return (f"{who} {verb(word)}{space}{more}", *rest)


def _said_to(question: Sentence, said: str) -> Sentence:
    """Return an answer before its question: "Ann says yes to Bear: use what it offers?"."""
    first, *rest = question
    if isinstance(first, str):
        return (f"{said}: {first[:1].lower()}{first[1:]}", *rest)
    return (f"{said} to ", first, *rest)


def question_said(game: "Game", ask: Ask) -> Sentence:
    """Return what a question is about, in a few words."""
    words = ask.kind.replace("_", " ")
    return (words, " (", _name(game, ask.about), ")") if ask.about >= 0 else (words,)


def question_asked(game: "Game", ask: Ask, wording: Wording) -> Sentence:
    """Return the text of a question, as a heading above the options."""
    before, _, after = wording.question(ask.kind).partition("{card}")
    if ask.about < 0:
        return ((before + after).removeprefix(": ").capitalize(),)
    if "{card}" not in wording.question(ask.kind):
        return (before,)
    return tuple([part for part in (before, _name(game, ask.about), after) if part])


def option_offered(game: "Game", option: Option, wording: Wording) -> Sentence:
    """Return the phrase for an option with the text of the ability it uses, for the player who chooses."""
    said = option_said(game, option, wording)
    ability = _ability_used(game, option)
    if ability is None:
        return said
    does = wording.ability(ability)
    return (*said, f": {does[:1].lower()}{does[1:]}")


def _ability_used(game: "Game", option: Option) -> Ability | None:
    """Return the ability that an option uses or lets resolve; None for other options."""
    match game.rules.ability_verbs.get(option.verb) or KERNEL_VERBS.get(option.verb):
        case "abilities":
            return characteristics(game, option.card).abilities[option.other]
        case "activated":
            abilities = characteristics(game, option.card).abilities
            return [one for one in abilities if isinstance(one, Activated)][option.other]
        case "waiting":
            found = game.state.pending[option.other].ability
            return found if isinstance(found, Ability) else None
        case _:
            return None


def _described(game: "Game", option: Option) -> str:
    """Return the game's phrase for an option, or the kernel's if the game has none."""
    described = game.rules.describe(game, option)
    if option.verb not in COMMON or not described.startswith(option.verb.replace("_", " ")):
        return described
    name = game.state.cards[option.card].name if option.card >= 0 else ""
    return COMMON[option.verb].format(card=name, other=option.other, place=option.other + 1, note=option.note)


def _named(option: Option, count: int) -> Iterable[CardId]:
    """Return the cards that an option names, perhaps with one whose number occurs by chance."""
    return {as_card(one) for one in (option.card, option.other) if 0 <= one < count}


def _marked(definition: Definition, card: CardId) -> Definition:
    """Return a card whose sides have numbers for names."""
    copy = shallow_copy(definition)
    copy.name = f"{_MARK}{card}{_MARK}"
    copy.faces = tuple([_renamed(face, f"{card}.{side}") for side, face in enumerate(definition.faces)])
    return copy


def _renamed(face: Definition, number: str) -> Definition:
    copy = shallow_copy(face)
    copy.name = f"{_MARK}{number}{_MARK}"
    return copy


def _player_name(mark: str) -> PlayerName | None:
    """Return the player that `said_of` stands for; None for a card's number."""
    if not mark[0].isalpha():
        return None
    return PlayerName(PLAYERS[int(mark[-1])], mark.startswith("owns"))


def _card_name(game: "Game", number: str) -> CardName:
    card, _, side = number.partition(".")
    found = game.state.cards[int(card)]
    return CardName(as_card(int(card)), found.faces[int(side)].name if side else found.name)


def _name(game: "Game", card: CardId) -> CardName:
    return CardName(card, game.state.cards[card].name)
