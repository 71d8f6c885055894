"""Filters on a card's characteristics: types, races, words, stats, cost and abilities."""

from typing import TYPE_CHECKING

from rules.engine import layers, references
from rules.engine.amounts import bound
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.filters import Handler, compare, context, stat, traits
from rules.engine.ids import CardId, PlayerId
from rules.language import filters as fl
from rules.language.abilities import Triggered

if TYPE_CHECKING:
    from rules.engine.game import Game


def _of_type(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.OfType,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return not wanted.words.isdisjoint(now.types)


def _of_subtype(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.OfSubtype,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return not wanted.words.isdisjoint(now.marks)


def _of_race(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.OfRace,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return not wanted.words.isdisjoint(now.races)


def _of_attribute(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.OfAttribute,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return not wanted.words.isdisjoint(now.attributes)


def _with_keyword(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.WithKeyword,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return not wanted.words.isdisjoint(now.keywords)


def _named(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.Named,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return now.is_named(wanted.name)


def _name_has(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.NameHas,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return wanted.words in now.name


def _race_has(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.RaceHas,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    # Whole words: a Catfish is not a Cat.
    asked = f" {wanted.words} "
    return any(asked in f" {race} " for race in now.races)


def _stat_is(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.StatIs,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    index = game.rules.stats.index(wanted.stat)
    if at is not None and at.was is not None and at.was.card == card:
        value = at.was.stats[index]
    else:
        value = stat(game, card, now, index)
    return compare(value, wanted.sign, bound(game, wanted.amount, player, source, at))


def _cost_is(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.CostIs,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    return compare(now.cost, wanted.sign, bound(game, wanted.amount, player, source, at))


def _triggers_on(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.TriggersOn,
    player: PlayerId,
    source: CardId,
    at: object,
) -> bool:
    return any(
        isinstance(one, Triggered) and one.event == wanted.event and not one.clause for one in now.abilities
    )


def _as_named(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.AsNamed,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    word = "" if at is None else at.said
    match wanted.what:
        case "name":
            return now.is_named(word)
        case "race":
            return word in now.races
        case "attribute":
            return word in now.attributes
        case _:
            return now.cost == int(word or 0)


def _shares_with(
    game: "Game",
    card: CardId,
    now: Definition,
    wanted: fl.SharesWith,
    player: PlayerId,
    source: CardId,
    at: Context | None,
) -> bool:
    mine = traits(now, wanted.what)
    others = references.remembered(game, wanted.cards, context(player, source, at))
    return any(
        not mine.isdisjoint(
            traits(layers.characteristics(game, one) if was is None else was.definition, wanted.what)
        )
        for one, was in others
    )


HANDLERS: dict[type, Handler] = {
    fl.OfType: _of_type,
    fl.OfSubtype: _of_subtype,
    fl.OfRace: _of_race,
    fl.OfAttribute: _of_attribute,
    fl.WithKeyword: _with_keyword,
    fl.Named: _named,
    fl.NameHas: _name_has,
    fl.RaceHas: _race_has,
    fl.StatIs: _stat_is,
    fl.CostIs: _cost_is,
    fl.TriggersOn: _triggers_on,
    fl.AsNamed: _as_named,
    fl.SharesWith: _shares_with,
}
