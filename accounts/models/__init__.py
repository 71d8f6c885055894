"""The models of accounts, besides decks, and of moderation."""

from accounts.models.blocks import Block
from accounts.models.comments import ClosedDiscussion, Comment
from accounts.models.reports import Report, StaffAct
from accounts.models.tokens import ApiToken

__all__ = ["ApiToken", "Block", "ClosedDiscussion", "Comment", "Report", "StaffAct"]
