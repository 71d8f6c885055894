"""Wishes about costs: to pay a cost, to play a card, to have something to play on each turn.

A card that pays is not played, and pays for one thing: cards are matched with needs, so that none is counted
twice. Changes by effects of cards are not considered.
"""

from collections.abc import Iterable, Sequence
from math import ceil

from rules import Deck
from rules.cards import Card
from rules.construction.system import System
from rules.costs import ATTRIBUTES, gives, payer, printed
from rules.opening import Dealing, dealings
from simulate.hands.wish_cards import Names, Placed, entries_of, matched
from simulate.hands.wishes import BadWish, Curve, Payment, Playing, read_cost
from simulate.odds import Both, Either, Goal, at_least, pays

IT = "it"
"""What only the card to be played provides."""
ANY = "any"
"""What every paying card provides."""
NEVER = Either(())
NOT_RECORDED = "not recorded"
"""What cards are called of which nobody wrote down what they provide."""
MOST_COSTS = 4


def payment(of: System, deck: Deck, wish: Payment, turn: int) -> Placed:
    """Resolve a cost to be paid. Raises BadWish if nothing pays, or for a symbol that nothing provides."""
    dealing = payer(of.code)
    if dealing is None:
        raise BadWish(f"{wish.text!r}: {of.name} has no cards that pay; ask for the cards themselves")
    if not entries_of(deck, dealing):
        raise BadWish(f"{wish.text!r}: this deck has no cards in {of.section(dealing.section).title!r}")
    given_by = _gives(deck, dealing)
    cost = [_meant(wish.text, symbol, dealing, given_by) for symbol in wish.cost]
    needs = _needs(cost, dealing)
    by = turn if wish.turn is None else wish.turn
    told = _relevant(given_by, needs, dealing)
    unrecorded = _unrecorded(deck, dealing)
    anything = {card.id: tuple(symbol for symbol, _ in dealing.symbols) for card in unrecorded}

    def goal(names: Names) -> Goal:
        return pays(needs, _by_group(names, told), after=by) if _in_time(needs, dealing, by) else NEVER

    def best(names: Names) -> Goal:
        able = _by_group(names, told | anything)
        return pays(needs, able, after=by) if _in_time(needs, dealing, by) else NEVER

    classes = {card: _class(given) for card, given in told.items()} | dict.fromkeys(anything, NOT_RECORDED)
    return Placed(wish.text, by, dealing, classes, goal, unrecorded, best if unrecorded else None)


def playing(of: System, deck: Deck, wish: Playing, turn: int) -> list[Placed]:
    """Resolve a card to be played: the section it is drawn from, and the section of the paying cards."""
    inner, dealing, ids = matched(of, deck, wish.wish)
    by = _turn_of(wish, turn)
    cards = {entry.card.id: entry.card for entry in entries_of(deck, dealing) if entry.card.id in ids}
    for card in cards.values():
        if card.front.total_cost is None:
            raise BadWish(f"{wish.text!r}: {card.name!r} has no cost")
    paying = payer(of.code)
    if paying is not None and paying != dealing:
        return _played_from_elsewhere(of, deck, wish, dealing, cards, by)
    if paying is None:
        in_time = frozenset(card for card, it in cards.items() if (it.front.total_cost or 0) <= by)
        classes = dict.fromkeys(sorted(in_time), inner.about)

        def goal(names: Names) -> Goal:
            return at_least(1, *names(in_time), after=by) if in_time else NEVER

        return [Placed(wish.text, by, dealing, classes, goal)]
    return [_played_by_others(deck, wish, inner.about, dealing, cards, by)]


def _played_from_elsewhere(
    of: System, deck: Deck, wish: Playing, dealing: Dealing, cards: dict[str, Card], by: int
) -> list[Placed]:
    """Resolve a card of one section paid for by those of another; the two are dealt independently."""
    # Nothing need be paid for X.
    costs = {
        tuple(sorted(symbol for symbol in read_cost(wish.text, card.front.cost) if symbol != "X"))
        for card in cards.values()
    }
    if len(costs) > 1:
        raise BadWish(f"{wish.text!r} means cards of {len(costs)} different costs; ask for those of one")
    (cost,) = costs
    ids = frozenset(cards)

    def goal(names: Names) -> Goal:
        return at_least(1, *names(ids), after=by)

    card = Placed(wish.text, by, dealing, dict.fromkeys(sorted(ids), wish.wish.about), goal)
    return [card, payment(of, deck, Payment(wish.text, cost, by), by)] if cost else [card]


def _played_by_others(
    deck: Deck, wish: Playing, about: str, dealing: Dealing, cards: dict[str, Card], by: int
) -> Placed:
    """Resolve a card paid for by other cards of its own section."""
    given_by = _gives(deck, dealing)
    costs: dict[tuple[str, ...], list[str]] = {}
    for card in cards.values():
        costs.setdefault(tuple(_needs(_cost_of(card, dealing), dealing)), []).append(card.id)
    if len(costs) > MOST_COSTS:
        raise BadWish(
            f"{wish.text!r} means cards of {len(costs)} different costs; ask for {MOST_COSTS} at most"
        )
    told = _relevant(given_by, [need for needs in costs for need in needs], dealing)
    able = {card: (*told.get(card, ()), *([ANY] if card in told else [])) for card in {**told, **cards}}

    def goal(names: Names) -> Goal:
        ways: list[Goal] = []
        for needs, ids in costs.items():
            if _in_time(needs, dealing, by):
                # A card that pays for nothing can be the one to be played, so only paying cards have a group.
                wanted = (IT, *(need or ANY for need in needs))
                gifts = {card: (*given, IT) if card in ids else given for card, given in able.items()}
                ways.append(pays(wanted, _by_group(names, gifts), after=by))
        return ways[0] if len(ways) == 1 else Either(tuple(ways))

    classes = {one: _class(given) for one, given in told.items()}
    for place, ids in enumerate(costs.values(), 1):
        called = f"{about} ({place})" if len(costs) > 1 else about
        classes |= {it: f"{called}, {classes[it]}" if it in classes else called for it in ids}
    return Placed(wish.text, by, dealing, dict(sorted(classes.items())), goal)


