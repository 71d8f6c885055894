"""Numbers in words: "two", "the number of creatures you control", "half of X, rounded up"."""

from rules.language import amounts as am
from rules.language.amounts import Amount
from rules.language.filters import Filter
from rules.language.vocabulary import ANY_RESOURCE
from rules.language.words import conditions, events, filters, references
from rules.language.words.speech import Speech
from rules.language.words.terms import article, number
from rules.language.words.terms import outermost as unwrapped

_SPANS = {"turn": "this turn", "game": "this game"}


def amount(of: Amount, at: Speech) -> str:
    """Return a number as a noun phrase; sums and the like are in parentheses."""
    match of:
        case int():
            return str(of)
        case am.Count(wanted):
            return f"the number of {filters.noun(wanted, at, several=True)}"
        case am.CountOf(which):
            plural = at.terms.plural(at.word("card"))
            return f"the number of {plural} among {references.cards(which, at, nested=True)}"
        case am.Distinct(what, wanted):
            named = at.terms.plural(_what(what, at))
            return f"the number of different {named} among {filters.noun(wanted, at, several=True)}"
        case am.StatOf(which, stat):
            return references.stat_of(at.terms.stat(stat), which, at)
        case am.CostOf(which):
            return references.stat_of(at.word("cost"), which, at)
        case am.TotalStat(stat, wanted):
            return f"the total {at.terms.stat(stat)} of {filters.noun(wanted, at, several=True)}"
        case am.TotalCost(wanted):
            return f"the total of the {at.word('cost')} of {filters.noun(wanted, at, several=True)}"
        case am.Extreme(wanted, stat, highest):
            named = at.word("cost") if stat is None else at.terms.stat(stat)
            end = "highest" if highest else "lowest"
            return f"the {end} {named} of {filters.noun(wanted, at, several=True)}"
        case am.CountersOn(which, counter):
            on = references.cards(which, at, nested=True)
            return f"the number of {at.terms.term(counter)} counters on {on}"
        case am.DamageOn(which):
            return f"the {at.word('damage')} on {references.cards(which, at, nested=True)}"
        case am.LifeOf(who):
            return references.whose(at.word("life"), who, at)
        case am.ResourcesOf(resource, who):
            return f"the amount of {references.whose(resources(resource, at), who, at)}"
        case am.Tallied():
            return _counted(of, at)
        case am.TimesHappened(event):
            return f"the number of times that {events.event(event, at, nested=True, tense='past')} this turn"
        case _:
            return _made(of, at)


def outermost(of: Amount, at: Speech) -> str:
    """Return a number where nothing follows that could be taken for a part of a sum."""
    text = amount(of, at)
    return unwrapped(text) if isinstance(of, am.Plus | am.Minus | am.Times) else text


def _made(of: Amount, at: Speech) -> str:
    """Return an amount that was chosen, or is computed from others."""
    match of:
        case am.X():
            return "X"
        case am.Paid(resource, by):
            return f"the amount of {resources(resource, at)} {paid(by, at)}"
        case am.KindsPaid():
            return f"the number of kinds of {at.word('payment')} paid"
        case am.EventAmount():
            return "that much"
        case am.Share(index):
            return f"the share of {references.target(index, at)}"
        case am.Fixed(name):
            return at.numbers.get(name, f"the number called “{name}”")
        case am.Plus(parts):
            return f"({' plus '.join(amount(one, at) for one in parts)})"
        case am.Minus(one, less):
            return f"({amount(one, at)} minus {amount(less, at)})"
        case am.Times(one, by):
            return f"({amount(one, at)} times {amount(by, at)})"
        case am.DividedBy(one, by, up):
            part = "half of " if by == 2 else ""
            rest = "" if by == 2 else f" divided by {by}"
            return f"({part}{amount(one, at)}{rest}, rounded {'up' if up else 'down'})"
        case am.Lowest(parts):
            return f"the lowest of ({', '.join(amount(one, at) for one in parts)})"
        case am.Depending(condition, one, otherwise):
            if_so = conditions.condition(condition, at, nested=True)
            return f"({amount(one, at)} if {if_so}, otherwise {amount(otherwise, at)})"
        case am.Highest(parts):
            return f"the highest of ({', '.join(amount(one, at) for one in parts)})"
        case am.Rolled(dice, sides):
            return f"the sum of rolling ({amount(dice, at)}) {sides}-sided dice"
        case _:
            raise AssertionError(f"{of!r} is no amount")


