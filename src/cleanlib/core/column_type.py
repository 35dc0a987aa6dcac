"""What a column type is: a value naming its three steps and its formats."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from cleanlib.core.cells import cell_text
from cleanlib.core.errors import BadOption, UnknownFormat, did_you_mean

if TYPE_CHECKING:
    from cleanlib.core.grammar import Grammar
    from cleanlib.core.kernel import Answers
    from cleanlib.core.text_buffer import Texts

P = TypeVar("P")
O = TypeVar("O")


@dataclass(frozen=True)
class NoOptions:
    """The options of a type that has none."""


@dataclass(frozen=True)
class TargetFormat(Generic[P]):
    """One way to write a parsed value.

    Parameters
    ----------
    render : callable
        Takes what ``validate`` returned. A type that works value by value returns one object; a
        type with a grammar takes `Fields` and returns one Arrow array for all rows.
    doc : str
        One line for help and the documentation.
    fields : tuple of str
        When not empty, ``render`` returns one object (or array) per name and the column becomes
        several columns, ``<column>_<field>``.
    lossless : bool
        Whether reading the written value gives the same parsed value; checked by property tests.
    dtype : str
        ``"text"``, ``"integer"``, ``"float"``, ``"boolean"``, ``"decimal"``, ``"datetime"``,
        ``"timedelta"``, ``"categorical"`` or ``"object"`` (any Python object): what the column
        holds afterwards.
    dtypes : mapping of str to str
        For ``fields``: the dtype of each that is not text.
    needs : frozenset of str
        What the format writes, in words of the type's own; its ``validate`` finds them in
        ``fields.run.needs`` and may refuse rows that lack one.
    bind : callable, optional
        ``bind(options)`` gives the format to use, for one whose ``fields`` depend on the options.
    learn : callable, optional
        ``learn(options, texts)`` gives the options for a column from its different texts, before
        any is read: they may name what ``bind`` needs to know.
    render_all : callable, optional
        For types with a ``kernel``: writes what it parsed, as one Arrow array (one for each of
        ``fields``), equal to what ``render`` writes. Where the array of a format without
        ``fields`` is null, the row is read by itself after all. A format without it has all good
        rows read by themselves.
    """

    render: Callable[[P], Any]
    doc: str
    fields: tuple[str, ...] = ()
    lossless: bool = True
    dtype: str = "text"
    dtypes: Mapping[str, str] = field(default_factory=dict)
    needs: frozenset[str] = frozenset()
    bind: Callable[[Any], TargetFormat[P]] | None = None
    learn: Callable[[Any, Iterable[str]], Any] | None = None
    render_all: Callable[[Any], Any] | None = None

    def dtype_of(self, part: str) -> str:
        """The dtype of one of the fields."""
        return self.dtypes.get(part, "text")


@dataclass(frozen=True)
class Sibling:
    """How a cell of another column of the frame says what an option is for its row.

    Parameters
    ----------
    option : str
        The option it decides, such as ``"region"``.
    read : callable
        ``read(text)`` gives the option's value that the text of a cell names, or None when it
        names none: the option's own value holds then.
    note : str
        Counts the values that were read with the option's own value, because their sibling says
        nothing.
    """

    option: str
    read: Callable[[str], object]
    note: str = ""


@dataclass(frozen=True, eq=False)
class ColumnType(Generic[P, O]):
    """A column type: split, validate and write, plus what people should know about it.

    Parameters
    ----------
    name : str
        An identifier, such as ``"date"``; the functions are ``clean_<name>`` and
        ``validate_<name>``.
    title : str
        A noun for people, such as ``"Date"``.
    split : callable or Grammar
        ``split(text, options)`` takes a text apart or raises `Invalid`. A `Grammar` does the same
        for a whole column at once.
    validate : callable
        ``validate(parsed, options)`` checks and normalises what ``split`` returned, or raises
        `Invalid`. After a `Grammar`, ``parsed`` is the `Fields` of all rows.
    formats : mapping of str to TargetFormat
        The named target formats.
    default_format : str
        The format used when the caller names none.
    examples : mapping of str to str
        Input to default output; they are documentation and tests at once.
    options : type
        A frozen dataclass of the type's own keyword arguments. Each field may carry
        ``metadata={"doc": ..., "choices": (...)}``.
    pattern : callable, optional
        ``pattern(spec, options)`` compiles an open format such as ``"YYYY-MM-DD"`` to a
        `TargetFormat`, or raises `UnknownFormat`.
    check_options : callable, optional
        Called with the options before any row is touched; raises `BadOption`.
    ordered : callable, optional
        ``ordered(options)`` says that a value's reading depends on the rows before it, so equal
        values may not be shared.
    default_reading : callable, optional
        ``default_reading(options, question)`` answers an open question of the column when its
        rows prove nothing; None refuses the rows that need it.
    survey : callable, optional
        ``survey(counts, options)`` sees the whole column before its cells are read: every
        different text that will be read, in order of first appearance, and the cells that hold
        it. It returns the options the cells are read with, which may carry what was learnt. For
        types that read value by value; the outcome should depend on the order of the rows in
        stated ties only.
    expect : callable, optional
        ``expect(texts, options)`` sees some thousand texts before they are read value by value, to
        work out together what each of them needs. It must change no answer, and may not be called
        at all.
    missing_value : callable, optional
        ``missing_value(options)`` is the value that missing cells stand for, or None when they
        stay missing. For types that read value by value.
    null_tokens : frozenset of str
        Texts that mean missing in this type, besides the usual ones.
    keeps : frozenset of str
        Usual null tokens that are values in this type, such as ``"none"`` where it is an answer.
    any_text : bool
        Whether every text is a value, as in notes. Null tokens then win: they are missing without
        being read, and so is a cell of which cleaning leaves a null token or nothing. In other
        types what is valid wins.
    null_like : callable, optional
        ``null_like(text)`` says whether a usual null token is a value the way it is written, as
        the surname Null is. The usual tokens of which it does not hold are missing without being
        read.
    pattern_doc : str
        What an open format is made of, with an example, for the documentation.
    cell : callable, optional
        ``cell(value)`` gives the text of a cell, or None when it is missing, where the usual
        rule (`cleanlib.core.cells.cell_text`) would lose what the type needs to know.
    kernel : callable, optional
        ``kernel(texts, options)`` answers, with arrays, those rows of a block that it is sure of
        (`Answers`), exactly as ``split`` and ``validate`` would; None when the options allow
        none. For types that read value by value; see `cleanlib.core.kernel`.
    context : mapping of str to Sibling
        For each option that names a column of the same frame, such as ``"region_from"``, what
        the cells of that column decide, row by row.
    mask : callable, optional
        ``mask(text)`` is what reports, warnings and errors show in place of the text of a cell,
        for secrets that must not be written to a log.
    hints : frozenset of str
        Words that column headers of this type often hold.
    aliases : tuple of str
        Other names for the same type.
    format_aliases : mapping of str to str
        Other names of target formats, and the format that each names.
    doc : str
        A paragraph for the documentation: what is accepted and which standard is followed.
    refused : mapping of str to str
        Inputs that are invalid, and the reason code each gets.
    family : str
        The group that the catalogue lists it in, such as ``"id_tax"``.
    country : str
        The country whose values these are, as ISO 3166-1 alpha-2, or ``"EU"``.
    standard : str
        The standard that values follow, such as ``"ISO 8601"``.
    """

    name: str
    title: str
    split: Callable[[str, O], P] | Grammar[O]
    validate: Callable[[P, O], P]
    formats: Mapping[str, TargetFormat[P]]
    default_format: str
    examples: Mapping[str, str]
    options: Callable[..., O] = NoOptions  # type: ignore[assignment]
    pattern: Callable[[str, O], TargetFormat[P]] | None = None
    check_options: Callable[[O], None] | None = None
    ordered: Callable[[O], bool] | None = None
    default_reading: Callable[[O, str], object] | None = None
    survey: Callable[[Mapping[str, int], O], O] | None = None
    expect: Callable[[Sequence[str], O], None] | None = None
    missing_value: Callable[[O], P | None] | None = None
    null_tokens: frozenset[str] = frozenset()
    keeps: frozenset[str] = frozenset()
    any_text: bool = False
    null_like: Callable[[str], bool] | None = None
    pattern_doc: str = "tokens, such as ``'DD.MM.YYYY'``, or strftime, such as ``'%d.%m.%Y'``"
    cell: Callable[[Any], str | None] = cell_text
    kernel: Callable[[Texts, O], Answers | None] | None = None
    context: Mapping[str, Sibling] = field(default_factory=dict)
    mask: Callable[[str], str] | None = None
    hints: frozenset[str] = frozenset()
    aliases: tuple[str, ...] = ()
    format_aliases: Mapping[str, str] = field(default_factory=dict)
    doc: str = ""
    refused: Mapping[str, str] = field(default_factory=dict)
    family: str = ""
    country: str = ""
    standard: str = ""

    def format(self, spec: str | None, options: O) -> TargetFormat[P]:
        """The target format a caller named, compiled once per call."""
        spec = self.default_format if spec is None else spec
        if not isinstance(spec, str):
            raise UnknownFormat(f"target_format must be text, not {type(spec).__name__}")
        if self.format_aliases.get(spec) in self.formats:
            spec = self.format_aliases[spec]
        if spec in self.formats:
            found = self.formats[spec]
            return found if found.bind is None else found.bind(options)
        if self.pattern is not None:
            return self.pattern(spec, options)
        hint = did_you_mean(spec, self.formats)
        known = ", ".join(map(repr, self.formats))
        raise UnknownFormat(f"{self.name} has no target format {spec!r}{hint} It has: {known}")

    def option_fields(self) -> tuple[dataclasses.Field[Any], ...]:
        """The dataclass fields of the type's options."""
        return dataclasses.fields(self.options)  # type: ignore[arg-type]

    def make_options(self, given: Mapping[str, object], also: Iterable[str] = ()) -> O:
        """The options object for keyword arguments, or `BadOption` naming what is wrong."""
        known = {f.name: f for f in self.option_fields()}
        for name, value in given.items():
            if name not in known:
                raise BadOption(self._unknown_option(name, known, also))
            _check_choice(self.name, known[name], value)
        options = self.options(**given)
        if self.check_options is not None:
            self.check_options(options)
        return options

    def _unknown_option(
        self, name: str, known: Mapping[str, dataclasses.Field[Any]], also: Iterable[str]
    ) -> str:
        lines = [f"  {n}: {f.metadata.get('doc', '')}".rstrip() for n, f in known.items()]
        hint = did_you_mean(name, [*known, *also])
        listing = "\nIts options are:\n" + "\n".join(lines) if lines else " It takes none."
        return f"{self.name} has no option {name!r}{hint}{listing}"


