"""The form for new batches."""

import re
from collections.abc import Iterable

from django import forms
from django.http import QueryDict

import rules
from common import access, caps
from common.access import User
from common.forms import offer
from decks import selectors, values
from decks.models import Deck
from decks.verdicts import checks
from decks.verdicts.notices import format_name
from decks.verdicts.presentation import OUTCOMES
from rules.readings import DeckReading, deck_reading
from rules.samples import Sample
from simulate import plan_requests
from simulate.games.choices import PLAYERS, grouped_samples
from simulate.games.plan import PlanFault, Stop, deck_of
from simulate.plan_requests import MOST_SEED, Allowance, EffectRequest, PlanRequest, Source

MEET = (
    ("gauntlet", "This deck against each of the others"),
    ("matrix", "Every deck against every other one"),
)
UNTIL = (
    ("games", "Play a number of games"),
    ("precision", "Stop once the win rate is known precisely enough"),
    ("test", "Stop once one of two win rates is ruled out"),
)
PLAYER_WORDS = {
    "random": "Random: any legal move",
    "greedy": "Greedy: the best-looking move",
    "lookahead": "Lookahead: tries moves out, much slower",
    "strong": "Strong: searches what both may choose, slowest",
}
ITSELF = "itself"
MOST_LISTED = 60
MOST_OTHERS = 2_000
GAMES, POINTS, LOWER, HIGHER = 1_000, 5, 50, 55
_ADDRESS = re.compile(r"(?:.*/decks/)?([A-Za-z0-9]{1,40})(?:/.*)?")


class WholeNumber(forms.IntegerField):
    """A whole number in a range, whose error quotes the input."""

    def __init__(self, what: str, least: int, most: int, *, label: str) -> None:
        super().__init__(required=False, label=label)
        self.what, self.least, self.most = what, least, most
        self.widget.attrs |= {"min": least, "max": most, "inputmode": "numeric"}

    def clean(self, value: object) -> int | None:
        said = str(value if value is not None else "").strip()
        if not said:
            return None
        plain = said.replace(",", "").replace("\u202f", "").replace(" ", "")
        if not (plain.isascii() and plain.lstrip("-").isdigit()) or len(plain) > 40:
            raise forms.ValidationError(f"“{said[:40]}” is not a {self.what}; write a whole number.")
        number = int(plain)
        if not self.least <= number <= self.most:
            raise forms.ValidationError(
                f"{number:,} as {self.what} is not possible; give from {self.least:,} to {self.most:,}."
            )
        return number


class Percent(forms.FloatField):
    """A percentage, whose error quotes the input; its value is a share of one."""

    def __init__(self, what: str, least: float, most: float, *, label: str) -> None:
        super().__init__(required=False, label=label)
        self.what, self.least, self.most = what, least, most
        self.widget.attrs |= {"min": least, "max": most, "step": "any"}

    def clean(self, value: object) -> float | None:
        said = str(value if value is not None else "").strip().removesuffix("%").strip()
        if not said:
            return None
        try:
            number = float(said)
        except ValueError:
            raise forms.ValidationError(f"“{said[:40]}” is not a {self.what}; write a number.") from None
        if not self.least <= number <= self.most:
            raise forms.ValidationError(
                f"{said[:40]} as {self.what} is not possible; give from {self.least:g} to {self.most:g}."
            )
        return number / 100


def deck_id_in(link: str) -> str:
    """Return the id of the deck that a link leads to. Raises PlanFault if it leads to none."""
    found = _ADDRESS.fullmatch(link)
    if found is None:
        raise PlanFault(f"{link[:80]!r} is not a link to a deck")
    return found[1]


PRIVATE_DECKS = (("hide", "As “a private deck”"), ("show", "By name, with cards and games"))


