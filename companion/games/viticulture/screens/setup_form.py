"""The questions before a solo play: board, expansions, cards, opponent."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import flet as ft
from pydantic import ValidationError

from companion.engine.problems import explain
from companion.games.viticulture.data import ViticultureData
from companion.games.viticulture.marker import win_space
from companion.games.viticulture.screens import texts
from companion.games.viticulture.screens.aggressive import AggressiveDraft, AggressiveForm
from companion.games.viticulture.screens.campaign_texts import MARK, MARK_HINT
from companion.games.viticulture.setup import Expansion, ViticultureSetup
from companion.ui import theme
from companion.ui.desk import told
from companion.ui.widgets.choice import Choice, Choices
from companion.ui.widgets.pieces import heading, named, panel, quiet, to_check
from companion.ui.widgets.setup_questions import setup_questions
from companion.ui.widgets.stepper import Stepper


@dataclass(frozen=True)
class Draft:
    """The answers given so far. Every answer has a start, so nothing has to be touched."""

    board: str = "base"
    expansions: frozenset[Expansion] = frozenset()
    deck: str = "app"
    difficulty: str = "normal"
    win_space: int | None = None
    bonus_tokens: int = 0
    influence_regions: int = 7
    campaign: bool = False
    aggressive: AggressiveDraft = field(default_factory=AggressiveDraft)

    @classmethod
    def of(cls, preset: Mapping[str, Any]) -> "Draft":
        """The answers as another page fills them in; what it does not say begins as usual."""
        plain = ("board", "deck", "difficulty", "win_space", "bonus_tokens", "influence_regions", "campaign")
        known = {name: preset[name] for name in plain if name in preset}
        return cls(
            **known,
            expansions=frozenset(preset.get("expansions", ())),
            aggressive=AggressiveDraft.of(preset.get("aggressive") or {}),
        )

    def on_board(self, board: str) -> "Draft":
        """Change the board; structures go where they cannot stay, and the win space is the new board's."""
        left = self.expansions if board == "extended" else self.expansions - {"structures"}
        return replace(self, board=board, expansions=left, win_space=None)

    def with_expansion(self, expansion: Expansion, chosen: bool) -> "Draft":
        """Take an expansion in or out."""
        left = self.expansions | {expansion} if chosen else self.expansions - {expansion}
        return replace(self, expansions=left, influence_regions=7 if "structures" in left else self.influence_regions)

    def answers(self) -> dict[str, Any]:
        """The answers under the names of the setup's fields."""
        order = [expansion for _, tier in texts.TIERS for expansion in tier]
        return {
            "board": self.board,
            "expansions": tuple(one for one in order if one in self.expansions),
            "deck": self.deck,
            "difficulty": self.difficulty,
            "win_space": self.win_space,
            "bonus_tokens": self.bonus_tokens,
            "influence_regions": self.influence_regions,
            "campaign": self.campaign,
            "aggressive": self.aggressive.answers(),
        }

    def wanting(self) -> str:
        """What does not fit together yet, in a sentence for the player; nothing where all does."""
        variant = self.aggressive
        if variant.marker == "essential_edition":
            return texts.NEEDS_BASE if self.board == "extended" else ""
        if variant.marker != "none" and self.difficulty != "normal":
            return texts.NEEDS_NORMAL
        if variant.marker == "standing" and variant.victory_points is None:
            return texts.NEEDS_ROW_POINTS
        return texts.NEEDS_BUILDING if variant.marker == "moving" and not any(variant.buildings) else ""

    def setup(self) -> ViticultureSetup:
        """The setup these answers make.

        Raises:
            pydantic.ValidationError: they do not fit together.
        """
        return ViticultureSetup.model_validate(self.answers())


@ft.component
def SetupForm(
    data: ViticultureData,
    start: Callable[[ViticultureSetup], str | None],
    preset: Mapping[str, Any] | None = None,
) -> ft.Control:
    """Ask, and hand the setup to `start`, which answers with a refusal or None; `preset` fills the form in."""
    draft, set_draft = ft.use_state(Draft.of(preset or {}))
    problem, set_problem = ft.use_state("")

    def edit(answer: Callable[[Draft], Draft]) -> None:
        set_problem("")
        set_draft(answer)

    def change(**answers: Any) -> None:
        edit(lambda now: replace(now, **answers))

    def go(e: object) -> None:
        wanting = draft.wanting()
        if wanting:
            set_problem(wanting)
            return
        try:
            set_problem(start(draft.setup()) or "")
        except ValidationError as error:
            set_problem(told(explain(error)))

    parts: list[ft.Control] = [
        _board(draft, lambda board: edit(lambda now: now.on_board(board))),
        _expansions(draft, lambda one, chosen: edit(lambda now: now.with_expansion(one, chosen))),
        panel(
            ft.Column(
                [
                    heading(texts.DECK),
                    Choices(
                        [Choice("app", texts.DECK_APP), Choice("real", texts.DECK_REAL)],
                        draft.deck,
                        lambda deck: change(deck=deck),
                        "deck",
                    ),
                    quiet(texts.DECK_HINT[draft.deck]),
                ]
            )
        ),
        _opponent(data, draft, change),
        panel(AggressiveForm(data, draft.aggressive, lambda variant: change(aggressive=variant))),
        panel(_long_game(draft, change)),
    ]
    return setup_questions(parts, problem, texts.SET_UP, go)


