"""The form that sets up a position to play on from."""

from collections.abc import Iterator
from dataclasses import dataclass

from django import forms
from django.forms.boundfield import BoundField
from django.http import QueryDict

from common.access import User
from common.forms import offer
from decks import selectors
from decks.models import Deck
from rules.arrangements import LaidZone, laid_zones, states_of, steps_of, usual
from rules.spoken import board_words
from simulate import plan_requests
from simulate.forms.batches import MOST_LISTED, PLAYER_WORDS, WholeNumber, deck_id_in
from simulate.games.choices import PLAYERS, grouped_samples
from simulate.games.plan import Entry, PlanFault
from simulate.games.positions import (
    MOST_LINES,
    MOST_NUMBER,
    MOST_TURNS,
    BadArrangement,
    BadLines,
    EarlierPosition,
    Position,
    Record,
    SideLines,
    record_of_position,
)
from simulate.games.practice import BadRecord
from simulate.plan_requests import MOST_SEED, Source
from simulate.practice_games import must_fit

MOST_LINK = 300
WHOSE = ((0, "Yours"), (1, "Your opponent’s"))
SEATS = ("Your side", "Your opponent’s side")
_SEATS = range(len(SEATS))
EARLIER = "earlier"
"""What the choice of a deck says of that of the game whose position is changed."""


def _headed(words: str) -> str:
    return words[:1].upper() + words[1:]


@dataclass(frozen=True, slots=True)
class SideFields:
    """The fields of one side: its deck, its life and resources, its zones in play and those out of it."""

    title: str
    deck: BoundField
    link: BoundField
    numbers: list[BoundField]
    in_play: list[tuple[LaidZone, BoundField]]
    elsewhere: list[tuple[LaidZone, BoundField]]


