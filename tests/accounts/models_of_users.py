"""What models belong to an account, walked along the foreign keys that lead to it."""

from django.apps import apps
from django.contrib.auth import get_user_model
from django.db.models import ForeignKey, ManyToManyField, Model


def label(model: type[Model]) -> str:
    """As `decks.Deck`."""
    return model._meta.label


def about_users() -> dict[str, set[str]]:
    """Every model from which a foreign key leads to the accounts, itself or over others, with those keys."""
    reached = {get_user_model()}
    found: dict[str, set[str]] = {}
    grew = True
    while grew:
        grew = False
        for model in apps.get_models(include_auto_created=True):
            for field in model._meta.get_fields():
                leads = isinstance(field, ForeignKey | ManyToManyField) and not field.auto_created
                if leads and field.related_model in reached:
                    names = found.setdefault(label(model), set())
                    grew |= field.name not in names
                    names.add(field.name)
                    reached.add(model)
    return found
