"""Moments of the turn at which auto-abilities trigger."""

from rules.language.events import Moment
from rules.reading.grammar import Rules

MOMENTS = Rules()

MOMENTS.same(
    "at-moment",
    {
        "at the end of each of your turns": Moment("turn_ends", "you"),
        "at the end of your turn": Moment("turn_ends", "you"),
        "at the end of each turn": Moment("turn_ends"),
        "at the end of the turn": Moment("turn_ends"),
        "at the end of each player's turn": Moment("turn_ends"),
        "at the end of each of your opponent's turns": Moment("turn_ends", "opponent"),
        "at the end of your opponent's turn": Moment("turn_ends", "opponent"),
        "at the beginning of each of your turns": Moment("turn_begins", "you"),
        "at the beginning of your turn": Moment("turn_begins", "you"),
        "at the beginning of your main phase 1": Moment("main_1_begins", "you"),
        "at the beginning of main phase 1 during each of your turns": Moment("main_1_begins", "you"),
        "at the beginning of your main phase 2": Moment("main_2_begins", "you"),
        "at the beginning of main phase 2 during each of your turns": Moment("main_2_begins", "you"),
        "at the beginning of the attack phase during each of your turns": Moment("attack_begins", "you"),
        "at the beginning of your attack phase": Moment("attack_begins", "you"),
        "at the beginning of your opponent's attack phase": Moment("attack_begins", "opponent"),
        "at the beginning of your opponent's main phase 1": Moment("main_1_begins", "opponent"),
        "at the beginning of the attack phase during your turn": Moment("attack_begins", "you"),
        "at the beginning of the attack phase during each of your opponent's turns": Moment(
            "attack_begins", "opponent"
        ),
        "at the beginning of the attack phase during each player's turn": Moment("attack_begins"),
        "at the beginning of the attack phase during each turn": Moment("attack_begins"),
    },
)
