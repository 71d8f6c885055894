"""Every size that the site caps, in one place; what a deck list may measure is said by `rules`."""

from rules.decklist import limits

# ---- what a deck holds; the database holds it too ----
DECK_NAME = 100
DESCRIPTION = 3_000
QUANTITY = 99
DECK_ROWS = 400
SECTION_CODE = 30
UNRESOLVED = limits.MOST_LINES

# ---- what a user holds ----
DECKS_PER_USER = 500

# ---- cards ----
SYSTEM_CODE = 10
FORMAT_CODE = 50
CARD_ID = 80
CARD_NAME = 300
FACT = 200

# ---- what a request may ask for ----
SEARCH_TEXT = 200
SEARCH_WORDS = 12
SEARCH_VALUES = 20
PAGE = 24
LARGEST_PAGE = 100
# Above what `rules` reads, so that it explains what is too long; a body beyond this is refused unread.
REQUEST_BODY = 2 * 1024 * 1024

# ---- how often, by visitor: see decks/api/throttles.py ----
RATES = {"check": "60/min", "read": "240/min", "write": "120/min"}
