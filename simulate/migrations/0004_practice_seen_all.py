from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("simulate", "0003_pace"),
    ]

    operations = [
        migrations.AddField(
            model_name="practicegame",
            name="seen_all",
            field=models.BooleanField(default=False),
        ),
    ]
