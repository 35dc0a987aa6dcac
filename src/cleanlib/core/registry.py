"""Finds column types by name: registered ones, built-in ones, those of plugins."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cleanlib.core.column_type import ColumnType
from cleanlib.core.errors import UnknownType, UsageError, did_you_mean, shorten

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

AnyType = ColumnType[Any, Any]


def _load_plugin(point: EntryPoint) -> object:
    try:
        return point.load()
    except Exception as error:
        raise UsageError(
            f"the plugin {point.name!r} ({point.value}) cannot be imported: "
            f"{type(error).__name__}: {error}; CLEANLIB_PLUGINS=0 leaves plugins out"
        ) from error


class Registry:
    """Column types by name.

    Looked up in this order: registered in this process, built in, entry points of installed
    packages. Nothing is imported before a type is asked for.

    Parameters
    ----------
    builtin : mapping of str to str
        Name to ``"module:ATTRIBUTE"``.
    aliases : mapping of str to str
        Other name to name.
    group : str
        The entry-point group of plugins; ``CLEANLIB_PLUGINS=0`` in the environment skips it.
    """

    def __init__(self, builtin: Mapping[str, str], aliases: Mapping[str, str], group: str) -> None:
        self._builtin = builtin
        self._aliases = dict(aliases)
        self._group = group
        self._loaded: dict[str, AnyType] = {}
        self._registered: set[str] = set()

    @cached_property
    def _plugins(self) -> dict[str, EntryPoint]:
        if os.environ.get("CLEANLIB_PLUGINS") == "0":
            return {}
        from importlib.metadata import entry_points

        return {point.name: point for point in entry_points(group=self._group)}

    def register(self, column_type: AnyType, *, replace: bool = False) -> AnyType:
        """Make a type known by its name and aliases, in this process.

        Parameters
        ----------
        column_type : ColumnType
            The type; its name and aliases must be identifiers.
        replace : bool
            Whether it may take over a name that another type has.

        Returns
        -------
        ColumnType
            The same type, so that ``TAG = register(ColumnType(...))`` works.

        Raises
        ------
        UsageError
            When a name is no identifier, or taken without ``replace=True``.
        """
        names = (column_type.name, *column_type.aliases)
        for name in names:
            if not name.isidentifier():
                raise UsageError(f"{name!r} cannot be a type's name: it is not an identifier")
            if not replace and self._is_taken(name, column_type):
                raise UsageError(f"there is a type {name!r} already; replace=True overrides it")
        self._loaded[column_type.name] = column_type
        self._registered.add(column_type.name)
        self._aliases.pop(column_type.name, None)
        self._aliases.update(dict.fromkeys(column_type.aliases, column_type.name))
        return column_type

    def _is_taken(self, name: str, column_type: AnyType) -> bool:
        canonical = self._aliases.get(name, name)
        if self._loaded.get(canonical) is column_type:
            return False
        return canonical in self._loaded or canonical in self._builtin

    def get(self, name: str) -> AnyType:
        """The type of a name or alias; `UnknownType` names the nearest ones."""
        canonical = self._aliases.get(name, name)
        if canonical not in self._loaded:
            self._loaded[canonical] = self._load(canonical)
        return self._loaded[canonical]

    def _load(self, name: str) -> AnyType:
        if name in self._builtin:
            module, _, attribute = self._builtin[name].partition(":")
            found = getattr(import_module(module), attribute)
        elif name in self._plugins:
            found = _load_plugin(self._plugins[name])
        else:
            hint = did_you_mean(name, self.known())
            if hint == ".":
                hint = "; cleanlib.types() lists all"
            raise UnknownType(f"there is no column type {shorten(name)}{hint}")
        if not isinstance(found, ColumnType):
            raise UsageError(
                f"the entry point of {name!r} gives a {type(found).__name__}, not a ColumnType"
            )
        return found

    def __contains__(self, name: str) -> bool:
        return name in self.known()

    def is_builtin(self, name: str) -> bool:
        """Whether the type of that name is the one built in, and no other that took its place."""
        return name in self._builtin and name not in self._registered

    def names(self) -> tuple[str, ...]:
        """Every type's name, sorted, without aliases; imports none of them."""
        return tuple(sorted({*self._builtin, *self._loaded, *self._plugins}))

    def known(self) -> tuple[str, ...]:
        """Every name and alias, sorted."""
        return tuple(sorted({*self.names(), *self._aliases}))
