"""Media types, also called MIME types, such as ``text/html; charset=utf-8``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.media_types import extensions, registered_names, types_by_extension
from cleanlib.shared.plain_text import plain_text

_NAME = r"[A-Za-z0-9][A-Za-z0-9!#$&^_.+-]{0,126}"  # RFC 6838, section 4.2
_TYPE = re.compile(rf"({_NAME})/({_NAME})")
_TOKEN = r"[A-Za-z0-9!#$%&'*+.^_`|~-]+"  # RFC 9110, section 5.6
_PARAMETER = re.compile(
    rf'[ \t]*;[ \t]*(?:({_TOKEN})[ \t]*=[ \t]*(?:({_TOKEN})|"((?:[^"\\\x00-\x08]|\\.)*)"))?'
)
_ONE_TOKEN = re.compile(_TOKEN)
_EXTENSION = re.compile(r"(?:[^/]*\.)?([A-Za-z0-9]{1,20})")
_LONGEST = 2_000
_TOP_LEVEL = {
    "application", "audio", "example", "font", "haptics", "image", "message", "model",
    "multipart", "text", "video",
    "chemical",  # never registered, and in wide use
}  # fmt: skip
_CASELESS = ("charset",)  # parameters whose values have no letter case


class MimeType(NamedTuple):
    """Type and subtype in lower case, and the parameters; whether those are written."""

    type: str
    subtype: str
    parameters: tuple[tuple[str, str], ...] = ()
    with_parameters: bool = False

    @property
    def essence(self) -> str:
        """The media type without parameters."""
        return f"{self.type}/{self.subtype}"


@dataclass(frozen=True)
class MimeTypeOptions:
    """What a caller may say about a column of media types."""

    drop_parameters: bool = option(True, "leave charset and the like out", (True, False))
    registered: bool = option(
        False, "replace names that were never registered: image/jpg by image/jpeg", (True, False)
    )
    from_extension: bool = option(
        False, "read extensions and file names too: .csv is text/csv", (True, False)
    )
    unknown_types: bool = option(
        False, "allow types that are neither registered nor begin with x-", (True, False)
    )


def split(text: str, options: MimeTypeOptions) -> MimeType:
    """Take type, subtype and parameters apart."""
    text = plain_text(text, _LONGEST)
    match = _TYPE.match(text)
    if match is None:
        return _from_extension(text, options)
    parameters = _parameters(text[match.end() :])
    return MimeType(match[1].lower(), match[2].lower(), parameters, not options.drop_parameters)


def _from_extension(text: str, options: MimeTypeOptions) -> MimeType:
    match = _EXTENSION.fullmatch(text)
    if match is None or not options.from_extension:
        raise Invalid("syntax", "not written like type/subtype; name=value")
    essence = types_by_extension().get(match[1].lower())
    if essence is None:
        raise Invalid("unknown", f"no media type is known for .{match[1]}")
    top, _, subtype = essence.partition("/")
    return MimeType(top, subtype, (), not options.drop_parameters)


def _parameters(text: str) -> tuple[tuple[str, str], ...]:
    """Names in lower case with their values; between them may be empty ones."""
    found: dict[str, str] = {}
    while text:
        match = _PARAMETER.match(text)
        if match is None:
            raise Invalid("syntax", f"{shorten(text, 30)} is no parameter")
        text = text[match.end() :]
        if match[1] is not None:
            name, value = match[1].lower(), _value(match)
            if name in found:
                raise Invalid("component", f"two parameters are called {shorten(name, 20)}")
            found[name] = value.lower() if name in _CASELESS else value
    return tuple(found.items())


def _value(match: re.Match[str]) -> str:
    return match[2] if match[3] is None else re.sub(r"\\(.)", r"\1", match[3])


def validate(value: MimeType, options: MimeTypeOptions) -> MimeType:
    """Check the type, and replace names that are not registered if that is wished."""
    known = value.type in _TOP_LEVEL or value.type.startswith("x-")
    if not (known or options.unknown_types):
        raise Invalid("unknown", f"there is no type {shorten(value.type, 20)}")
    if options.registered and value.essence in registered_names():
        top, _, subtype = registered_names()[value.essence].partition("/")
        value = value._replace(type=top, subtype=subtype)
    return value


def _written(value: MimeType) -> str:
    if value.parameters and not value.with_parameters:
        note("parameters_dropped")
        return value.essence
    return "; ".join([value.essence, *_listed(value)])


def _listed(value: MimeType) -> list[str]:
    return [f"{name}={_quoted(text)}" for name, text in value.parameters]


def _quoted(text: str) -> str:
    """A value in quotes if it needs them."""
    if _ONE_TOKEN.fullmatch(text):
        return text
    return '"' + re.sub(r'(["\\])', r"\\\1", text) + '"'


def _extension(value: MimeType) -> str:
    essence = registered_names().get(value.essence, value.essence)
    extension = extensions().get(essence)
    if extension is None:
        raise Invalid("unknown", f"no extension is known for {essence}")
    return f".{extension}"


def _parts(value: MimeType) -> tuple[str | None, ...]:
    suffix = value.subtype.rpartition("+")[2] if "+" in value.subtype else ""
    return value.type, value.subtype, suffix or None, "; ".join(_listed(value)) or None


MIME_TYPE: ColumnType[MimeType, MimeTypeOptions] = ColumnType(
    name="mime_type",
    title="Media type",
    doc=(
        "Media types as RFC 6838 names them, with parameters as RFC 9110 writes them, quoted or "
        "not. Letter case is ignored but in the values of parameters. The type has to be a "
        "registered one, chemical or x-..., unless unknown_types=True; ranges such as image/* "
        "are invalid. The library's own table tells extensions; the computer's is not read."
    ),
    split=split,
    validate=validate,
    formats={
        "type/subtype": TargetFormat(_written, "text/html; with drop_parameters=False the rest"),
        "extension": TargetFormat(_extension, ".html; invalid where none is known", lossless=False),
        "parts": TargetFormat(
            _parts,
            "type, subtype, the end of the subtype behind +, and the parameters",
            ("type", "subtype", "suffix", "parameters"),
        ),
    },
    default_format="type/subtype",
    options=MimeTypeOptions,
    examples={
        "Text/HTML; Charset=UTF-8": "text/html",
        "image/SVG+XML": "image/svg+xml",
        "application/x-tar": "application/x-tar",
        'multipart/form-data; boundary="a b"': "multipart/form-data",
    },
    refused={
        "texthtml": "syntax",
        "image/*": "syntax",
        "text/html, text/plain": "syntax",
        "and/or": "unknown",
        "text/html; charset=a; charset=b": "component",
    },
    hints=frozenset({"mime", "content_type", "media_type"}),
)
