"""The stock of `make load` starts without a site around it."""

import os
import subprocess
import sys

from tests.processes import ROOT


def test_stock_is_imported_before_django_is_set_up():
    environment = {**os.environ, "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-c", "import benchmarks.load.stock"]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
