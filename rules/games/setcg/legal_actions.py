"""What a player with priority may do: play cards from hand, play summons, use abilities (11.1 to 11.5)."""

from rules.engine.alike import Likeness, likeness
from rules.engine.asks import Option
from rules.engine.conditions import holds
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs, may_open_zones
from rules.engine.references import found
from rules.engine.restrictions import is_forbidden, may_be_played_from
from rules.games.setcg.announcement_abilities import activated, has_targets, may_use
from rules.games.setcg.checks import MOST_BACKUPS, backups, may_equip
from rules.games.setcg.definitions import (
    BACK_ATTACK,
    BACKUP,
    CHARACTERS,
    COMMON_SOLDIER,
    FORMATION,
    FREE,
    ITEMS,
    SUMMON,
    SquareCard,
    always_taken,
    ways_of,
)
from rules.games.setcg.keywords import BE_PLAYED, names
from rules.games.setcg.keywords_ways import combined, offerings, partners
from rules.games.setcg.payment import Source, can_pay, fit_for, sources
from rules.games.setcg.payment_prices import can_meet, demand, lowered, price_now
from rules.games.setcg.zones import BREAK, FIELD, HAND, OUTSIDE, ZONES
from rules.language.abilities import Spell


def main_options(game: Game, player: PlayerId) -> list[Option]:
    """List what a player may do with priority in a main phase (9.4.1.5 to 9.4.1.7)."""
    alone = player == game.state.active and not game.state.pending
    return _options(game, player, alone)


def attack_options(game: Game, player: PlayerId) -> list[Option]:
    """List what a player may do with priority in the attack phase: put no card on the field (10.1.1.2)."""
    return _options(game, player, False)


def no_options(game: Game, player: PlayerId) -> list[Option]:
    """List what a player may do with priority in the end phase: nothing (9.6.1.1)."""
    return []


def _options(game: Game, player: PlayerId, may_put: bool) -> list[Option]:
    state = game.state
    options: list[Option] = []
    seen: set[Likeness] = set()
    available: list[Source] | None = None
    hand, beyond = state.zone(HAND, player), elsewhere(game, player)
    for card in (*hand, *beyond) if beyond else hand:
        definition = state.cards[card]
        assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
        summons = SUMMON in definition.types
        playable = may_put or summons or BACK_ATTACK in definition.keywords
        if not playable:
            continue
        alike = likeness(game, card)
        if alike in seen:
            continue
        seen.add(alike)
        if available is None:
            available = sources(game, player)
        if _is_affordable(game, player, card, definition, available) and not is_forbidden(
            game, card, BE_PLAYED
        ):
            if summons:
                if may_summon(game, player, card, definition):
                    options.append(Option("summon", card))
            elif may_play(game, player, card, definition):
                options.append(Option("play", card))
    for card, place, ability in activated(game, player):
        if may_use(game, player, card, ability):
            options.append(Option("use", card, place))
    return options


def elsewhere(game: Game, player: PlayerId) -> list[CardId]:
    """List the cards that effects let a player play from the break zone or from outside the game."""
    state = game.state
    if not may_open_zones(game):
        return []
    return [
        card
        for kind in (BREAK, OUTSIDE)
        for card in state.zone(kind, player)
        if may_be_played_from(game, card, ZONES.kinds[kind].name)
    ]


def _is_affordable(
    game: Game, player: PlayerId, card: CardId, definition: SquareCard, available: list[Source]
) -> bool:
    """Return whether a card can be paid for in any way in which it can be played now."""
    place = game.state.where[card]
    available = fit_for(game, card, available, casts=True)
    plain = definition.cost_from is None and not definition.abilities and not changes_costs(game)
    price = definition.price if plain else price_now(game, player, card, place)
    if can_pay(price, available, card) or offerings(game, player, card, place):
        return True
    if definition.partners and any(partners(game, player, card)):
        return can_pay(combined(definition, price), available, card)
    return any(
        (way.instead or way.less)
        and (way.when is None or holds(game, way.when, player, card))
        and can_meet(
            game,
            player,
            card,
            demand(
                game, player, card, FREE if way.instead else lowered(price, way.less), [way.cost], casts=True
            ),
        )
        for way in ways_of(definition)
    )


def spell_of(definition: Definition) -> Spell | None:
    """Return what a summon does, or None if its text is not read."""
    return next((ability for ability in definition.abilities if isinstance(ability, Spell)), None)


def may_summon(game: Game, player: PlayerId, card: CardId, definition: SquareCard) -> bool:
    """Return whether a summon has all its targets, also for additional effects (11.2.3, 11.2.12)."""
    if not definition.abilities:
        return True
    spell = spell_of(definition)
    texts = (*(() if spell is None else (spell,)), *always_taken(definition))
    return all(has_targets(game, text, player, card) for text in texts)


def may_play(game: Game, player: PlayerId, card: CardId, definition: SquareCard) -> bool:
    """Return whether a card may join those on the field (11.3.11, 11.4.12, 11.5.11)."""
    types = definition.types
    if types & CHARACTERS:
        return not (
            is_doubled(game, player, definition)
            or (BACKUP in types and len(backups(game, player)) >= MOST_BACKUPS)
        )
    if types & ITEMS:
        return bool(bearers(game, player, card))
    if FORMATION in types:
        needed = definition.needed
        return needed is None or bool(found(game, needed, Context(player, card, "")))
    return False


def is_doubled(game: Game, player: PlayerId, definition: SquareCard) -> bool:
    """Return whether a character's name is taken; the Common Soldier icon allows it (7.9.2 to 7.11.2)."""
    if COMMON_SOLDIER in definition.marks:
        return False
    cards = game.state.cards
    return any(
        COMMON_SOLDIER not in cards[other].marks
        and cards[other].types & CHARACTERS
        and names(cards[other]) & definition.names
        for other in game.state.zone(FIELD, player)
    )


def bearers(game: Game, player: PlayerId, item: CardId) -> list[CardId]:
    """List a player's characters that can take an Item: of the right type, without another of its kind."""
    state = game.state
    kinds = state.cards[item].types & ITEMS
    field = state.zone(FIELD, player)
    taken = {state.instances[card].host for card in field if state.cards[card].types & kinds}
    return [card for card in field if card not in taken and may_equip(game, item, card)]