def curve(of: System, deck: Deck, wish: Curve, turn: int, *, second: bool) -> Placed:
    """Resolve the wish for something new to play on each turn, of cost 2 at most on turn 2 and so on.

    The cards playable by a turn are among those of the next, so cards can be assigned to turns exactly if
    there are as many for each turn as turns so far.
    """
    by = _turn_of(wish, turn)
    if not 1 <= wish.start <= by:
        raise BadWish(
            f"{wish.text!r} begins with turn {wish.start} and ends with turn {by}; no turn is in it"
        )
    growing = [dealing for dealing in dealings(of.code) if dealing.grows]
    if not growing:
        raise BadWish(f"{wish.text!r}: in {of.name} there is not one more to pay with each turn")
    dealing = growing[0]
    costs = {
        entry.card.id: entry.card.front.total_cost
        for entry in entries_of(deck, dealing)
        if entry.card.front.total_cost is not None and entry.card.front.total_cost <= by
    }
    draws = dealing.draws(by, second=second)

    def goal(names: Names) -> Goal:
        parts: list[Goal] = []
        for now in range(wish.start, by + 1):
            cheap = frozenset(card for card, cost in costs.items() if cost <= now)
            plays = now - wish.start + 1
            # Cards used to pay, one on each turn from the first, are not available to play.
            if dealing.hand + sum(draws[:now]) < plays + now * dealing.a_turn or not cheap:
                return NEVER
            parts.append(at_least(plays, *names(cheap), after=now))
        return Both(tuple(parts))

    return Placed(
        wish.text, by, dealing, {card: f"cost {max(wish.start, cost)}" for card, cost in costs.items()}, goal
    )


def _turn_of(wish: Playing | Curve, turn: int) -> int:
    by = turn if wish.turn is None else wish.turn
    if by < 1:
        raise BadWish(f"{wish.text!r} needs a turn to play in; end it with “by turn 3”")
    return by


def _gives(deck: Deck, dealing: Dealing) -> dict[str, tuple[str, ...]]:
    """Return what each card of a section can pay; those that pay for nothing are left out."""
    given = gives if dealing.pays == ATTRIBUTES else printed
    able = ((entry.card.id, given(entry.card, dealing)) for entry in entries_of(deck, dealing))
    return {card: symbols for card, symbols in able if symbols is not None}


def _unrecorded(deck: Deck, dealing: Dealing) -> tuple[Card, ...]:
    """List the cards of a section that may pay, though what they provide is not recorded."""
    if dealing.pays == ATTRIBUTES:
        return ()
    return tuple(entry.card for entry in entries_of(deck, dealing) if printed(entry.card, dealing) is None)


def _meant(text: str, symbol: str, dealing: Dealing, given_by: dict[str, tuple[str, ...]]) -> str:
    """Return the attribute of a cost symbol: by its full name, or an unambiguous beginning."""
    if not symbol or dealing.pays != ATTRIBUTES:
        return symbol
    known = sorted({one for given in given_by.values() for one in given})
    said = symbol.casefold()
    fits = [said] if said in known else [one for one in known if one.startswith(said)]
    if not fits:
        raise BadWish(f"{text!r}: no card of this deck pays for {said!r}; there are {', '.join(known)}")
    if len(fits) > 1:
        raise BadWish(f"{text!r}: {said!r} could be {', '.join(fits)}; write it as {{{fits[0]}}}")
    return fits[0]


def _cost_of(card: Card, dealing: Dealing) -> list[str]:
    """Return the cost of a card paid by others of its section: one of each of its attributes, then any."""
    own = [one for one in card.front.attributes if one not in dealing.never_pay]
    total = card.front.total_cost or 0
    return [*own, *[""] * (total - len(own))] if total else []


def _needs(cost: Sequence[str], dealing: Dealing) -> list[str]:
    """Return the cards needed to pay a cost, by what each must provide, "" for any."""
    needs: list[str] = []
    kinds = sorted({symbol for symbol in cost if symbol})
    for kind in kinds:
        needs += [kind] * ceil(cost.count(kind) / dealing.worth)
    spare = len(needs) * dealing.worth - sum(map(cost.count, kinds))
    return needs + [""] * ceil(max(0, cost.count("") - spare) / dealing.worth)


def _relevant(
    given_by: dict[str, tuple[str, ...]], needs: Iterable[str], dealing: Dealing
) -> dict[str, tuple[str, ...]]:
    """Return what cards provide, reduced to what the question is about."""
    if dealing.pays != ATTRIBUTES:
        return given_by
    asked = set(needs)
    return {card: tuple(one for one in given if one in asked) for card, given in given_by.items()}


def _class(given: Sequence[str]) -> str:
    letters = all(len(one) == 1 for one in given)
    return f"gives {('' if letters else ' and ').join(sorted(given)) or 'anything'}"


def _in_time(needs: Sequence[str], dealing: Dealing, by: int) -> bool:
    return not dealing.a_turn or len(needs) <= dealing.a_turn * by


def _by_group(names: Names, able: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {names(frozenset({card}))[0]: given for card, given in able.items()}
