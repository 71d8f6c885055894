"""What accounts hold and write besides decks, and what staff make of it."""

from people.models.blocks import Block
from people.models.comments import ClosedDiscussion, Comment
from people.models.reports import Report, StaffAct
from people.models.tokens import ApiToken

__all__ = ["ApiToken", "Block", "ClosedDiscussion", "Comment", "Report", "StaffAct"]
