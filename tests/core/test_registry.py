"""Column types are found by name: registered ones, built-in ones, those of plugins."""

import sys
from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from cleanlib import UnknownType, UsageError
from cleanlib.core.registry import Registry
from tests.toy_types import PANEL, TAG

GROUP = "tests.types"


@pytest.fixture
def plugins(monkeypatch):
    """Entry points, as a list to add to; they are there from the first look-up on."""
    points = []
    monkeypatch.delenv("CLEANLIB_PLUGINS", raising=False)
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: [p for p in points if p.group == group]
    )
    return points


@pytest.fixture
def registry(plugins):
    return Registry({"tag": "tests.toy_types:TAG"}, {"label": "tag"}, GROUP)


def other(name="other", **changes):
    return replace(TAG, **{"name": name, "aliases": (), **changes})


def test_a_built_in_type_is_found_by_name_and_alias(registry):
    assert registry.get("tag") is TAG
    assert registry.get("label") is TAG


def test_nothing_is_imported_before_a_type_is_asked_for(plugins):
    registry = Registry({"tag": "tests.no_such_module:TAG"}, {}, GROUP)
    plugins.append(EntryPoint("panel", "tests.no_such_module_either:PANEL", GROUP))
    assert registry.names() == ("panel", "tag")
    assert "tag" in registry
    with pytest.raises(ModuleNotFoundError):
        registry.get("tag")


def test_names_are_sorted_and_without_aliases(registry):
    registry.register(other("abc", aliases=("zzz",)))
    assert registry.names() == ("abc", "tag")
    assert registry.known() == ("abc", "label", "tag", "zzz")
    assert "zzz" in registry
    assert "tga" not in registry


def test_an_unknown_type_has_near_names(registry):
    with pytest.raises(UnknownType, match="there is no column type 'lable'; did you mean 'label'"):
        registry.get("lable")
    with pytest.raises(UnknownType, match=r"^there is no column type 'quux'; cleanlib.types"):
        registry.get("quux")


def test_a_registered_type_is_returned_and_found(registry):
    added = other()
    assert registry.register(added) is added
    assert registry.get("other") is added


@pytest.mark.parametrize(
    "column_type",
    [other("tag"), other("label"), other(aliases=("tag",)), other(aliases=("label",))],
)
def test_a_name_that_is_taken_needs_replace(registry, column_type):
    with pytest.raises(UsageError, match="already; replace=True overrides it"):
        registry.register(column_type)
    assert registry.get("tag") is registry.get("label") is TAG
    assert "other" not in registry


@pytest.mark.parametrize("name", ["tag", "label"])
def test_replace_puts_a_type_in_place_of_another(registry, name):
    added = registry.register(other(name), replace=True)
    assert registry.get(name) is added


def test_replace_can_take_a_name_as_an_alias(registry):
    added = registry.register(other(aliases=("tag",)), replace=True)
    assert registry.get("tag") is added


def test_registering_the_same_type_again_is_no_mistake(registry):
    added = other(aliases=("another",))
    assert registry.register(added) is registry.register(added) is added


@pytest.mark.parametrize(
    "column_type", [other("fleet-tag"), other("2nd"), other(""), other(aliases=("a b",))]
)
def test_names_are_identifiers(registry, column_type):
    with pytest.raises(UsageError, match="cannot be a type's name: it is not an identifier"):
        registry.register(column_type)


def test_a_plugin_is_found_by_the_name_of_its_entry_point(registry, plugins):
    plugins.append(EntryPoint("panel", "tests.toy_types:PANEL", GROUP))
    plugins.append(EntryPoint("ignored", "tests.toy_types:PANEL", "some.other.group"))
    assert registry.get("panel") is PANEL
    assert registry.names() == ("panel", "tag")


def test_built_in_types_come_before_plugins(registry, plugins):
    plugins.append(EntryPoint("tag", "tests.toy_types:PANEL", GROUP))
    assert registry.get("tag") is TAG


def test_registered_types_come_before_all_others(registry, plugins):
    plugins.append(EntryPoint("panel", "tests.toy_types:PANEL", GROUP))
    mine = registry.register(other("panel"))
    assert registry.get("panel") is mine


def test_the_environment_can_switch_plugins_off(registry, plugins, monkeypatch):
    monkeypatch.setenv("CLEANLIB_PLUGINS", "0")
    plugins.append(EntryPoint("panel", "tests.toy_types:PANEL", GROUP))
    assert registry.names() == ("tag",)
    with pytest.raises(UnknownType):
        registry.get("panel")


@pytest.mark.parametrize(
    ("place", "said"),
    [
        ("tests.no_such_module:X", "ModuleNotFoundError: No module named 'tests.no_such_module'"),
        ("tests.toy_types:X", "AttributeError: "),
    ],
)
def test_a_broken_plugin_is_named_with_what_is_wrong(registry, plugins, place, said):
    plugins.append(EntryPoint("broken", place, GROUP))
    with pytest.raises(UsageError) as error:
        registry.get("broken")
    assert f"the plugin 'broken' ({place}) cannot be imported: {said}" in str(error.value)
    assert str(error.value).endswith("CLEANLIB_PLUGINS=0 leaves plugins out")
    assert registry.get("tag") is TAG


def test_a_plugin_must_be_a_column_type(registry, plugins):
    plugins.append(EntryPoint("tags", "tests.toy_types:Tag", GROUP))
    with pytest.raises(UsageError, match="entry point of 'tags' gives a type, not a ColumnType"):
        registry.get("tags")


def test_entry_points_are_not_read_for_a_built_in_type(registry, monkeypatch):
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: sys.exit("read"))
    assert registry.get("tag") is TAG
