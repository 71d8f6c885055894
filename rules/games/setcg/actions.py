"""What a player with priority may do: play cards from hand, summon summons, use abilities (11.1 to 11.5)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.abilities import Ability
from rules.engine.asks import NO, Ask, Option, Procedure
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.perform import Context, found
from rules.engine.ruling import clause
from rules.engine.triggers import trigger
from rules.engine.waiting import Pending
from rules.games.setcg.abilities import (
    activated,
    choose_effect,
    choose_targets,
    has_targets,
    may_use,
    tell_entered,
    use,
)
from rules.games.setcg.checks import MOST_BACKUPS, backups, may_equip, put_into_break_zone
from rules.games.setcg.costs import (
    Source,
    ability_price,
    can_pay,
    choose_payment,
    offerings,
    pay,
    reduced,
    sources,
)
from rules.games.setcg.definitions import (
    BACK_ATTACK,
    BACKUP,
    CHARACTERS,
    COMMON_SOLDIER,
    FORMATION,
    ITEMS,
    SUMMON,
    Price,
    SquareCard,
)
from rules.games.setcg.keywords import names
from rules.games.setcg.zones import BREAK, FIELD, HAND, STACK


def main_options(game: Game, player: int) -> list[Option]:
    """List what a player may do with priority in a main phase (9.4.1.5 to 9.4.1.7)."""
    alone = player == game.state.active and not game.state.pending
    return _options(game, player, alone)


def attack_options(game: Game, player: int) -> list[Option]:
    """List what a player may do with priority in the attack phase: no card is put on the field (10.1.1.2)."""
    return _options(game, player, False)


def no_options(game: Game, player: int) -> list[Option]:
    """List what a player may do with priority in the end phase: nothing (9.6.1.1)."""
    return []


def _options(game: Game, player: int, may_put: bool) -> list[Option]:
    state = game.state
    options: list[Option] = []
    seen: set[str] = set()
    available: list[Source] | None = None
    for card in state.zones[2 * HAND + player]:
        definition = state.cards[card]
        assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
        summons = SUMMON in definition.types
        playable = may_put or summons or BACK_ATTACK in definition.keywords
        if definition.card_id in seen or not (playable or definition.from_hand):
            continue
        seen.add(definition.card_id)
        if available is None:
            available = sources(game, player)
        if playable and (
            can_pay(definition.price, available, card) or offerings(game, player, card, definition)
        ):
            if summons:
                if may_summon(game, player, card, definition):
                    options.append(Option("summon", card))
            elif may_play(game, player, card, definition):
                options.append(Option("play", card))
        for place, ability in enumerate(definition.from_hand):
            if may_use_from_hand(game, player, card, ability, available):
                options.append(Option("use_from_hand", card, place))
    for card, place, ability in activated(game, player):
        if may_use(game, player, card, ability, place):
            options.append(Option("use", card, place))
    return options


def may_use_from_hand(game: Game, player: int, card: int, ability: Ability, available: list[Source]) -> bool:
    """Tell whether a card in hand can be discarded for its ability: paid for, with all it must choose."""
    price = ability_price(ability.cost)
    return can_pay(price, available, card) and has_targets(game, ability, player, card)


@clause("setcg", "15.2.11.2", "15.2.14.3")
def use_from_hand(game: Game, player: int, card: int, place: int) -> Procedure:
    """Use Flash or Blue Magic: the cost is paid and the card discarded, and the ability is on the stack."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    ability = definition.from_hand[place]
    targets = yield from choose_targets(game, ability, player, card, "11.7.5")
    declared = yield from choose_effect(game, ability, player, card, "11.7.6")
    price = ability_price(ability.cost)
    payment = yield from choose_payment(game, player, price, sources(game, player, card), card, "11.7.10")
    pay(game, payment)
    atoms.move(game, card, BREAK)
    atoms.push(game, Pending(player, card, atoms.stamp(game), declared, targets))


def spell_of(definition: Definition) -> Ability | None:
    """Return what a summon does, None for one whose text the engine does not know."""
    return next((ability for ability in definition.abilities if ability.kind == "spell"), None)


def may_summon(game: Game, player: int, card: int, definition: Definition) -> bool:
    """Tell whether a summon has all it must choose (11.2.3, 11.2.12)."""
    spell = spell_of(definition)
    return spell is None or has_targets(game, spell, player, card)


def may_play(game: Game, player: int, card: int, definition: SquareCard) -> bool:
    """Tell whether a card may be put on the field beside what is there (11.3.11, 11.4.12, 11.5.11)."""
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


def is_doubled(game: Game, player: int, definition: SquareCard) -> bool:
    """Tell whether a character's name is taken, which the Common Soldier icon frees of (7.9.2 to 7.11.2)."""
    if COMMON_SOLDIER in definition.marks:
        return False
    cards = game.state.cards
    return any(
        COMMON_SOLDIER not in cards[other].marks
        and cards[other].types & CHARACTERS
        and names(cards[other]) & definition.names
        for other in game.state.zones[2 * FIELD + player]
    )


def bearers(game: Game, player: int, item: int) -> list[int]:
    """List a player's own characters that an Item can be put on: of its type, without another of its kind."""
    state = game.state
    kinds = state.cards[item].types & ITEMS
    field = state.zones[2 * FIELD + player]
    taken = {state.instances[card].host for card in field if state.cards[card].types & kinds}
    return [card for card in field if card not in taken and may_equip(game, item, card)]


