"""What follows from changes to accounts, by whatever page, command or program they are made."""

from typing import Any

from django.contrib.auth.models import User
from django.db.models.signals import post_save
from django.dispatch import receiver

from accounts import services


@receiver(post_save, sender=User)
def end_tokens_with_the_password(instance: User, created: bool, **_: Any) -> None:
    """End an account's tokens when its password is changed, reset or taken away.

    Whoever changes a password may do so because somebody else got in, who could have made tokens.
    """
    # Django keeps the new password here until it is saved; a hash renewed at signing in leaves it empty.
    changed = getattr(instance, "_password", None) is not None or not instance.has_usable_password()
    if changed and not created:
        services.end_tokens(user=instance)
