"""Effects of Force of Will that move cards between zones: moving, searching, revealing, looking."""

from rules.games.fow8.nodes import PutAsPlayed
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, within
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.filters import InZone
from rules.language.references import Cards, Chosen, It, Player, Top
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
DECK, STONES = "main deck", "magic stone deck"
AS_PLAYED = "field as played"
"""The destination of cards that older cards put into the field and whose [Enter] ability that triggers."""

RULES.same("deck", {"your deck": DECK, "your main deck": DECK, "your magic stone deck": STONES})
RULES.same("their-deck", {"your opponent's deck": DECK, "your opponent's main deck": DECK})
RULES.same(
    "own-zone",
    {
        "your hand": ("hand", "top"),
        "its owner's hand": ("hand", "top"),
        "their owner's hand": ("hand", "top"),
        "their owners' hands": ("hand", "top"),
        "their owner's hands": ("hand", "top"),
        "their owners' hand": ("hand", "top"),
        "owner's hand": ("hand", "top"),
        "your graveyard": ("graveyard", "top"),
        "its owner's graveyard": ("graveyard", "top"),
        "on top of your deck": (DECK, "top"),
    },
)
RULES.same(
    "end",
    {
        "the bottom of your deck": (DECK, "bottom"),
        "the bottom of your main deck": (DECK, "bottom"),
        "the bottom of its owner's deck": (DECK, "bottom"),
        "the bottom of its owner's main deck": (DECK, "bottom"),
        "the bottom of their deck": (DECK, "bottom"),
        **{f"{the}top of your magic stone deck": (STONES, "top") for the in ("", "the ")},
        "the bottom of your magic stone deck": (STONES, "bottom"),
        "top of your deck": (DECK, "top"),
        "top of your main deck": (DECK, "top"),
        "the top of your deck": (DECK, "top"),
        "the top of your main deck": (DECK, "top"),
        "top of its owner's deck": (DECK, "top"),
        "the top of its owner's deck": (DECK, "top"),
        "top of its owner's main deck": (DECK, "top"),
        "the top of its owner's main deck": (DECK, "top"),
    },
)
Place = tuple[str, fx.Position]
Put = tuple[str, fx.Position, bool, Player | None]
Search = tuple[Cards, str]
"""The cards that are searched for, and the deck that is searched."""


@RULES.rule("put", "into <own-zone>", example="into your hand", miss="in your hand")
def into_zone(own_zone: Place) -> Put:
    return *own_zone, False, None


@RULES.rule("put", "(on|at) <end>", example="on the bottom of your deck", miss="on your deck")
def onto_end(end: Place) -> Put:
    return *end, False, None


@RULES.rule("put", "into (your|the) field", example="into the field", miss="into a field")
def into_field() -> Put:
    """A card that an effect puts into the field comes under its player's control (307.7)."""
    return "field", "top", False, "you"


@RULES.rule("put", "into (your|the) field rested", example="into the field rested", miss="into the field")
@RULES.rule("put", "rested into (your|the) field", example="rested into the field", miss="into the field")
def into_field_rested() -> Put:
    return "field", "top", True, "you"


@RULES.rule(
    "put", "into <stone-area>", example="into your magic stone area", miss="into your magic stone deck"
)
def into_stones(stone_area: str) -> Put:
    return stone_area, "top", False, "you" if stone_area == "field" else None


@RULES.rule(
    "put",
    "into <stone-area> rested",
    example="into your magic stone area rested",
    miss="into your magic stone area",
)
def into_stones_rested(stone_area: str) -> Put:
    return stone_area, "top", True, "you" if stone_area == "field" else None


def moved(cards: Cards, put: Put) -> fx.Effect:
    """Return the effect that puts cards into the place the text names."""
    zone, position, rested, under = put
    if zone == AS_PLAYED:
        return PutAsPlayed(cards)
    return fx.MoveTo(cards, zone, position, rested, None if under == "you" else under)


@RULES.rule(
    "clause",
    "put <picked> <put>",
    example="put target resonator on the bottom of its owner's deck",
    miss="put target resonator",
)
@RULES.rule(
    "clause",
    "return <picked> to <own-zone>",
    example="return target resonator to its owner's hand",
    miss="return target resonator",
)
@RULES.rule(
    "clause",
    "return <picked> <put>",
    example="return target resonator into your hand",
    miss="return target resonator",
)
def put_there(picked: Picked, put: Put | None = None, own_zone: Place | None = None) -> Clause | None:
    whole: Put | None = put
    if own_zone is not None:
        whole = *own_zone, False, None
    if whole is None or _comes_back_at_once(picked, whole[0]):
        return None
    return acting(picked, lambda cards: moved(cards, whole))


def _comes_back_at_once(picked: Picked, zone: str) -> bool:
    """Return whether cards would be moved to the zone they are in."""
    return picked.how != "reference" and InZone((zone,)) in getattr(picked.filter, "parts", (picked.filter,))


