"""What ``import cleanlib`` gives: names, documentation, and no weight."""

import pickle
import subprocess
import sys

import pytest

import cleanlib
from cleanlib.catalogue import registry

HEAVY = {"numpy", "pandas", "pyarrow", "tqdm", "polars", "IPython"}


def run(code):
    """Run code in an interpreter of its own and return what it prints."""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_all_is_sorted_and_complete():
    assert cleanlib.__all__ == sorted(cleanlib.__all__)
    assert set(cleanlib.__all__) == {
        *vars(cleanlib)["_PUBLIC"], *vars(cleanlib)["_RENAMED"], "__version__",
    }  # fmt: skip


@pytest.mark.parametrize("name", cleanlib.__all__)
def test_every_public_name_is_found_and_documented(name):
    found = getattr(cleanlib, name)
    assert name == "__version__" or len(found.__doc__.strip()) > 10


@pytest.mark.parametrize(
    "name", [n for n in dir(cleanlib) if n.startswith(("clean_", "validate_"))]
)
def test_every_generated_name_is_a_documented_function(name):
    assert len(getattr(cleanlib, name).__doc__) > 100


def test_importing_loads_nothing_heavy():
    loaded = run("import sys, cleanlib; print(*sys.modules)")
    assert "cleanlib" in loaded
    assert not HEAVY & set(loaded)


def test_listing_the_names_loads_no_type():
    names = run("import cleanlib; print(*dir(cleanlib))")
    loaded = set(run("import sys, cleanlib; dir(cleanlib); print(*sys.modules)"))
    assert {"clean_date", "validate_date", "clean_timestamp", "types", "CleanReport"} <= set(names)
    assert not loaded & HEAVY
    assert not loaded & {place.partition(":")[0] for place in registry._builtin.values()}


def test_the_function_of_an_identifier_loads_only_what_describes_it():
    loaded = set(run("import sys, cleanlib; cleanlib.clean_fr_tva; print(*sys.modules)"))
    assert "cleanlib.column_types.identifier.type" in loaded
    assert not loaded & (HEAVY | {"stdnum", "importlib.metadata"})
    types = {name.split(".")[2] for name in loaded if name.startswith("cleanlib.column_types.")}
    assert types == {"identifier"}


@pytest.mark.parametrize("first", ["", "cl.clean_date;", "cl.clean_value('2020-01-01', 'date');"])
def test_types_is_the_function_whatever_was_imported_before(first):
    code = f"import cleanlib as cl; {first} print(cl.types('timestamp')[0].name)"
    assert run(code) == ["datetime"]


@pytest.mark.parametrize(
    ("name", "hint"),
    [("clean_dat", "'date'"), ("validate_timestmap", "'timestamp'")],
)
def test_a_misspelt_function_gets_near_names(name, hint):
    with pytest.raises(AttributeError, match=f"cleanlib has no {name}.*did you mean .*{hint}"):
        getattr(cleanlib, name)


def test_other_missing_names_are_ordinary_attribute_errors():
    with pytest.raises(AttributeError, match="module 'cleanlib' has no attribute 'claen'"):
        _ = cleanlib.claen
    assert not hasattr(cleanlib, "__path_of_nothing__")


@pytest.mark.parametrize("name", ["clean_date", "validate_date", "clean", "make_cleaner"])
def test_functions_can_be_pickled(name):
    function = getattr(cleanlib, name)
    assert pickle.loads(pickle.dumps(function)) is function


def test_a_function_presents_itself_as_the_packages_own():
    assert cleanlib.clean_date.__module__ == "cleanlib"
    assert cleanlib.clean_date.__name__ == cleanlib.clean_date.__qualname__ == "clean_date"
    assert cleanlib.clean_timestamp is cleanlib.clean_datetime
