import django.db.models.deletion
import django.utils.timezone
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="CatalogueState",
            fields=[
                ("system", models.CharField(max_length=10, primary_key=True, serialize=False)),
                ("digest", models.CharField(max_length=64)),
                ("cards", models.PositiveIntegerField()),
                ("facets", models.JSONField(default=dict)),
                ("loaded_at", models.DateTimeField(auto_now=True)),
            ],
        ),
        migrations.CreateModel(
            name="Card",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("card_id", models.CharField(max_length=80)),
                ("name", models.CharField(max_length=300)),
                ("search_name", models.TextField()),
                ("numbers", models.TextField()),
                ("facts", models.JSONField()),
                ("cost", models.IntegerField(null=True)),
                ("name_key", models.BinaryField(default=b"", max_length=60)),
                ("name_order", models.PositiveIntegerField()),
                ("number_order", models.PositiveIntegerField()),
                ("retired", models.BooleanField(default=False)),
            ],
            options={
                "indexes": [
                    models.Index(fields=["system", "retired", "name_order"], name="card_by_name"),
                    models.Index(fields=["system", "retired", "number_order"], name="card_by_number"),
                    models.Index(fields=["name_key", "system", "name_order"], name="card_by_name_of_all"),
                ],
                "constraints": [
                    models.UniqueConstraint(fields=("system", "card_id"), name="card_once_in_a_system")
                ],
            },
        ),
        migrations.CreateModel(
            name="CardFact",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("kind", models.CharField(max_length=20)),
                ("value", models.CharField(max_length=200)),
                ("key", models.CharField(max_length=200)),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="card_facts",
                        to="cards.card",
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["kind", "key", "card"], name="card_by_fact")],
                "constraints": [
                    models.UniqueConstraint(fields=("card", "kind", "key"), name="fact_once_a_card")
                ],
            },
        ),
        migrations.CreateModel(
            name="CardFigure",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("name", models.CharField(max_length=30)),
                ("value", models.IntegerField()),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="card_figures",
                        to="cards.card",
                    ),
                ),
            ],
            options={
                "indexes": [models.Index(fields=["name", "value", "card"], name="card_by_figure")],
                "constraints": [
                    models.UniqueConstraint(fields=("card", "name", "value"), name="figure_once_a_card")
                ],
            },
        ),
        migrations.CreateModel(
            name="CardImport",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("digest", models.CharField(max_length=64)),
                ("edition", models.CharField(max_length=64)),
                ("content", models.BinaryField()),
                ("cards", models.PositiveIntegerField()),
                (
                    "origin",
                    models.CharField(
                        choices=[
                            ("file", "a file"),
                            ("bundled", "the program's own"),
                            ("before", "the cards before"),
                        ],
                        default="file",
                        max_length=10,
                    ),
                ),
                (
                    "state",
                    models.CharField(
                        choices=[
                            ("held", "held for review"),
                            ("applied", "active"),
                            ("replaced", "replaced by a later one"),
                            ("released", "released, and part of the program"),
                            ("refused", "refused"),
                            ("removed", "taken back"),
                        ],
                        max_length=10,
                    ),
                ),
                ("decks", models.JSONField(default=dict)),
                ("made", models.DateTimeField(default=django.utils.timezone.now, editable=False)),
                ("decided", models.DateTimeField(null=True)),
                (
                    "decided_by",
                    models.ForeignKey(
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
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
                "ordering": ["-made", "-pk"],
                "permissions": [("import_cards", "Can import card data, release it and take it back")],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("state", "applied")),
                        fields=("system",),
                        name="import_in_force_once",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("state", "held")), fields=("system",), name="import_held_once"
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="Printing",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("place", models.PositiveSmallIntegerField()),
                ("set", models.CharField(max_length=200)),
                ("number", models.CharField(max_length=80)),
                ("rarity", models.CharField(blank=True, max_length=200)),
                ("region", models.CharField(blank=True, max_length=200)),
                (
                    "card",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="printings", to="cards.card"
                    ),
                ),
            ],
            options={
                "ordering": ["place"],
                "indexes": [models.Index(fields=["set", "card"], name="printing_by_set")],
                "constraints": [
                    models.UniqueConstraint(fields=("card", "place"), name="printing_place_once")
                ],
            },
        ),
    ]