def _check_choice(type_name: str, option: dataclasses.Field[Any], value: object) -> None:
    choices = option.metadata.get("choices")
    if choices is None:
        if option.type in ("bool", bool) and not isinstance(value, bool):
            raise BadOption(f"{type_name}: {option.name} must be True or False, not {value!r}")
        return
    if any(_is_same(value, choice) for choice in (option.default, *choices)):
        return
    hint = did_you_mean(value, choices)
    shown = ", ".join(map(repr, choices))
    raise BadOption(f"{type_name}: {option.name}={value!r} is not one of {shown}{hint}")


def _is_same(value: object, choice: object) -> bool:
    """Equal, and not a number that only counts as True or False."""
    try:
        same = bool(value == choice)
    except (TypeError, ValueError):  # pandas.NA and arrays equal nothing
        return False
    return same and isinstance(value, bool) == isinstance(choice, bool)


def option(
    default: Any,
    doc: str,
    choices: tuple[object, ...] | None = None,
    tries: tuple[object, ...] | None = None,
) -> Any:
    """A field of an options dataclass.

    Parameters
    ----------
    default : object
        What holds when the caller says nothing.
    doc : str
        One line for help and documentation.
    choices : tuple, optional
        The only values allowed.
    tries : tuple, optional
        Values that `explain` tries, to show what the option would change; otherwise ``choices``,
        or the other one of True and False.

    Examples
    --------
    >>> from dataclasses import dataclass
    >>> import cleanlib as cl
    >>> @dataclass(frozen=True)
    ... class TagOptions:
    ...     strict: bool = cl.option(False, "refuse lower case", (True, False))
    """
    usual = choices or ((not default,) if isinstance(default, bool) else ())
    metadata: dict[str, object] = {"doc": doc, "tries": usual if tries is None else tries}
    if choices is not None:
        metadata["choices"] = choices
    return field(default=default, metadata=metadata)
