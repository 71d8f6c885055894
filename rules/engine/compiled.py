"""What the compiler of `make wheel` is told of classes; plain Python does nothing with it.

`allow_interpreted_subclasses` also lets `__new__` make an object without calling `__init__`, as it does in
plain Python, which is how objects are copied.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**told):
        """Return a decorator that leaves a class as it is."""
        return lambda cls: cls


__all__ = ["mypyc_attr"]
