"""Types as source text, for the generated stub."""

from __future__ import annotations

import dataclasses
import json
import types
import typing
from collections.abc import Iterable
from typing import Any, Literal

from cleanlib.core.column_type import ColumnType

_BARE = ("collections.abc", "typing")
_TEXTS = (str, str | None)
_CONSTANTS: dict[object, str] = {None: "None", types.NoneType: "None", Ellipsis: "..."}


class Writer:
    """Writes types and remembers what must be imported for them.

    Examples
    --------
    >>> writer = Writer()
    >>> writer.write(dict[str, Literal["a"] | None])
    'dict[str, Literal["a"] | None]'
    >>> writer.imports()
    ['from typing import Literal']
    """

    def __init__(self) -> None:
        self._modules: set[str] = set()
        self._names: dict[str, set[str]] = {}

    def use(self, module: str, *names: str) -> None:
        """Note names to be imported from a module; without names, the module itself."""
        if names:
            self._names.setdefault(module, set()).update(names)
        else:
            self._modules.add(module)

    def imports(self) -> list[str]:
        """The import statements for everything written so far, sorted."""
        plain = [f"import {module}" for module in sorted(self._modules)]
        named = [
            f"from {module} import {', '.join(sorted(names))}"
            for module, names in sorted(self._names.items())
        ]
        return [*plain, *named]

    def write(self, annotation: object) -> str:
        """The text of a type; ``Any`` for what has no plain spelling."""
        origin, arguments = typing.get_origin(annotation), typing.get_args(annotation)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(map(self.write, arguments)))
        if origin is Literal:
            return self.literal(arguments)
        if origin is not None:
            return f"{self._name(origin)}[{self._list(arguments)}]"
        if isinstance(annotation, list):
            return f"[{self._list(annotation)}]"
        return _CONSTANTS.get(annotation) or self._name(annotation)

    def literal(self, values: Iterable[object]) -> str:
        """The type of exactly these values."""
        self.use("typing", "Literal")
        return f"Literal[{', '.join(map(quoted, values))}]"

    def option_types(self, column_type: ColumnType[Any, Any]) -> dict[str, str]:
        """The types of a column type's options; those with a choice of texts list it."""
        try:
            hints = typing.get_type_hints(column_type.options)
        except NameError:
            hints = {}
        return {
            field.name: self._option(field, hints.get(field.name, Any))
            for field in column_type.option_fields()
        }

    def _option(self, field: dataclasses.Field[Any], annotation: object) -> str:
        choices = field.metadata.get("choices")
        if choices is None or annotation not in _TEXTS:
            return self.write(annotation)
        texts = dict.fromkeys(value for value in (field.default, *choices) if value is not None)
        optional = " | None" if annotation is not str else ""
        return self.literal(texts) + optional

    def _list(self, annotations: Iterable[object]) -> str:
        return ", ".join(map(self.write, annotations))

    def _name(self, annotation: object) -> str:
        if not isinstance(annotation, type) or annotation.__module__ == "typing":
            self.use("typing", "Any")
            return "Any"
        module, name = annotation.__module__, annotation.__qualname__
        if module == "builtins":
            return name
        if module in _BARE:
            self.use(module, name)
            return name
        self.use(module)
        return f"{module}.{name}"


def quoted(value: object) -> str:
    """A constant as source text, texts in double quotes."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)
