"""The frozen base of every model, and the field types that are named once."""

from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field

Slug = Annotated[str, Field(pattern=r"^[a-z0-9]+([_-][a-z0-9]+)*$")]
"""A short lower-case id, such as `la_vina` or `mamas_papas`."""

RuleId = Annotated[str, Field(pattern=r"^[a-z0-9_]+\.[a-z0-9_-]+\.[a-z0-9_-]+$")]
"""The id of a rule: `game.module.topic`, such as `viticulture.automa.draw`."""

Points = int
"""Victory points; they may be negative."""


class Frozen(BaseModel):
    """An immutable value. Unknown fields are refused, and numbers are never made from text."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, use_attribute_docstrings=True)

    def evolve(self, **changes: Any) -> Self:
        """Return a validated copy with `changes` made.

        `model_copy(update=...)` would skip the validation and take a misspelt name.

        Raises:
            pydantic.ValidationError: a name is unknown or a value not allowed.
        """
        values = {name: getattr(self, name) for name in type(self).model_fields}
        return type(self).model_validate({**values, **changes})