def act(game: Game, player: int, option: Option) -> Procedure:
    """Carry out what a player with priority decided to do (11.1.1)."""
    match option.verb:
        case "summon":
            yield from summon(game, player, option.card)
        case "use_from_hand":
            yield from use_from_hand(game, player, option.card, option.other)
        case "use":
            yield from use(game, player, option.card, option.other)
        case _:
            types = game.state.cards[option.card].types
            if types & ITEMS:
                yield from play_item(game, player, option.card)
            elif FORMATION in types:
                yield from play_formation(game, player, option.card)
            else:
                yield from play_character(game, player, option.card)


def _pay_for(game: Game, player: int, card: int, number: str, price: Price | None = None) -> Procedure:
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    asked = definition.price if price is None else price
    payment = yield from choose_payment(game, player, asked, sources(game, player, card), card, number)
    pay(game, payment)


@clause("setcg", "15.2.7.2", "15.2.7.3", "15.2.7.4", "15.2.7.5")
def use_war_god(game: Game, player: int, card: int, summoned: SquareCard) -> Generator[Ask, Option, Price]:
    """Who summons may put one character of the job into the break zone: the summon costs less by its cost."""
    options = [Option("offer", one) for one in offerings(game, player, card, summoned)]
    if not options:
        return summoned.price
    if can_pay(summoned.price, sources(game, player, card)):
        options.append(NO)
    chosen = yield Ask(player, "war_god", "15.2.7.3", options, card)
    if chosen.verb != "offer":
        return summoned.price
    price = reduced(game, summoned.price, chosen.card)
    put_into_break_zone(game, [chosen.card])
    return price


@clause("setcg", "11.2.1", "11.2.2", "11.2.11", "6.2.3", "7.17.3")
def summon(game: Game, player: int, card: int) -> Procedure:
    """Summon a summon: it goes on top of the stack, its choices are made, its cost is paid."""
    atoms.move(game, card, STACK)
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    spell = spell_of(definition)
    targets: tuple[int, ...] = ()
    if spell is not None:
        targets = yield from choose_targets(game, spell, player, card, "11.2.3")
        spell = yield from choose_effect(game, spell, player, card, "11.2.5")
    price = yield from use_war_god(game, player, card, definition)
    yield from _pay_for(game, player, card, "11.2.10.1.1", price)
    atoms.push(game, Pending(player, card, atoms.stamp(game), spell, targets))
    atoms.tell_played(game, player, card)


@clause("setcg", "11.3.1", "11.3.2", "11.3.10", "7.8.2")
def play_character(game: Game, player: int, card: int) -> Procedure:
    """Play a character: its cost is paid and it is on the field, without the stack."""
    yield from _pay_for(game, player, card, "11.3.8.1.1")
    put_on_field(game, player, card)
    atoms.tell_played(game, player, card)


def put_on_field(game: Game, player: int, card: int) -> None:
    """Put a card on the field, a Backup dulled, and let abilities trigger on that."""
    atoms.move(game, card, FIELD, controller=player)
    if BACKUP in game.state.cards[card].types:
        dull_backup(game, card)
    tell_entered(game, card)


@clause("setcg", "6.2.4", "7.3", "11.9.17.2.1")
def relocate(game: Game, cards: list[int], kind: int, bottom: bool, player: int) -> Procedure:
    """An effect moves cards, each to its owner's side; those that come onto the field are seen together."""
    state = game.state
    there = [card for card in cards if state.where[card] >= 0]
    leaving = [card for card in there if card in state.instances]
    if kind != FIELD:
        for card in leaving:
            trigger(game, "leaves", card)
    arrived = []
    for card in there:
        if kind == FIELD:
            if card in leaving or state.cards[card].types & ITEMS or SUMMON in state.cards[card].types:
                continue
            arrived.append(card)
        atoms.move(game, card, kind, bottom=bottom)
    for card in arrived:
        if BACKUP in state.cards[card].types:
            dull_backup(game, card)
    for card in arrived:
        tell_entered(game, card)
    yield from ()


@clause("setcg", "7.10.4")
def dull_backup(game: Game, card: int) -> None:
    """A Backup comes onto the field dulled."""
    atoms.rest(game, card)


@clause("setcg", "11.4.1", "11.4.7", "11.4.9.1", "11.4.11", "15.1.1.11.1", "5.2.3.1.3.3")
def play_item(game: Game, player: int, card: int) -> Procedure:
    """Play an Item: the character it goes on is chosen among one's own, its cost is paid, it is equipped."""
    options = [Option("equip", bearer) for bearer in bearers(game, player, card)]
    chosen = yield Ask(player, "equip", "11.4.7", options, card)
    yield from _pay_for(game, player, card, "11.4.9.1")
    atoms.move(game, card, FIELD, controller=player)
    atoms.attach(game, card, chosen.card)
    tell_entered(game, card)
    atoms.tell_played(game, player, card)


@clause("setcg", "11.5.1", "11.5.7.1", "11.5.9", "11.5.10", "7.12.1.4")
def play_formation(game: Game, player: int, card: int) -> Procedure:
    """Play a Formation: its cost is paid, it is on the field, and one that was there returns to the hand."""
    field = game.state.zones[2 * FIELD + player]
    before = [other for other in field if FORMATION in game.state.cards[other].types]
    yield from _pay_for(game, player, card, "11.5.7.1")
    put_on_field(game, player, card)
    for other in before:
        trigger(game, "leaves", other)
        atoms.move(game, other, HAND)
    atoms.tell_played(game, player, card)