def _counted(of: am.Tallied, at: Speech) -> str:
    """Return how often something was counted for a player."""
    said = at.terms.tallies.get(of.what)
    if said is None or of.about:
        return f"the number of times {tallied(of, at)}"
    who, whose = references.player(of.player, at), references.whose("", of.player, at)
    return f"the number of {said.format(who=who, whose=whose.rstrip())} {_SPANS[of.span]}"


def tallied(of: am.Tallied, at: Speech, times: str = "") -> str:
    """Return as a clause that something was counted for a player, `times` with how often."""
    about = f" ({of.about})" if of.about else ""
    counted = f"“{at.terms.term(of.what)}{about}” was counted{times}"
    return f"{counted} for {references.player(of.player, at)} {_SPANS[of.span]}"


def marked(of: am.Tallied, at: Speech) -> str:
    """Return as a clause in the game's terms that something was counted at least once; "" if it has none."""
    said = at.terms.marks.get(of.what)
    if said is None or (of.span != "game" and "{span}" not in said):
        return ""
    who, whose = references.player(of.player, at), references.whose("", of.player, at).rstrip()
    if of.player == "anyone":
        who, whose = "any player", "any player's"
    return said.format(who=who, whose=whose, about=of.about, span=_SPANS[of.span])


def _what(what: str, at: Speech) -> str:
    return "name" if what == "name" else at.word(what)


def resources(resource: str, at: Speech, count: Amount | None = None) -> str:
    """Return units of a resource, or of any resource; one unit if they are counted and there is one."""
    if resource == ANY_RESOURCE:
        noun = at.word("payment")
    else:
        unit = at.terms.units.get(resource)
        noun = at.word("resource").format(resource=at.terms.term(resource)) if unit is None else unit
    return at.terms.singulars.get(noun, noun) if count == 1 else noun


def paid(by: str, at: Speech) -> str:
    """Return that something was paid, by which means if that is said."""
    return at.word("paid_by").format(means=at.terms.term(by)) if by else "paid"


def several(of: Amount, one: str, more: str, at: Speech) -> str:
    """Return a noun with a number: "a card", "two cards", "cards equal in number to …"."""
    if of == 1:
        return article(one)
    if isinstance(of, int):
        return f"{number(of)} {more}"
    if isinstance(of, am.X):
        return f"X {more}"
    return f"a number of {more} equal to {outermost(of, at)}"


def counters(of: Amount, counter: str, at: Speech) -> str:
    """Return a number of counters of a kind."""
    name = at.terms.term(counter)
    return several(of, f"{name} counter", f"{name} counters", at)


def much(of: Amount, noun: str, at: Speech) -> str:
    """Return a quantity of something: "500 damage", "damage equal to …"."""
    if isinstance(of, int | am.X):
        return f"{amount(of, at)} {noun}"
    if isinstance(of, am.Times) and isinstance(of.amount, am.Count) and isinstance(of.by, int):
        return f"{of.by} {noun} for each {filters.noun(of.amount.filter, at)}"
    return f"{noun} equal to {outermost(of, at)}"


def many(of: Amount, wanted: Filter, at: Speech) -> str:
    """Return a number of cards that match a filter."""
    return several(of, filters.noun(wanted, at), filters.noun(wanted, at, several=True), at)


def some(of: Amount, wanted: Filter, at: Speech) -> str:
    """Return a number of cards to pay or part with; the only one that there can be by its name."""
    return filters.one(wanted, at) if of == 1 else many(of, wanted, at)


def between(least: Amount, most: Amount, wanted: Filter, at: Speech) -> str:
    """Return a minimum and maximum number of cards that match a filter."""
    if least == most:
        return many(most, wanted, at)
    if least == 0 and most == am.Count(wanted):
        return f"any number of {filters.noun(wanted, at, several=True)}"
    if least == 0:
        return f"up to {many(most, wanted, at) if most != 1 else f'one {filters.noun(wanted, at)}'}"
    plural = filters.noun(wanted, at, several=True)
    return f"from {amount(least, at)} to {amount(most, at)} {plural}"


def end(count: Amount, where: str, at: Speech) -> str:
    """Return the cards at one end of a zone: "top card", "bottom three cards"."""
    card = at.word("card")
    if count == 1:
        return f"{where} {card}"
    if isinstance(count, int):
        return f"{where} {number(count)} {at.terms.plural(card)}"
    return f"{where} {at.terms.plural(card)} (as many as {amount(count, at)})"
