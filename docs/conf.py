"""How the reference is built: `make docs` writes it to `var/docs`."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

project = "Rulebound"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_enable_extensions = ["colon_fence"]
exclude_patterns = ["screenshots.py"]
html_theme = "furo"
html_title = "Rulebound"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
# Docstrings are plain text in which `name` is code.
default_role = "code"
