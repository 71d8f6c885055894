"""Choice of modes during an announcement; modes not chosen do not exist for it."""

from collections.abc import Generator
from dataclasses import replace
from typing import TYPE_CHECKING

from rules.engine.amounts import number
from rules.engine.announcing.affordability import possible_xs
from rules.engine.announcing.announcement import Announcement, Text, says_something
from rules.engine.announcing.order import Action
from rules.engine.announcing.targets import has_targets
from rules.engine.asks import Ask, Option, Procedure, Purpose
from rules.language.abilities import Spell
from rules.language.effects import ChooseOne, ChooseSome, Do, Effect

if TYPE_CHECKING:
    from rules.engine.game import Game

Chosen = Generator[Ask, Option, list[int]]


def choose_modes(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player for as many modes as a text requires; the others do not exist for it."""
    texts: list[Text] = []
    for text in one.texts:
        texts += (yield from _with_modes(game, one, text, clause)) if text.ability.modes else [text]
    one.texts = texts


def open_modes(game: "Game", one: Announcement, text: Text) -> list[int]:
    """List the modes of a text that have their targets, by index."""
    ats = [one.at(game, "", x) for x in possible_xs(game, one)]
    return [
        place
        for place, mode in enumerate(text.ability.modes)
        if any(
            has_targets(game, one, Text(Spell(mode.effect, targets=mode.targets, least=mode.least)), at)
            for at in ats
        )
    ]


def _with_modes(
    game: "Game", one: Announcement, text: Text, clause: str
) -> Generator[Ask, Option, list[Text]]:
    ability = text.ability
    there = open_modes(game, one, text)
    count = number(game, ability.choose, one.at(game, clause))
    if ability.fewer:
        most = max(0, min(count, len(there)))
        count = yield from _how_many(game, one, range(min(1, most), most + 1), clause)
    purpose = Purpose(ability.effect, one.at(game, clause), modes=ability.modes)
    places = yield from _pick(game, one, there, count, clause, purpose)
    text.ability = replace(ability, modes=(), choose=1, fewer=False)
    modes = [ability.modes[place] for place in places]
    texts = [text] if says_something(text.ability) else []
    return texts + [Text(Spell(mode.effect, targets=mode.targets, least=mode.least)) for mode in modes]


def choose_effects(game: "Game", one: Announcement, clause: str) -> Procedure:
    """Ask the player which effect each text has that is just a choice between effects."""
    for text in one.texts:
        effect = text.ability.effect
        if isinstance(effect, ChooseOne | ChooseSome) and effect.by == "you":
            chosen = yield from _chosen_effect(game, one, effect, clause)
            text.ability = replace(text.ability, effect=chosen)


def _chosen_effect(
    game: "Game", one: Announcement, effect: ChooseOne | ChooseSome, clause: str
) -> Generator[Ask, Option, Effect]:
    every = list(range(len(effect.effects)))
    purpose = Purpose(effect, one.at(game, clause))
    if isinstance(effect, ChooseOne):
        (place,) = yield from _pick(game, one, every, 1, clause, purpose)
        return effect.effects[place]
    count = yield from _how_many(game, one, range(effect.least, effect.most + 1), clause)
    places = yield from _pick(game, one, every, count, clause, purpose)
    return Do(tuple([effect.effects[place] for place in places]))


def _how_many(game: "Game", one: Announcement, numbers: range, clause: str) -> Generator[Ask, Option, int]:
    """Ask the player how many modes they choose, if the number is free."""
    options = [Option("number", other=count) for count in numbers]
    return (yield Ask(one.player, "choose_number", clause, options, one.card)).other


def has_modes(game: "Game", one: Announcement, text: Text) -> bool:
    """Return whether enough modes of a text have their targets."""
    ability = text.ability
    needed = number(game, ability.choose, one.at(game, ""))
    if ability.fewer:
        needed = min(1, needed)
    return len(open_modes(game, one, text)) >= needed


def _pick(
    game: "Game", one: Announcement, places: list[int], count: int, clause: str, purpose: Purpose
) -> Chosen:
    """Ask the player for this many of the modes, each once; return them in printed order."""
    kind, verb = game.rules.announcing.mode
    chosen = list(places) if len(places) == count else []
    while len(chosen) < count:
        options = [Option(verb, one.card, place) for place in places if place not in chosen]
        chosen.append((yield Ask(one.player, kind, clause, options, one.card, purpose=purpose)).other)
    return sorted(chosen)


MODES = Action(
    "modes", choose_modes, lambda game, one: any(text.ability.modes for text in one.texts), of_texts=True
)
EFFECTS = Action(
    "effects",
    choose_effects,
    lambda game, one: any(isinstance(text.ability.effect, ChooseOne | ChooseSome) for text in one.texts),
    of_texts=True,
)