@RULES.rule(
    "top",
    "[the] top card (of|in|from) <deck>",
    example="the top card of your deck",
    miss="the top of your deck",
)
def top_card(deck: str) -> Cards:
    return top(1, deck, "you")


@RULES.rule(
    "top",
    "[the] top <number> cards (of|in|from) <deck>",
    example="the top two cards of your deck",
    miss="the top cards of your deck",
)
def top_cards(number: int, deck: str) -> Cards:
    return top(number, deck, "you")


@RULES.rule(
    "top",
    "[the] top card (of|in|from) <their-deck>",
    example="the top card of your opponent's deck",
    miss="the top card of your deck",
)
def their_top_card(their_deck: str) -> Cards:
    return top(1, their_deck, "opponent")


@RULES.rule(
    "top",
    "[the] top <number> cards (of|in|from) <their-deck>",
    example="the top two cards of your opponent's deck",
    miss="the top two cards of your deck",
)
def their_top_cards(number: int, their_deck: str) -> Cards:
    return top(number, their_deck, "opponent")


def top(count: Amount, deck: str, whose: Player) -> Cards:
    """Return the top cards of a deck; the main deck is the default, so it is not named."""
    return Top(count, whose, "" if deck == DECK else deck)


@RULES.rule(
    "clause",
    "put <top> <put>",
    example="put the top card of your deck into your graveyard",
    miss="put the top card into your graveyard",
)
def put_top(top: Cards, put: Put) -> Clause | None:
    effect = moved(top, put)
    return Clause(effect, about=effect)


@RULES.rule(
    "clause",
    "put <top> into (his or her|their|its owner's) graveyard",
    example="put the top card of your opponent's deck into their graveyard",
    miss="put the top card of your opponent's deck into your graveyard",
)
def mill_them(top: Cards) -> Clause | None:
    if getattr(top, "of", "") == "you":
        return None
    effect = fx.MoveTo(top, "graveyard")
    return Clause(effect, about=effect)


@RULES.rule(
    "clause",
    "remove <top> from the game",
    example="remove the top card of your deck from the game",
    miss="remove the top card of your deck",
)
def remove_top(top: Cards) -> Clause:
    effect = fx.MoveTo(top, "removed area")
    return Clause(effect, about=effect)


@RULES.rule(
    "search",
    "search <deck> for <how-many> <noun>",
    example="search your deck for an Elf",
    miss="search your hand for an Elf",
)
@RULES.rule(
    "search",
    "search for <how-many> <noun> [,] (from|in) <deck>",
    example="search for an Elf from your main deck",
    miss="search for an Elf",
)
def searched(deck: str, how_many: Bounds, noun: Noun) -> Search | None:
    """A player need not find a card that only they can see (1014.2)."""
    found = within(noun, deck)
    return None if found is None else (Chosen(found, how_many.most, 0), deck)


RULES.same(
    "shuffled",
    {
        "then shuffle your deck": DECK,
        "then shuffle your main deck": DECK,
        "shuffle your deck": DECK,
        "then shuffle your magic stone deck": STONES,
        "shuffle your magic stone deck": STONES,
    },
)


@RULES.rule(
    "clause",
    "<search> [,] and put (it|them) <put> . <shuffled>",
    example="search your deck for an Elf and put it into the field . then shuffle your deck",
    miss="search your deck for an Elf and put it into the field",
)
@RULES.rule(
    "clause",
    "<search> [,] and put (it|them) <put> [,] <shuffled>",
    example="search your deck for an Elf and put it into the field , then shuffle your deck",
    miss="search your deck for an Elf , then shuffle your deck",
)
@RULES.rule(
    "clause",
    "<search> [,] put (it|them) <put> [,] <shuffled>",
    example="search your deck for an Elf , put it into the field , then shuffle your deck",
    miss="search your deck for an Elf , then shuffle your deck",
)
def fetch(search: Search, put: Put, shuffled: str) -> Clause | None:
    found = moved(search[0], put)
    if shuffled != search[1]:
        return None
    return Clause(fx.Do((found, fx.Shuffle(shuffled))), about=found if put[0] == "field" else None)


@RULES.rule(
    "clause",
    "<search> [,] reveal (it|them) [,] [and] put (it|them) <put> (.|,|and) <shuffled>",
    example="search your deck for an Elf , reveal it and put it into your hand . then shuffle your deck",
    miss="search your deck for an Elf and reveal it",
)
def fetch_shown(search: Search, put: Put, shuffled: str) -> Clause | None:
    found = fx.Reveal(search[0], moved(It(), put))
    if shuffled != search[1]:
        return None
    return Clause(fx.Do((found, fx.Shuffle(shuffled))))


@RULES.rule("clause", "shuffle <deck>", example="shuffle your deck", miss="shuffle your hand")
def shuffle(deck: str) -> Clause:
    return Clause(fx.Shuffle(deck))
