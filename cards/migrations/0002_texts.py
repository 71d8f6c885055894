from django.db import migrations, models

from cards.search import index


def create_index(apps, schema_editor):
    statements = {
        "sqlite": (index.DROP_SQLITE, index.CREATE_SQLITE, index.FILL_SQLITE),
        "postgresql": index.CREATE_POSTGRESQL,
    }
    for statement in statements[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


def drop_index(apps, schema_editor):
    statements = {"sqlite": (index.DROP_SQLITE,), "postgresql": index.DROP_POSTGRESQL}
    for statement in statements[schema_editor.connection.vendor]:
        schema_editor.execute(statement)


class Migration(migrations.Migration):
    dependencies = [("cards", "0001_initial")]

    operations = [
        migrations.AddField("card", "search_text", models.TextField(default="")),
        migrations.CreateModel(
            name="PrintedText",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("system", models.CharField(max_length=10)),
                ("card_id", models.CharField(max_length=80)),
                ("face", models.PositiveSmallIntegerField(default=0)),
                ("language", models.CharField(default="en", max_length=10)),
                ("text", models.TextField()),
            ],
            options={
                "ordering": ["face", "language"],
                "constraints": [
                    models.UniqueConstraint(
                        fields=("system", "card_id", "face", "language"), name="text_of_a_side_once"
                    )
                ],
            },
        ),
        # Only where names were indexed before: a site that is older than this column.
        migrations.RunPython(create_index, drop_index),
    ]
