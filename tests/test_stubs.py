"""The generated stub: true to the functions, up to date, and useful to a type checker."""

import ast
import inspect
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, make_dataclass
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any, Literal, Optional, Union

import pytest

import cleanlib
from cleanlib import stubs
from cleanlib.annotations import Writer
from cleanlib.catalogue import registry
from cleanlib.core.column_type import ColumnType, TargetFormat, option

ROOT = Path(__file__).parents[1]
TYPING = ROOT / "tests" / "typing"
TREE = ast.parse(stubs.STUB.read_text(encoding="utf-8"))
FUNCTIONS = [node for node in TREE.body if isinstance(node, ast.FunctionDef)]
BUILTIN = [f"{verb}_{name}" for verb in ("clean", "validate") for name in registry.known()]


def test_it_is_in_step_with_the_types():
    assert stubs.STUB.read_text(encoding="utf-8") == stubs.build()


def test_building_twice_gives_the_same():
    assert stubs.build() == stubs.build()


def test_a_registered_type_does_not_get_in(monkeypatch):
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, "tag": TAG})
    assert "clean_tag" not in stubs.build()


def test_checking_an_old_stub_fails_with_a_hint(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(stubs, "STUB", tmp_path / "__init__.pyi")
    assert stubs.main(["--check"]) == 1
    assert "run python -m cleanlib.stubs" in capsys.readouterr().err
    assert stubs.main([]) == 0
    assert stubs.main(["--check"]) == 0


def test_every_type_and_alias_has_its_two_functions_in_order():
    names = list(dict.fromkeys(function.name for function in FUNCTIONS))
    assert names == sorted(set(names))
    assert set(BUILTIN) <= set(names)


@pytest.mark.parametrize("name", BUILTIN)
def test_parameters_are_those_of_the_function(name):
    real = inspect.signature(getattr(cleanlib, name)).parameters
    keywords = [p.name for p in real.values() if p.kind is p.KEYWORD_ONLY]
    for function in (f for f in FUNCTIONS if f.name == name):
        arguments = [argument.arg for argument in function.args.args]
        assert arguments + [a.arg for a in function.args.kwonlyargs] == list(real)
        assert [a.arg for a in function.args.kwonlyargs] == keywords


def test_every_public_name_is_there():
    imported = {
        alias.asname
        for node in TREE.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    declared = {node.target.id for node in TREE.body if isinstance(node, ast.AnnAssign)}
    assert set(cleanlib.__all__) <= imported | declared


@dataclass(frozen=True)
class TagOptions:
    size: Literal[1, 2] = option(1, "one or two")
    case: str = option("upper", "letter case", ("upper", "lower"))
    place: str | None = option(None, "where", (None, "head", "tail"))
    strict: bool = option(False, "be strict", (True, False))
    limits: tuple[int, int] | None = option(None, "least and most")


TAG = ColumnType(
    name="tag",
    title="Tag",
    split=lambda text, options: text,
    validate=lambda parsed, options: parsed,
    formats={"standard": TargetFormat(str, "as it is"), 'say "hi"': TargetFormat(str, "quoted")},
    default_format="standard",
    examples={"a\t1": "A1"},
    options=TagOptions,
)


def stub_of(column_type):
    return stubs._cleaner(Writer(), column_type.name, column_type)


def test_a_cleaner_has_formats_options_and_an_example():
    assert (
        stub_of(TAG)
        == r"""def clean_tag(
    df: _Data, column: _Column = ..., target_format: Literal["standard", "say \"hi\""] = ..., *,
    errors: _Errors = ..., output_column: str | None = ..., workers: int = ...,
    progress: _Progress = ..., null_tokens: _Tokens = ..., keep_tokens: _Tokens = ...,
    size: Literal[1, 2] = ..., case: Literal["upper", "lower"] = ...,
    place: Literal["head", "tail"] | None = ..., strict: bool = ...,
    limits: tuple[int, int] | None = ...,
) -> _Data:
    "Clean a column of type tag (tag). \"a\\t1\" becomes \"A1\"."
"""
    )


@pytest.mark.parametrize(
    ("annotation", "text", "imports"),
    [
        (int, "int", []),
        (str | None, "str | None", []),
        (Optional[int], "int | None", []),  # noqa: UP045
        (Union[str, int, None], "str | int | None", []),  # noqa: UP007
        (dict[str, list[int]], "dict[str, list[int]]", []),
        (tuple[int, ...], "tuple[int, ...]", []),
        (Mapping[str, bool], "Mapping[str, bool]", ["from collections.abc import Mapping"]),
        (Literal["a", 1, None], 'Literal["a", 1, None]', ["from typing import Literal"]),
        (
            Callable[[str, Decimal], date] | Sequence[str],
            "Callable[[str, decimal.Decimal], datetime.date] | Sequence[str]",
            [
                "import datetime",
                "import decimal",
                "from collections.abc import Callable, Sequence",
            ],
        ),
        (Callable[..., int], "Callable[..., int]", ["from collections.abc import Callable"]),
        (Any, "Any", ["from typing import Any"]),
        ("a name nobody knows", "Any", ["from typing import Any"]),
    ],
)
def test_annotations_become_text_with_their_imports(annotation, text, imports):
    writer = Writer()
    assert writer.write(annotation) == text
    assert writer.imports() == imports


def test_options_whose_types_cannot_be_resolved_are_any():
    options = make_dataclass("Options", [("place", "Nowhere", option(None, "where"))], frozen=True)
    column_type = ColumnType(**{**vars(TAG), "options": options})
    assert Writer().option_types(column_type) == {"place": "Any"}


@pytest.fixture(scope="module")
def mypy_errors():
    files = [stubs.STUB, TYPING / "good.py", TYPING / "bad.py"]
    command = [sys.executable, "-m", "mypy", "--strict", "--no-pretty", *map(str, files)]
    output = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout
    found = re.findall(r"^(.+?):(\d+): error: (.*?)  \[(.+)\]$", output, re.M)
    assert found, output
    return {
        name: [(int(line), code, message) for path, line, message, code in found
               if (ROOT / path).samefile(path_of)]
        for name, path_of in (("stub", files[0]), ("good", files[1]), ("bad", files[2]))
    }  # fmt: skip


@pytest.mark.parametrize("name", ["stub", "good"])
def test_mypy_accepts_the_stub_and_good_calls(mypy_errors, name):
    assert mypy_errors[name] == []


def test_mypy_refuses_each_bad_call_and_says_why(mypy_errors):
    lines = enumerate((TYPING / "bad.py").read_text(encoding="utf-8").splitlines(), 1)
    marks = {n: mark for n, line in lines if (mark := re.search(r"# E\[(.+)\]: (.+)$", line))}
    assert {line for line, _, _ in mypy_errors["bad"]} == marks.keys()
    for line, mark in marks.items():
        told = [f"{code}: {text}" for at, code, text in mypy_errors["bad"] if at == line]
        assert any(t.startswith(f"{mark[1]}: ") and mark[2] in t for t in told), (line, told)
