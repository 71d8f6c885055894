"""The command line: `python -m simulate`."""

import sys

from simulate.cli import main

if __name__ == "__main__":
    sys.exit(main())
