"""What the README says to type is there to be typed, and what it shows is there to be seen."""

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(mark: str) -> list[str]:
    """The lines of the block of commands after a mark."""
    found = re.search(rf"<!-- {mark} -->\n```sh\n(.*?)\n```", README, re.DOTALL)
    assert found is not None, f"no block of commands follows <!-- {mark} -->"
    return found[1].splitlines()


@pytest.mark.parametrize(
    ("mark", "installs", "runs"), [("start", ".[app]", "companion"), ("test", ".[dev]", "python -m pytest -q")]
)
def test_one_command_does_all_the_set_up(mark: str, installs: str, runs: str) -> None:
    (line,) = block(mark)
    steps = [step.strip() for step in line.split("&&")]
    assert steps[0].endswith("-m venv .venv")
    assert installs in steps[1]
    assert steps[-1] == f".venv/bin/{runs}"


def test_the_extras_it_installs_are_there() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    named = re.findall(r'pip install[^"]*"\.\[(\w+)\]"', README)
    assert named
    assert set(named) <= set(project["optional-dependencies"])
    assert "companion" in project["scripts"]


def test_what_runs_on_a_new_machine_takes_the_test_command_from_here() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert "<!-- test -->" in script
    assert "README.md" in script


def test_its_pictures_and_folders_are_there() -> None:
    pictures = re.findall(r'<img src="([^"]+)" alt="([^"]+)"', README)
    assert pictures, "it shows the app"
    assert all((ROOT / file).stat().st_size > 1000 and words for file, words in pictures)
    folders = re.findall(r"^\| `([^`]+)` \|", README, re.MULTILINE)
    assert all((ROOT / folder).is_dir() for folder in folders)


def test_the_commands_it_lists_are_those_of_the_program() -> None:
    listed = set(re.findall(r"\bcompanion ([a-z]+)", README.split("## The command")[1].split("```")[1]))
    helped = subprocess.run(
        [sys.executable, "-m", "companion", "--help"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    offered = set(re.findall(r"^ {4}(\w+) ", helped, re.MULTILINE))
    assert listed == offered


def test_its_play_file_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "play.json"
    file.write_text(next(iter(re.findall(r"```json\n(.*?)```", README, re.DOTALL))), encoding="utf-8")
    replayed = subprocess.run(
        [sys.executable, "-m", "companion", "solo", "viticulture", str(file), "--json"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert replayed.returncode == 0, replayed.stderr
    assert json.loads(replayed.stdout)["state"]["status"] == "playing"
