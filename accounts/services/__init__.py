"""Changes to accounts and their content: keyword-only, each in one transaction."""

from accounts.services.comments import (
    BadWords,
    MayNot,
    block,
    close_discussion,
    delete_comment,
    edit_comment,
    mark_seen,
    open_discussion,
    unblock,
    write_comment,
)
from accounts.services.deletion import delete_account
from accounts.services.moderation import dismiss, hide_comment, hide_deck, lift_comment, lift_deck
from accounts.services.reports import AlreadyReported, report_comment, report_deck
from accounts.services.tokens import TooManyTokens, digest_of, end_tokens, make_token, note_use, revoke_token

__all__ = [
    "AlreadyReported",
    "BadWords",
    "MayNot",
    "TooManyTokens",
    "block",
    "close_discussion",
    "delete_account",
    "delete_comment",
    "digest_of",
    "dismiss",
    "edit_comment",
    "end_tokens",
    "hide_comment",
    "hide_deck",
    "lift_comment",
    "lift_deck",
    "make_token",
    "note_use",
    "open_discussion",
    "report_comment",
    "report_deck",
    "revoke_token",
    "unblock",
    "mark_seen",
    "write_comment",
]
