"""Cards that are considered for a deck, apart from its rows."""

import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("decks", "0003_versions"),
    ]

    operations = [
        migrations.AddField(
            model_name="deckversion",
            name="considered",
            field=models.JSONField(default=list),
        ),
        migrations.CreateModel(
            name="ConsideredCard",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("quantity", models.PositiveSmallIntegerField()),
                ("slot", models.PositiveSmallIntegerField()),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.PROTECT,
                        related_name="considered_rows",
                        to="decks.card",
                    ),
                ),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="considered",
                        to="decks.deck",
                    ),
                ),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("deck", "card"), name="considered_once"),
                    models.UniqueConstraint(fields=("deck", "slot"), name="considered_slot_once"),
                    models.CheckConstraint(
                        condition=models.Q(("quantity__gte", 1), ("quantity__lte", 99)),
                        name="considered_quantity",
                    ),
                    models.CheckConstraint(
                        condition=models.Q(("slot__lt", 100)), name="considered_slot_size"
                    ),
                ],
            },
        ),
    ]
