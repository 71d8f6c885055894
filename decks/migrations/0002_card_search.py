"""What card search needs: figures, sets and names as sorted rows, and an index of parts of names.

`loadcatalogue` fills the new rows and columns, which it knows to be laid out otherwise.
"""

import django.db.models.deletion
from django.db import migrations, models

from decks.search import index


def create_index(apps, schema_editor):
    statements = {"sqlite": (index.CREATE_SQLITE, index.FILL_SQLITE), "postgresql": index.CREATE_POSTGRESQL}
    for statement in statements[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop_index(apps, schema_editor):
    statements = {"sqlite": (index.DROP_SQLITE,), "postgresql": index.DROP_POSTGRESQL}
    for statement in statements[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("decks", "0001_initial")]

    operations = [
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
                        to="decks.card",
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
        migrations.AddField(
            model_name="card",
            name="name_key",
            field=models.BinaryField(default=b"", max_length=60),
        ),
        migrations.AddIndex(
            model_name="card",
            index=models.Index(fields=["name_key", "system", "name_order"], name="card_by_name_of_all"),
        ),
        migrations.AddIndex(
            model_name="printing",
            index=models.Index(fields=["set", "card"], name="printing_by_set"),
        ),
        migrations.RunPython(create_index, drop_index),
    ]
