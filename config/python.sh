#!/bin/sh
# Prints the command of a Python that can make .venv: the one asked for, or the first found that is 3.11 or newer.
# Says in a line on standard error what is missing when there is none.
wanted=$1
least="3, 11"
best=
old=
for name in ${wanted:-python3.11 python3 python3.12 python3.13 python3.14 python3.15 python}; do
  # A shim of a version manager may be there and start nothing, so each is run.
  version=$("$name" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue
  if ! "$name" -c "import sys; sys.exit(sys.version_info < ($least))" 2>/dev/null; then
    old="${old:+$old, }$name is $version"
  elif ! "$name" -c 'import ensurepip, venv' 2>/dev/null; then
    best=${best:-$version}
  else
    echo "$name"
    exit 0
  fi
done
if [ -n "$best" ]; then
  echo "make: Python $best is there without its venv module; on Debian: apt-get install python$best-venv" >&2
elif [ -n "$wanted" ]; then
  echo "make: $wanted does not run as Python 3.11 or newer${old:+ ($old)}; name another: make PYTHON=/path/to/python" >&2
else
  echo "make: Python 3.11 or newer is missing${old:+ ($old)}; install one (Debian: apt-get install python3 python3-venv)," \
    "or name it: make PYTHON=/path/to/python" >&2
fi
exit 1
