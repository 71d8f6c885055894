"""The command line: `python -m rules check`, `convert`, `formats`, `card`, `clauses` and `catalogue`."""

import sys

from rules.cli import main

if __name__ == "__main__":
    sys.exit(main())
