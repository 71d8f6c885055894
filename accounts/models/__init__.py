"""What accounts hold and write besides decks, and what staff make of it."""

from accounts.models.blocks import Block
from accounts.models.comments import ClosedDiscussion, Comment
from accounts.models.reports import Report, StaffAct
from accounts.models.tokens import ApiToken

__all__ = ["ApiToken", "Block", "ClosedDiscussion", "Comment", "Report", "StaffAct"]
