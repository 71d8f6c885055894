"""Decks that staff hid."""

import django.db.models.deletion
import django.db.models.functions.text
import django.db.models.lookups
import django.utils.timezone
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0006_publishing")]

    operations = [
        migrations.CreateModel(
            name="HiddenDeck",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("reason", models.TextField(blank=True, max_length=500)),
                ("since", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                (
                    "deck",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="hidden",
                        to="decks.deck",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.CheckConstraint(
                        condition=django.db.models.lookups.LessThanOrEqual(
                            django.db.models.functions.text.Length("reason"), 500
                        ),
                        name="hidden_reason_size",
                    )
                ]
            },
        ),
    ]
