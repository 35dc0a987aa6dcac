"""How URLs are written."""

from __future__ import annotations

from typing import Any

from cleanlib.column_types.url.kernel import PlainUrls
from cleanlib.column_types.url.query import queries
from cleanlib.column_types.url.reader import Url
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.exact_json import write_json


def _url_clean(value: Url) -> str:
    port = "" if value.port is None else f":{value.port}"
    return f"{value.scheme}://{value.host}{port}{value.path}"


def _canonical(value: Url) -> str:
    user = "" if value.userinfo is None else f"{value.userinfo}@"
    port = "" if value.port is None else f":{value.port}"
    query = "" if value.query is None else f"?{value.query}"
    fragment = "" if value.fragment is None else f"#{value.fragment}"
    return f"{value.scheme}://{user}{value.host}{port}{value.path}{query}{fragment}"


def _object(value: Url) -> dict[str, Any]:
    return {
        "scheme": value.scheme,
        "host": value.host,
        "url_clean": _url_clean(value),
        "queries": queries(value.query),
    }


def _json(value: Any) -> str:
    return write_json(value, separators=(", ", ": "))


def _parts(value: Url) -> tuple[Any, ...]:
    user = None if value.userinfo is None else value.userinfo.partition(":")[0]
    found = queries(value.query)
    return (
        value.scheme, user, value.host, value.port, value.path, value.query, value.fragment,
        _url_clean(value), _json(found) if found else None,
    )  # fmt: skip


_URL_CLEAN: TargetFormat[Url] = TargetFormat(
    _url_clean, "https://example.com/path, without query and fragment", lossless=False
)
FORMATS: dict[str, TargetFormat[Any]] = {
    "canonical": TargetFormat(
        _canonical,
        "https://example.com/path?a=1#top, as RFC 3986 normalises it",
        render_all=PlainUrls.canonical,
    ),
    "json": TargetFormat(
        lambda v: _json(_object(v)),
        "an object of scheme, host, url_clean and queries, as text",
        lossless=False,
    ),
    "dict": TargetFormat(
        _object, "the same object as a dict of Python", lossless=False, dtype="object"
    ),
    "host": TargetFormat(lambda v: v.host, "example.com", lossless=False),
    "url_clean": _URL_CLEAN,
    "cleaned_url": _URL_CLEAN,
    "parts": TargetFormat(
        _parts,
        "the parts; the user only with keep_userinfo=True, the port unless it is the usual one, "
        "queries as JSON",
        ("scheme", "user", "host", "port", "path", "query", "fragment", "url_clean", "queries"),
        lossless=False,
        dtypes={"port": "integer"},
    ),
}