class PositionForm(forms.Form):
    """A position of a system: whose turn it is, and what each side has where."""

    active = forms.TypedChoiceField(coerce=int, choices=WHOSE, label="Whose turn it is")
    step = forms.ChoiceField(label="The step that begins")
    turn = WholeNumber("turn", 1, MOST_TURNS, label="Turn of the game")
    opponent = forms.ChoiceField(label="Your opponent is played by")
    seed = WholeNumber("seed", 0, MOST_SEED, label="Seed")

    def __init__(
        self,
        asked: QueryDict | None,
        *,
        system: str,
        user: User,
        deck: Deck | None = None,
        earlier: EarlierPosition | None = None,
    ) -> None:
        super().__init__(asked)
        self.system, self.user, self.deck, self.earlier = system, user, deck, earlier
        offer(self, "step", [(step, f"{_headed(step)} (§ {clause})") for step, clause in steps_of(system)])
        offer(self, "opponent", [(name, PLAYER_WORDS[name]) for name in reversed(PLAYERS)])
        self.zones = laid_zones(system)
        start = usual(system)
        resources = board_words(system).resources
        for seat in _SEATS:
            self.fields[f"deck{seat}"] = forms.ChoiceField(required=False, label="The deck")
            offer(self, f"deck{seat}", self._decks(seat))
            self.fields[f"link{seat}"] = forms.CharField(
                required=False, max_length=MOST_LINK, label="Or a link to another deck"
            )
            if start.life:
                self.fields[f"life{seat}"] = WholeNumber("life", 1, MOST_NUMBER, label="Life")
            for place, name in enumerate(resources):
                self.fields[f"resource{seat}-{place}"] = WholeNumber(
                    "number", 0, MOST_NUMBER, label=_headed(name)
                )
            for place, zone in enumerate(self.zones):
                self.fields[f"zone{seat}-{place}"] = forms.CharField(
                    required=False,
                    max_length=MOST_LINES,
                    strip=False,
                    label=_headed(zone.name),
                    widget=forms.Textarea(attrs={"rows": 3 if zone.in_play else 2, "spellcheck": "false"}),
                )
        self.initial = self._initial()
        self.record: Record | None = None
        self.mine: Deck | None = None

    @property
    def sides(self) -> Iterator[SideFields]:
        """The fields of both sides, for the page."""
        for seat, title in enumerate(SEATS):
            zones = [(zone, self[f"zone{seat}-{place}"]) for place, zone in enumerate(self.zones)]
            numbers = [name for name in self.fields if name.startswith((f"life{seat}", f"resource{seat}"))]
            yield SideFields(
                title,
                self[f"deck{seat}"],
                self[f"link{seat}"],
                [self[name] for name in numbers],
                [one for one in zones if one[0].in_play],
                [one for one in zones if not one[0].in_play],
            )

    @property
    def states(self) -> list[str]:
        """What lines may say of a card in play."""
        return states_of(self.system)

    def clean(self) -> dict[str, object]:
        """Read the decks and the lines of both sides."""
        said = super().clean() or {}
        if self.errors:
            return said
        try:
            one, other = plan_requests.distinctly_named(self._source(seat) for seat in _SEATS)
            self.mine = one.deck
            self.record = self._record(one.entry, other.entry)
        except PlanFault as error:
            self.add_error(None, f"{error}.")
        except BadLines as error:
            places = {zone.name: place for place, zone in enumerate(self.zones)}
            for fault in error.faults:
                self.add_error(f"zone{fault.seat}-{places[fault.zone]}", f"Line {fault.number}: {fault.why}.")
        except (BadArrangement, BadRecord) as error:
            self.add_error(None, f"This position cannot be set up: {error}.")
        return said

    def _record(self, one: Entry, other: Entry) -> Record:
        said = self.cleaned_data
        position = Position(
            said["active"],
            said["step"],
            said["turn"] or usual(self.system).turn,
            (self._side(0), self._side(1)),
        )
        seed = plan_requests.new_seed() if said["seed"] is None else said["seed"]
        found = record_of_position(self.system, (one, other), position, said["opponent"], seed)
        must_fit(found)
        return found

    def _side(self, seat: int) -> SideLines:
        said = self.cleaned_data
        resources = [said[name] or 0 for name in self.fields if name.startswith(f"resource{seat}-")]
        return SideLines(
            {zone.name: said[f"zone{seat}-{place}"] for place, zone in enumerate(self.zones)},
            said.get(f"life{seat}"),
            tuple(resources) or None,
        )

    def _source(self, seat: int) -> Source:
        """Return the deck of a seat. Raises PlanFault for one that there is not."""
        link, chosen = str(self.cleaned_data[f"link{seat}"]).strip(), str(self.cleaned_data[f"deck{seat}"])
        if link:
            return plan_requests.stored_by_id(self.user, self.system, deck_id_in(link))
        kind, _, which = (chosen or str(self.initial[f"deck{seat}"])).partition(":")
        if kind == EARLIER and self.earlier is not None:
            return Source(self.earlier.entries[seat])
        if kind == "sample":
            return plan_requests.sample(self.system, which)
        return plan_requests.stored_by_id(self.user, self.system, which)

    @property
    def _mine(self) -> str:
        return f"deck:{self.deck.public_id}" if self.deck is not None else ""

    def _decks(self, seat: int) -> list[tuple[str, object]]:
        samples: list[tuple[str, object]] = [
            (heading, [(f"sample:{sample.code}", f"{sample.name} ({sample.about})") for sample in found])
            for heading, found in grouped_samples(self.system)
        ]
        found = selectors.decks_of(self.user).filter(system=self.system)
        own = [(f"deck:{one}", name) for one, name in found.values_list("public_id", "name")[:MOST_LISTED]]
        groups: list[tuple[str, object]] = [("My decks", own)] if own else []
        if self.deck is not None and self._mine not in dict(own):
            groups.insert(0, (self._mine, self.deck.name))
        if self.earlier is not None:
            groups.insert(0, (f"{EARLIER}:{seat}", f"{self.earlier.entries[seat].name}, as in the game"))
        return [*groups, *samples]

    def _initial(self) -> dict[str, object]:
        """What the form begins with: the position of an earlier game, or what is usual in the system."""
        start = usual(self.system)
        sample = next(iter(grouped_samples(self.system)))[1][0].code
        found: dict[str, object] = {
            "active": 0,
            "step": start.step,
            "turn": start.turn,
            "opponent": "greedy",
        }
        sides = (SideLines(dict(start.zones), start.life, start.resources),) * 2
        if self.earlier is not None:
            position = self.earlier.position
            sides = position.sides
            found |= {"active": position.active, "step": position.step, "turn": position.turn}
        for seat, side in enumerate(sides):
            found[f"deck{seat}"] = f"sample:{sample}" if self.earlier is None else f"{EARLIER}:{seat}"
            if self.deck is not None and not seat:
                found["deck0"] = self._mine
            found[f"life{seat}"] = side.life
            found |= {f"resource{seat}-{place}": amount for place, amount in enumerate(side.resources or ())}
            for place, zone in enumerate(self.zones):
                found[f"zone{seat}-{place}"] = side.zones.get(zone.name, "")
        return found
