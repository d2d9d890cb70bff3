"""A pytest plugin: where CI=true, a test that is skipped fails the run, unless its file stands on a short list."""

import os

import pytest

MAY_BE_SKIPPED = {
    "tests/test_wording.py": "the rulebooks' texts it compares with are no part of the project",
}
"""Files whose tests need what a checkout does not have, and why."""


class SkipWatch:
    """Takes note of what is skipped, at collection and at its turn."""

    def __init__(self) -> None:
        self.skipped: list[str] = []

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._note(report)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not hasattr(report, "wasxfail"):
            self._note(report)

    def _note(self, report: pytest.CollectReport | pytest.TestReport) -> None:
        if report.skipped and report.nodeid.split("::")[0] not in MAY_BE_SKIPPED:
            self.skipped.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.skipped and os.environ.get("CI") == "true" and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.skipped and os.environ.get("CI") == "true":
            terminalreporter.section("skipped, which fails the run where CI=true", red=True, bold=True)
            for test in self.skipped:
                terminalreporter.write_line(test)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(SkipWatch(), "skip-watch")