def _board(draft: Draft, choose: Callable[[str], None]) -> ft.Control:
    boards = [Choice("base", texts.BOARD_BASE), Choice("extended", texts.BOARD_EXTENDED)]
    return panel(
        ft.Column(
            [heading(texts.BOARD), Choices(boards, draft.board, choose, "board"), quiet(texts.BOARD_HINT[draft.board])]
        )
    )


def _expansions(draft: Draft, choose: Callable[[Expansion, bool], None]) -> ft.Control:
    rows: list[ft.Control] = [heading(texts.EXPANSIONS)]
    for tier, expansions in texts.TIERS:
        chips: list[ft.Control] = [_chip(one, draft, choose) for one in expansions]
        rows.append(ft.Text(tier, theme_style=ft.TextThemeStyle.LABEL_MEDIUM, color=ft.Colors.ON_SURFACE_VARIANT))
        rows.append(ft.Row(chips, wrap=True, spacing=theme.GAP, run_spacing=theme.GAP))
    if draft.board == "base":
        rows.append(quiet(texts.STRUCTURES_EXTENDED))
    rows.append(
        ft.Row(
            [
                ft.Icon(ft.Icons.BLOCK, size=18, color=ft.Colors.ON_SURFACE_VARIANT),
                ft.Container(quiet(texts.MAFIA_OUT), expand=True),
            ],
            vertical_alignment=ft.CrossAxisAlignment.START,
        )
    )
    return panel(ft.Column(rows))


def _chip(expansion: Expansion, draft: Draft, choose: Callable[[Expansion, bool], None]) -> ft.Control:
    chosen = expansion in draft.expansions
    return named(
        f"expansion-{expansion}",
        ft.Chip(
            label=ft.Text(texts.EXPANSION_NAMES[expansion]),
            selected=chosen,
            show_checkmark=True,
            disabled=expansion == "structures" and draft.board == "base",
            on_select=lambda e: choose(expansion, not chosen),
        ),
    )


def _long_game(draft: Draft, change: Callable[..., None]) -> ft.Control:
    """Whether it is a game of the campaign, and the tokens of games lost there."""
    words = ft.Column(
        [ft.Text(MARK, theme_style=ft.TextThemeStyle.BODY_LARGE), quiet(MARK_HINT)], spacing=0, expand=True
    )
    switch = ft.Switch(value=draft.campaign, on_change=lambda e: change(campaign=not draft.campaign), tooltip=MARK)
    tokens = Stepper(
        texts.BONUS, draft.bonus_tokens, lambda count: change(bonus_tokens=count), "bonus", hint=texts.BONUS_HINT
    )
    return ft.Column([ft.Row([words, named("in-campaign", switch)]), tokens])


def _opponent(data: ViticultureData, draft: Draft, change: Callable[..., None]) -> ft.Control:
    levels = [Choice(level.id, level.name, texts.LEVEL_LINES[level.id]) for level in data.solo.difficulty.levels]
    rows: list[ft.Control] = [
        heading(texts.DIFFICULTY),
        quiet(texts.DIFFICULTY_HINT),
        Choices(levels, draft.difficulty, lambda level: change(difficulty=level), "difficulty"),
    ]
    if draft.difficulty != "normal":
        rows.append(to_check())
    if draft.aggressive.marker == "none":
        usual = win_space(data, ViticultureSetup.model_validate({"board": draft.board}))
        rows.append(
            Stepper(
                texts.WIN_SPACE,
                draft.win_space if draft.win_space is not None else usual,
                lambda points: change(win_space=points),
                "win-space",
                minimum=1,
                hint=texts.WIN_SPACE_HINT,
            )
        )
    if draft.board == "extended" and "structures" not in draft.expansions:
        regions = [Choice("7", texts.REGIONS_SEVEN), Choice("6", texts.REGIONS_SIX)]
        rows += [
            heading(texts.REGIONS, 3, ft.TextThemeStyle.BODY_LARGE),
            Choices(regions, str(draft.influence_regions), lambda n: change(influence_regions=int(n)), "regions"),
            quiet(texts.REGIONS_HINT),
        ]
    return panel(ft.Column(rows))
