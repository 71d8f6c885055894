"""The URLs of accounts and comments."""

from django.urls import path

from accounts import api
from accounts.views import account, comments, mail, reports, tokens

_DECK = "decks/<slug:deck_id>"
_API = "api/decks/<slug:public_id>"
_COMMENT = f"{_DECK}/comments/<slug:comment_id>"

urlpatterns = [
    path("accounts/signup/", mail.signup, name="account_signup"),
    path("accounts/email/", mail.email, name="account_email"),
    path("accounts/", account.account, name="account"),
    path("accounts/take-out/", account.take_out, name="take-out"),
    path("accounts/delete/", account.delete, name="account-delete"),
    path("accounts/blocked/", account.blocked, name="blocked"),
    path("accounts/blocked/<int:pk>/lift/", account.unblock, name="unblock"),
    path("accounts/tokens/", tokens.tokens, name="tokens"),
    path("accounts/tokens/<int:pk>/revoke/", tokens.revoke, name="token-revoke"),
    path(f"{_API}/comments/", api.CommentsView.as_view(), name="deck-comments-api"),
    path(f"{_API}/comments/<slug:comment_id>/", api.CommentView.as_view(), name="comment-api"),
    path(
        f"{_API}/comments/<slug:comment_id>/report/",
        api.CommentReportView.as_view(),
        name="comment-report-api",
    ),
    path(f"{_API}/report/", api.DeckReportView.as_view(), name="deck-report-api"),
    path(f"{_DECK}/comments/", comments.comments, name="deck-comments"),
    path(f"{_DECK}/comments/opening/", comments.opening, name="deck-comments-opening"),
    path(f"{_DECK}/report/", reports.deck, name="deck-report"),
    path(f"{_COMMENT}/", comments.comment, name="comment"),
    path(f"{_COMMENT}/edit/", comments.edit, name="comment-edit"),
    path(f"{_COMMENT}/delete/", comments.delete, name="comment-delete"),
    path(f"{_COMMENT}/report/", reports.comment, name="comment-report"),
    path(f"{_COMMENT}/block/", comments.block, name="comment-block"),
]
