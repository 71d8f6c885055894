"""From a user's request to the plan of a batch and its cost; nothing is stored here."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Literal

import rules
from common import caps
from common.access import User
from decks import files
from decks import selectors as deck_selectors
from decks.models import Deck
from rules.samples import samples
from simulate import services
from simulate.games import cost
from simulate.games.choices import sample_entry
from simulate.games.effect_plans import effect_of, met_by, versions
from simulate.games.effects import MOST_PAIRS, Effect, effect_pairings
from simulate.games.plan import SEED_BITS, Entry, Plan, gauntlet, matrix, pairs_for
from simulate.games.plan import entry_of as entry_of_value
from simulate.games.stop import PlanFault, Stop

Meet = Literal["gauntlet", "matrix"]
NEW_SEEDS = 1_000_000
MOST_SEED = 2**SEED_BITS - 1


class TooMuch(PlanFault):
    """A batch is larger than the user may start; the message says what would work."""


@dataclass(frozen=True, slots=True)
class Source:
    """A deck in a batch, and the stored deck it comes from, if any."""

    entry: Entry
    deck: Deck | None = None


@dataclass(frozen=True, slots=True)
class EffectRequest:
    """A card of the first deck, whose worth is asked for, and what replaces it: no text, if that is empty."""

    card: str
    replacement: str = ""


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """A request for a batch. Without `games`, a batch with a stopping rule may take the maximum."""

    system: str
    sources: Sequence[Source]
    meet: Meet = "gauntlet"
    games: int | None = None
    stop: Stop | None = None
    players: tuple[str, str] = ("greedy", "greedy")
    seed: int | None = None
    illegal: bool = False
    effect: EffectRequest | None = None

    @property
    def decks(self) -> list[Deck | None]:
        """The stored deck behind each entry of the plan, None where there is none."""
        return [source.deck for source in self._taking_part]

    @property
    def _taking_part(self) -> Sequence[Source]:
        """The sources by entry of the plan: with an effect, the first deck once more, and opponents."""
        if self.effect is None:
            return self.sources
        first, *others = self.sources
        return [first, first, *(others or [first])]

    def entries(self) -> tuple[tuple[Entry, ...], Effect | None]:
        """Return the entries of the plan, and its question about a card. Raises PlanFault."""
        entries = [source.entry for source in self._taking_part]
        if self.effect is None:
            return tuple(entries), None
        if self.meet != "gauntlet":
            raise PlanFault(
                "what a card is worth is asked about the first deck against each of the others, and not in "
                "games of every deck against every other one"
            )
        asked = effect_of(self.system, entries[0], self.effect.card, self.effect.replacement)
        return (*versions(self.system, entries[0], asked), *entries[2:]), asked


@dataclass(frozen=True, slots=True)
class Allowance:
    """What a user may request at a time."""

    games: int
    seconds: int
    decks: int
    live: int


def allowance(user: User) -> Allowance:
    """Return what a user may request; visitors without an account get little."""
    if user.is_authenticated:
        return Allowance(caps.BATCH_GAMES, caps.BATCH_SECONDS, caps.BATCH_DECKS, caps.BATCHES_LIVE)
    return Allowance(caps.VISITOR_GAMES, caps.VISITOR_SECONDS, caps.VISITOR_DECKS, caps.VISITOR_BATCHES_LIVE)


# ---- decks of the batch ----


def stored(deck: Deck) -> Source:
    """Return a stored deck in its current version. Raises IllegalDecks if it has unresolved lines."""
    return Source(services.entry_of(deck), deck)


def stored_by_id(user: User, system: str, public_id: str) -> Source:
    """Return a deck that a user may see. Raises PlanFault if there is no such deck of this system."""
    deck = deck_selectors.deck_or_none(user, public_id)
    if deck is None:
        raise PlanFault(f"there is no deck {public_id[:80]!r}, or none that you may see")
    if deck.system != system:
        raise PlanFault(
            f"“{deck.name}” is a deck of {rules.system(deck.system).name}, "
            f"and the others are of {rules.system(system).name}"
        )
    return stored(deck)


def sample(system: str, code: str) -> Source:
    """Return a sample deck. Raises PlanFault for an unknown one."""
    known = samples(system)
    if code not in known:
        raise PlanFault(f"{system} has no sample deck {code[:80]!r}; it has {', '.join(known)}")
    return Source(sample_entry(system, code))


def written(system: str, name: str, text: str) -> Source:
    """Return the deck of a deck list. Raises PlanFault or UnreadableFile."""
    return Source(entry_of_value(name, files.read(text, system).deck))


def distinctly_named(sources: Iterable[Source]) -> list[Source]:
    """Number decks of the same name, so that results are unambiguous."""
    seen: dict[str, int] = {}
    found = []
    for source in sources:
        name = source.entry.name
        seen[name] = seen.get(name, 0) + 1
        told = name if seen[name] == 1 else f"{name} ({seen[name]})"
        found.append(Source(Entry(told, source.entry.rows), source.deck))
    return found


# ---- the plan ----


def plan_for(wanted: PlanRequest, allowed: Allowance) -> Plan:
    """Return the plan of a request. Raises PlanFault, or TooMuch for more than is allowed."""
    if len(wanted.sources) > allowed.decks:
        raise TooMuch(f"{len(wanted.sources)} decks are more than may meet here; at most {allowed.decks}")
    entries, effect = wanted.entries()
    for entry in entries:
        check_size(entry)
    if effect is not None:
        pairings = effect_pairings(len(entries))
    else:
        pairings = matrix(entries) if wanted.meet == "matrix" else gauntlet(entries)
    seed = new_seed() if wanted.seed is None else wanted.seed
    pace = services.pace(wanted.system, wanted.players)
    a_game = pace * cost.seconds_a_game(wanted.system, wanted.players, cost.cards_of(entries))
    most = _most_games(wanted, allowed, len(pairings), a_game)
    games = most if wanted.games is None else wanted.games
    pairs = pairs_for(games)
    plan = Plan(
        system=wanted.system,
        entries=entries,
        pairings=pairings,
        players=wanted.players,
        pairs=pairs,
        chunk_pairs=min(pairs, cost.suggested_chunk_pairs(a_game, services.busy_workers())),
        seed=seed,
        illegal=wanted.illegal,
        stop=wanted.stop,
        effect=effect,
    )
    if plan.games > 2 * len(pairings) * pairs_for(most):
        raise TooMuch(_too_much(plan, allowed, most, a_game))
    return plan


def effect_plan(
    plan: Plan, pairing: int, side: int, asked: EffectRequest, games: int | None, allowed: Allowance
) -> tuple[Plan, tuple[int, ...]]:
    """Return the plan that asks what a card is worth to a deck of another plan, against all it met there.

    With it, which deck of that plan each entry comes from. Another seed is chosen, because whoever asks has
    seen how the games of the first one went. Raises PlanFault, or TooMuch.
    """
    deck, opponents = plan.pairings[pairing][side], met_by(plan, pairing, side)
    one, other = plan.players
    wanted = PlanRequest(
        system=plan.system,
        sources=[Source(plan.entries[place]) for place in (deck, *opponents)],
        games=games,
        players=(other, one) if side else (one, other),
        illegal=plan.illegal,
        effect=asked,
    )
    return plan_for(wanted, allowed), (deck, deck, *opponents)


def check_size(entry: Entry) -> None:
    """Raise TooMuch for a deck with more cards than games are played with."""
    if (cards := cost.cards_of([entry])) > caps.BATCH_DECK_CARDS:
        raise TooMuch(
            f"“{entry.name}” has {cards:,.0f} cards; games are played with decks of at most "
            f"{caps.BATCH_DECK_CARDS}"
        )


def new_seed() -> int:
    """Return a random seed, for requests without one."""
    return secrets.randbelow(NEW_SEEDS)


def _most_games(wanted: PlanRequest, allowed: Allowance, pairings: int, a_game: float) -> int:
    """The maximum games of a pairing, by number and by time."""
    most = int(min(allowed.games, allowed.seconds / a_game) / pairings)
    return max(2, most if wanted.effect is None else min(most, 2 * MOST_PAIRS))


def _too_much(plan: Plan, allowed: Allowance, most: int, a_game: float) -> str:
    said = f"{plan.games:,} games"
    if len(plan.pairings) > 1:
        said = f"{2 * plan.pairs:,} games of each of {len(plan.pairings)} pairings"
    if plan.games <= allowed.games:
        said += f" take about {in_words(plan.games * a_game)} of processor time, which"
        return f"{said} is more than you may play; at most {most:,} of each pairing with these players"
    return f"{said} are more than you may play; at most {most:,} of each pairing"


@dataclass(frozen=True, slots=True)
class Forecast:
    """The cost of a plan: its games, the seconds of one worker, the expected effect of its stopping rule."""

    plan: Plan
    pairings: int
    games: int
    seconds: float
    half_width: float
    expected: int | None


def forecast(plan: Plan) -> Forecast:
    """Return the cost of a plan, and the precision of its results."""
    return Forecast(
        plan=plan,
        pairings=len(plan.pairings),
        games=plan.games,
        seconds=cost.seconds(plan, pace=services.pace(plan.system, plan.players)),
        half_width=cost.half_width(2 * plan.pairs),
        expected=cost.expected_games(plan),
    )


def in_words(seconds: float) -> str:
    """Return a rough duration in words: `12 seconds`, `3 minutes`, `2 h 5 min`."""
    whole = max(1, round(seconds))
    if whole < 90:
        return f"{whole} second{'' if whole == 1 else 's'}"
    minutes = round(timedelta(seconds=whole).total_seconds() / 60)
    if minutes < 90:
        return f"{minutes} minutes"
    hours, rest = divmod(minutes, 60)
    return f"{hours} h {rest} min" if rest else f"{hours} hours"
