"""The rules are told in the project's own words: nothing is copied from a rulebook."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SHELVES = (ROOT.parent / "shared", ROOT.parents[1] / "shared")
"""Where the rulebooks' texts may lie: beside the project, or beside the folder it lies in."""
PLACES = ("rules_data", "companion", "README.md")


def test_no_sentence_is_copied_from_a_rulebook() -> None:
    checks = [shelf / "tools" / "wording_check.py" for shelf in SHELVES]
    check = next((one for one in checks if one.exists()), None)
    if check is None:
        pytest.skip("the rulebooks' texts do not lie beside the project")
    places = [place for place in PLACES if (ROOT / place).exists()]
    found = subprocess.run(
        [sys.executable, str(check), *places], cwd=ROOT, capture_output=True, text=True, check=False, timeout=300
    )
    assert found.returncode == 0, f"{found.stdout}{found.stderr}"
