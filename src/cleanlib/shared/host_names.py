"""Names of hosts: labels of letters, digits and hyphens (RFC 1123), other letters by IDNA 2008."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid, shorten

_LONGEST_NAME = 253
_LONGEST_LABEL = 63
_DOTS = re.compile("[.\u3002\uff0e\uff61]")  # those that IDNA takes for a dot
_LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?")
_LABEL_WITH_UNDERSCORES = re.compile(r"[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?")


def ascii_name(text: str, underscores: bool = False) -> str:
    """A host name in lower case and ASCII, without the dot of the root.

    Parameters
    ----------
    text : str
        The name; labels in other letters become A-labels.
    underscores : bool
        Whether labels may hold them, as names in the DNS do that are no host names.

    Raises
    ------
    Invalid
        For what is no host name.

    Examples
    --------
    >>> ascii_name("WWW.Example.com."), ascii_name("Bücher.example")
    ('www.example.com', 'xn--bcher-kva.example')
    """
    if len(text) > _LONGEST_NAME + 1:
        raise _too_long(text)
    labels = _DOTS.split(text.lower() if text.isascii() else _mapped(text))
    if len(labels) > 1 and not labels[-1]:
        labels.pop()
    name = ".".join(_ascii_label(label, underscores) for label in labels)
    if len(name) > _LONGEST_NAME:
        raise _too_long(name)
    return name


def _too_long(name: str) -> Invalid:
    return Invalid("length", f"a host name of {len(name):,} characters, more than {_LONGEST_NAME}")


def _mapped(text: str) -> str:
    """The text as UTS 46 folds case, width and composition."""
    import idna

    try:
        return idna.uts46_remap(text, std3_rules=False, transitional=False)
    except idna.IDNAError as error:
        raise Invalid("component", _told(error)) from error


def _told(error: Exception) -> str:
    return f"no name of IDNA 2008: {shorten(str(error), 80)}"


def _ascii_label(label: str, underscores: bool) -> str:
    if not label:
        raise Invalid("syntax", "an empty label: two dots, or one at the start")
    if not label.isascii() or label.startswith("xn--"):
        label = _a_label(label)
    pattern = _LABEL_WITH_UNDERSCORES if underscores else _LABEL
    if pattern.fullmatch(label) is None:
        raise Invalid("syntax", f"{shorten(label, 30)} is no label of a host name")
    if len(label) > _LONGEST_LABEL:
        raise Invalid("length", f"a label of {len(label):,} characters, more than {_LONGEST_LABEL}")
    return label


def _a_label(label: str) -> str:
    import idna

    try:
        return idna.alabel(label).decode("ascii")
    except idna.IDNAError as error:
        raise Invalid("component", _told(error)) from error


def unicode_name(name: str) -> str:
    """A name that `ascii_name` wrote, with the letters that its A-labels stand for.

    >>> unicode_name("xn--bcher-kva.example")
    'bücher.example'
    """
    if "xn--" not in name:
        return name
    import idna

    return ".".join(
        idna.ulabel(label) if label.startswith("xn--") else label for label in name.split(".")
    )