class BatchForm(forms.Form):
    """Who plays whom, for how long, by which players, from which seed."""

    meet = forms.ChoiceField(choices=MEET, required=False, label="Pairings", widget=forms.RadioSelect)
    until = forms.ChoiceField(choices=UNTIL, required=False, label="How many games", widget=forms.RadioSelect)
    games = WholeNumber("number of games", 1, 1_000_000, label="Games per pairing")
    points = Percent("precision", 0.5, 40, label="Points either way")
    lower = Percent("win rate", 1, 98, label="Lower rate, %")
    higher = Percent("win rate", 2, 99, label="Higher rate, %")
    mine = forms.ChoiceField(required=False, label="Player for this deck")
    theirs = forms.ChoiceField(required=False, label="Player for the other decks")
    seed = WholeNumber("seed", 0, MOST_SEED, label="Seed")
    illegal = forms.BooleanField(required=False, label="Play illegal decks anyway")
    card = forms.ChoiceField(required=False, label="Card")
    instead = forms.CharField(required=False, max_length=caps.CARD_NAME, label="Replaced by")
    visibility = forms.ChoiceField(choices=access.VISIBILITIES[:2], required=False, label="Who may see it")
    private_decks = forms.ChoiceField(
        choices=PRIVATE_DECKS,
        required=False,
        label="Private decks in it are shown",
        widget=forms.RadioSelect,
    )

    def __init__(self, asked: QueryDict | None, *, deck: Deck, user: User, allowed: Allowance) -> None:
        super().__init__(asked)
        self.deck, self.user, self.allowed = deck, user, allowed
        self.of = rules.system(deck.system)
        self.start: dict[str, str | int] = {
            "meet": "gauntlet",
            "until": "games",
            "games": min(GAMES, allowed.games),
            "points": POINTS,
            "lower": LOWER,
            "higher": HIGHER,
            "mine": "greedy",
            "theirs": "greedy",
            "visibility": access.PRIVATE,
        }
        self.initial = self.start
        players = [(name, PLAYER_WORDS[name]) for name in PLAYERS]
        offer(self, "mine", players)
        offer(self, "theirs", players)
        played = {one.card.id: self.of.label(one.card) for one in values.to_rules(deck).entries}
        offer(self, "card", [("", "None"), *sorted(played.items(), key=lambda one: one[1])])
        self.chosen = set(asked.getlist("opponent")) if asked is not None else set()
        self.others = asked.get("others", "") if asked is not None else ""
        self.sources: list[Source] = []

    @property
    def sample_choices(self) -> list[tuple[str, list[tuple[Sample, bool]]]]:
        """The sample decks of the deck's system under headings, each with whether it is chosen."""
        return [
            (heading, [(sample, f"sample:{sample.code}" in self.chosen) for sample in found])
            for heading, found in grouped_samples(self.deck.system)
        ]

    @property
    def own_choices(self) -> list[tuple[str, str, bool]]:
        """The visitor's other decks of the same system."""
        found = selectors.decks_of(self.user).filter(system=self.deck.system).exclude(pk=self.deck.pk)
        rows = found.values_list("public_id", "name")[:MOST_LISTED]
        return [(f"deck:{one}", name, f"deck:{one}" in self.chosen) for one, name in rows]

    @property
    def readings(self) -> list[tuple[str, DeckReading]]:
        """How much of each deck is read, by name: of the chosen ones, each once, or of the page's alone."""
        if not self.sources:
            return [(self.deck.name, deck_reading(values.to_rules(self.deck)))]
        decks = {source.entry.rows: source.entry for source in reversed(self.sources)}
        return [
            (entry.name, deck_reading(deck_of(self.deck.system, entry))) for entry in reversed(decks.values())
        ]

    @property
    def out_of_format(self) -> list[tuple[str, str, str]]:
        """The chosen decks that are not legal in their own format today: name, format, outcome in a word."""
        decks = [source.deck for source in self.sources if source.deck is not None]
        outcomes = checks.words_for(decks)
        return [
            (deck.name, format_name(deck.system, deck.format), OUTCOMES[outcomes[deck.pk]])
            for deck in dict.fromkeys(decks)
            if outcomes[deck.pk] != "legal"
        ]

    @property
    def itself_chosen(self) -> bool:
        """Whether the deck plays itself."""
        return ITSELF in self.chosen

    def clean(self) -> dict[str, object]:
        """Look up the decks; the deck of the page is the first of them."""
        said = super().clean() or {}
        for name, value in self.start.items():
            if said.get(name) in (None, "") and name not in self.errors:
                is_share = isinstance(self.fields[name], Percent)
                said[name] = value / 100 if is_share and isinstance(value, int) else value
        if len(self.others) > MOST_OTHERS:
            self.add_error(None, f"Name other decks in at most {MOST_OTHERS:,} characters.")
            return said
        try:
            self.sources = plan_requests.distinctly_named(
                [plan_requests.stored(self.deck), *self._opponents()]
            )
        except PlanFault as error:
            self.add_error(None, f"{error}.")
        if len(self.sources) < 2 and not self.itself_chosen and not self.errors:
            self.add_error(None, "Choose at least one deck to play against.")
        return said

    def _opponents(self) -> Iterable[Source]:
        system = self.deck.system
        for value in sorted(self.chosen - {ITSELF}):
            kind, _, which = value.partition(":")
            if kind == "sample":
                yield plan_requests.sample(system, which)
            elif kind == "deck":
                yield plan_requests.stored_by_id(self.user, system, which)
            else:
                raise PlanFault(f"{value[:80]!r} is not a deck to play against")
        for line in filter(None, map(str.strip, self.others.splitlines())):
            yield plan_requests.stored_by_id(self.user, system, deck_id_in(line))
        # Among others, the deck occurs twice; alone, a pairing of one deck means the same.
        if self.itself_chosen and (len(self.chosen) > 1 or self.others.strip()):
            yield plan_requests.stored(self.deck)

    @property
    def wanted(self) -> PlanRequest:
        """The form's request. Raises PlanFault for an invalid test."""
        said = self.cleaned_data
        stop = None
        match said["until"]:
            case "precision":
                stop = Stop("precision", half=said["points"])
            case "test":
                stop = Stop("sprt", p0=said["lower"], p1=said["higher"])
        if said["instead"] and not said["card"]:
            raise PlanFault("choose the card that is replaced, or leave its replacement empty")
        return PlanRequest(
            system=self.of.code,
            sources=self.sources,
            meet=said["meet"],
            games=said["games"] if stop is None else None,
            stop=stop,
            players=(said["mine"], said["theirs"]),
            seed=said["seed"],
            illegal=said["illegal"],
            effect=EffectRequest(said["card"], said["instead"]) if said["card"] else None,
        )
