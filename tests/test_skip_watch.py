"""A run where CI=true does not pass by leaving tests out."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
PASSES = "def test_done(): ...\n"
SKIPS = "import pytest\n@pytest.mark.skip(reason='no time')\ndef test_left_out(): ...\n"
SKIPS_AS_A_WHOLE = "import pytest\npytest.skip('not here', allow_module_level=True)\n"
KNOWN_TO_FAIL = "import pytest\n@pytest.mark.xfail\ndef test_known(): assert False\n"


def run(folder: Path, name: str, source: str, ci: str) -> subprocess.CompletedProcess[str]:
    """Run pytest with the plugin on a file of tests beside one that passes."""
    for place, text in (("test_done.py", PASSES), (name, source), ("pytest.ini", "[pytest]\n")):
        (folder / place).parent.mkdir(parents=True, exist_ok=True)
        (folder / place).write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "skip_watch", "-p", "no:cacheprovider"]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(HERE), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("source", [SKIPS, SKIPS_AS_A_WHOLE], ids=["a test", "a file"])
def test_what_is_skipped_fails_the_run_and_is_named(tmp_path: Path, source: str) -> None:
    finished = run(tmp_path, "test_left.py", source, ci="true")
    assert finished.returncode == 1, finished.stdout
    assert "test_left.py" in finished.stdout.split("fails the run")[-1]


@pytest.mark.parametrize(
    ("name", "source", "ci"),
    [("test_left.py", SKIPS, ""), ("test_left.py", KNOWN_TO_FAIL, "true"), ("tests/test_wording.py", SKIPS, "true")],
    ids=["at home", "known to fail", "on the list"],
)
def test_what_may_be_skipped_does_not(tmp_path: Path, name: str, source: str, ci: str) -> None:
    finished = run(tmp_path, name, source, ci)
    assert finished.returncode == 0, finished.stdout
