"""Whether others than its owner see all that a deck went through."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0007_hidden")]

    operations = [
        migrations.AddField(model_name="deck", name="open_history", field=models.BooleanField(default=False)),
    ]
