"""The URLs of events, for pages and the API."""

from django.urls import path

from events.views import events, staff

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
    path("e/<slug:code>/", events.join, name="event-join"),
]
