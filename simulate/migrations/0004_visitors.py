from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("simulate", "0003_asked"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name="batch",
            name="visitor",
            field=models.CharField(blank=True, max_length=64),
        ),
        migrations.AddIndex(
            model_name="batch",
            index=models.Index(fields=["visitor", "state"], name="batch_by_visitor"),
        ),
    ]
