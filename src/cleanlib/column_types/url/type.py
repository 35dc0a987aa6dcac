"""The column type `url`."""

from __future__ import annotations

from cleanlib.column_types.url.formats import FORMATS
from cleanlib.column_types.url.kernel import kernel
from cleanlib.column_types.url.options import UrlOptions, check_options
from cleanlib.column_types.url.reader import Url, split, validate
from cleanlib.core.column_type import ColumnType

URL: ColumnType[Url, UrlOptions] = ColumnType(
    name="url",
    title="URL",
    doc=(
        "Addresses of the web, normalised as RFC 3986 describes: scheme and host in lower case, "
        "the host in ASCII (IDNA 2008), the usual port and dot segments left out, escapes only "
        "where they are needed. Addresses without a scheme get default_scheme. User names and "
        "passwords in front of the host are left out unless keep_userinfo=True."
    ),
    split=split,
    validate=validate,
    kernel=kernel,
    formats=FORMATS,
    default_format="canonical",
    options=UrlOptions,
    check_options=check_options,
    examples={
        "HTTP://www.Example.com:80/a/../path?key1=value1": "http://www.example.com/path?key1=value1",
        "www.example.com": "https://www.example.com/",
        "<https://example.com/a>,": "https://example.com/a",
        "https://bob:pw@example.com/x": "https://example.com/x",
        "https://bücher.example/größe": "https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe",
        "http://[2001:DB8::1]:8080/": "http://[2001:db8::1]:8080/",
    },
    refused={
        "htp:/nohost": "unknown",
        "http://": "missing_part",
        "hello": "component",
        "http//example.com": "component",
        "mailto:jane@example.com": "unknown",
        "jane@example.com": "syntax",
        "http://example.com:99999/": "range",
        "http://exa mple.com/": "syntax",
        "https://example.com https://example.org": "ambiguous",
    },
    hints=frozenset({"url", "link", "website", "homepage", "href", "uri"}),
)
