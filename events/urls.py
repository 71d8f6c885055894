"""The URLs of events, for pages and the API."""

from django.urls import path

from events.views import entries, events, hand_in, staff

urlpatterns = [
    path("events/", events.events, name="events"),
    path("events/new/", events.new, name="event-new"),
    path("events/invitations/<slug:code>/", staff.invitation, name="event-invitation"),
    path("events/invitations/<slug:code>/accept/", staff.accept, name="event-invitation-accept"),
    path("events/<slug:event_id>/", events.event, name="event"),
    path("events/<slug:event_id>/edit/", events.edit, name="event-edit"),
    path("events/<slug:event_id>/close/", events.close, name="event-close"),
    path("events/<slug:event_id>/link/", events.rotate, name="event-link"),
    path("events/<slug:event_id>/delete/", events.delete, name="event-delete"),
    path("events/<slug:event_id>/staff/", staff.staff, name="event-staff"),
    path("events/<slug:event_id>/hand-in/", hand_in.hand_in, name="hand-in"),
    path("events/<slug:event_id>/entries/<slug:entry_id>/", entries.entry, name="entry"),
    path(
        "events/<slug:event_id>/entries/<slug:entry_id>/lists/<int:number>/",
        entries.entry_list,
        name="entry-list",
    ),
    path(
        "events/<slug:event_id>/receipts/<slug:entry_id>/<int:number>/",
        entries.receipt,
        name="event-receipt",
    ),
    path("my-entry/<slug:key>/", entries.entry_by_key, name="entry-by-key"),
    path("my-entry/<slug:key>/hand-in/", hand_in.hand_in_by_key, name="hand-in-by-key"),
    path("my-entry/<slug:key>/lists/<int:number>/", entries.entry_list_by_key, name="entry-list-by-key"),
    path("e/<slug:code>/", events.join, name="event-join"),
]
