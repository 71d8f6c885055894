"""The history of decks. A deck that is older than it starts with what it holds, under its number."""

import django.db.models.deletion
import django.db.models.functions.text
import django.db.models.lookups
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


def start_histories(apps, schema_editor):
    version = apps.get_model("decks", "DeckVersion")
    rows = apps.get_model("decks", "DeckCard").objects.order_by("slot")
    for deck in apps.get_model("decks", "Deck").objects.order_by("pk").iterator(chunk_size=200):
        held = rows.filter(deck=deck).values_list("section", "card__card_id", "quantity", "card__name")
        version.objects.create(
            deck=deck,
            number=deck.version,
            made=deck.updated,
            made_by_id=deck.owner_id,
            format=deck.format,
            cards=[list(row) for row in held],
            unresolved=deck.unresolved,
        )


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0002_card_search"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="DeckVersion",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("number", models.PositiveIntegerField()),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("name", models.CharField(blank=True, max_length=100)),
                ("repeats", models.PositiveIntegerField(null=True)),
                ("format", models.CharField(max_length=50)),
                ("cards", models.JSONField(default=list)),
                ("unresolved", models.JSONField(default=list)),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="versions", to="decks.deck"
                    ),
                ),
                (
                    "made_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "ordering": ["-number"],
                "constraints": [
                    models.UniqueConstraint(fields=("deck", "number"), name="version_once_a_deck"),
                    models.CheckConstraint(
                        condition=django.db.models.lookups.LessThanOrEqual(
                            django.db.models.functions.text.Length("name"), 100
                        ),
                        name="version_name_size",
                    ),
                ],
            },
        ),
        migrations.RunPython(start_histories, migrations.RunPython.noop),
    ]
