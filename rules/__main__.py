"""The entry point of `python -m rules`."""

import sys

from rules.cli import main

if __name__ == "__main__":
    sys.exit(main())
