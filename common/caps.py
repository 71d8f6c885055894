"""All size limits of the site in one place; those of deck lists are in `rules`."""

from rules.decklist import limits
from rules.search.limits import MOST_TEXT

# ---- what a deck holds; the database holds it too ----
DECK_NAME = 100
DESCRIPTION = 3_000
QUANTITY = 99
DECK_ROWS = 400
CONSIDERED_ROWS = 100
SECTION_CODE = 30
UNRESOLVED = limits.MOST_LINES
WARNINGS, WARNING = 50, 500  # about a list, and the characters of one
# A line that is too long is stored truncated, with a mark at its end.
DECKS_IN_FILE = 10_000
LIST_LINE = limits.MOST_LINE + 20
VERSION_NAME = 100
# Beyond it the oldest unnamed versions are dropped.
DECK_VERSIONS = 1_000
NAMED_VERSIONS = 200
FOLDER_NAME = 60
TAG = 30
TAG_KEY = 120
DECK_TAGS = 12
# Some characters become several when normalised.
DECK_WORDS = 8_000

# ---- many lists at once ----
LISTS_SECONDS = 15  # of processor time, after which the others are not checked
LISTS_KEPT = 1_500_000  # characters that a page carries to check its lists again

# ---- what a user holds ----
DECKS_PER_USER = 500
# Without an account, in one browser, and how long after the last change.
DECKS_PER_BROWSER = 20
BROWSER_DECKS_DAYS = 60
BROWSER_DECK_VERSIONS = 200
USER_NAME = 150
TOKENS_PER_USER = 20
TOKEN_NAME = 60

# ---- comments and reports ----
COMMENT = 4_000
COMMENTS_PER_DECK = 2_000
COMMENTS_PAGE = 20
COMMENTS_BENEATH = 5  # of a deck, on its own page
REPORT = 1_000
REPORTED = max(COMMENT, DECK_NAME + DESCRIPTION + 2)
STAFF_WORDS = 500
BLOCKS_PER_USER = 200

# ---- cards ----
SYSTEM_CODE = 10
# ---- notices ----
CAUSE = 40
NOTICE_SENTENCES = 3
NOTICE_SENTENCE = 300
NOTICES_PAGE = 50
UNREAD_SHOWN = 99

FORMAT_CODE = 50
CARD_ID = 80
CARD_NAME = 300
FACT = 200
STAT = 30
NAME_KEY = 60

# ---- imports of card data ----
IMPORT_FILE = 8 * 1024 * 1024
IMPORT_CARDS = 30_000
IMPORT_FAULTS = 100
IMPORT_SHOWN = 300  # changed cards listed in a report
IMPORT_KEPT_SECONDS = 3600  # how long a previewed file can be applied
CARD_FACES = 8
CARD_PRINTINGS = 60
CARD_FACTS = 60

# ---- requests ----
SEARCH_TEXT = MOST_TEXT
SEARCH_VALUES = 20
PAGE = 24
LARGEST_PAGE = 100
CARD_CHANGES = 200
# Lists of an event in a folder are sent as one file each.
REQUEST_FILES = 1_000
# Above the limit in `rules`, which explains what is too long; a larger body is refused unread.
REQUEST_BODY = 2 * 1024 * 1024
# A list with a choice for every line sends each line with its choice, and the rest of the form.
REQUEST_FIELDS = 2 * UNRESOLVED + 200

# ---- batches of games ----
BATCH_GAMES = 200_000
BATCH_SECONDS = 4 * 3600  # of processor time
BATCH_DECKS = 12
# JUDGEMENT: twice the largest deck that any format here allows; larger ones take disproportionately long.
BATCH_DECK_CARDS = 200
BATCHES_LIVE = 3
# Without an account, just enough to try it.
VISITOR_GAMES = 400
VISITOR_SECONDS = 60
VISITOR_DECKS = 4
VISITOR_BATCHES_LIVE = 1

# ---- practice games ----
PRACTICE_PER_USER = 200
PRACTICE_PER_BROWSER = 20
GAME_REASON = 100
RECORD_TEXT = 400_000

# ---- events ----
EVENT_NAME = 100
EVENT_PLACE = 200
EVENT_ABOUT = 3_000
EVENTS_PER_USER = 200
EVENT_ENTRIES = 2_000
EVENT_STAFF = 50
INVITATIONS_OPEN = 20
INVITATION_DAYS = 14
QUESTIONS = 6
QUESTION = 100
QUESTIONS_USE = 500
ANSWER = 200
ZONE_NAME = 40
PLAYER_NAME = 60
ENTRY_LISTS = 100
ARCHETYPE = 200
# The latest day on which data of players without accounts is erased, in days after the event.
ERASED_AFTER_DAYS = 365
EVENT_YEARS_AHEAD = 3

# ---- results, deck checks and figures of events ----
RESULTS_TEXT = 200_000
RESULT_RECORD = 30
# Above this many players, results are imported: a form has three fields for each.
RESULT_FORM_PLAYERS = 250
CHECK_NOTE = 200
CHECK_WORDS = 2_000
CHECK_PARTS = 50
FIGURE_ROWS = 100

# ---- how often, by visitor: see common/throttles.py ----
# What costs minutes of a processor, or is read by strangers, is refused while it cannot be counted.
NEVER_UNCOUNTED = frozenset(
    {
        "batch",
        "visitor-batch",
        "visitor-deck",
        "practice",
        "replay",
        "slow-replay",
        "take-out",
        "comment",
        "report",
        "event",
    }
)
# In seconds of a processor a minute, for what `common/budget.py` charges.
CPU_SECONDS = 15
RATES = {
    "check": "60/min",
    "read": "240/min",
    "write": "120/min",
    "batch": "60/hour",
    "visitor-batch": "12/hour",
    "visitor-deck": "30/hour",
    "visitor-write": "120/min",
    "replay": "30/min",
    "practice": "60/hour",
    "slow-replay": "6/min",
    "comment": "30/hour",
    "report": "20/hour",
    "take-out": "6/hour",
    "event": "30/hour",
    # Enough for a hall full of players behind one address, each with a preview and a confirmation.
    "hand-in": "150/min",
    # Each tick may be a message of its own, and a hall of judges may share an address.
    "deck-check": "600/min",
    "zip": "12/hour",
    "bad-token": "30/min",
}
