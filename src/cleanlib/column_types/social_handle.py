"""Names of accounts on social networks."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.social_platforms import Platform, platform_of, platforms

_LONGEST = 300
_URL = re.compile(
    r"(?:https?://)?(?:(?:www|m|mobile|web|old|[a-z]{2})\.)?"
    r"(?P<host>[a-z0-9-]+\.[a-z]{2,4})/(?P<path>[^?#]*)(?:[?#].*)?"
)
_LABELLED = re.compile(r"(?P<platform>[a-z][a-z ]{0,11}[a-z]|x)\s*[:/]\s*(?P<handle>[^\s/].*)")
_HANDLE = re.compile(r"[a-z0-9_](?:[a-z0-9_.-]{0,98}[a-z0-9_-])?")
_PAGES = {
    "about", "accounts", "api", "blog", "business", "channel", "developers", "download", "events",
    "explore", "features", "feed", "followers", "following", "groups", "hashtag", "help", "home",
    "i", "intent", "jobs", "legal", "live", "login", "logout", "marketplace", "messages",
    "notifications", "p", "pages", "pricing", "privacy", "profile", "profile.php", "reel",
    "reels", "results", "search", "settings", "share", "sharer", "sharer.php", "shorts", "signup",
    "status", "stories", "support", "terms", "topics", "tos", "video", "videos", "watch",
}  # fmt: skip


class SocialHandle(NamedTuple):
    """A handle in lower case, without its sign, and the network if that is known."""

    handle: str
    platform: str | None = None


@dataclass(frozen=True)
class SocialHandleOptions:
    """What a caller may say about a column of handles."""

    platform: str | None = option(None, "the network of handles that do not tell it themselves")


def check_options(options: SocialHandleOptions) -> None:
    """Refuse networks that are not known."""
    wanted = options.platform
    if wanted is not None and (not isinstance(wanted, str) or platform_of(wanted.lower()) is None):
        known = ", ".join(platforms())
        hint = did_you_mean(wanted, platforms())
        raise BadOption(f"platform={wanted!r} is not known{hint} Known: {known}")


def split(text: str, options: SocialHandleOptions) -> SocialHandle:
    """Read the address of a profile, a handle behind the name of its network, or a handle."""
    text = plain_text(text, _LONGEST).lower()
    stated = platform_of(options.platform.lower()) if options.platform else None
    if not text.startswith("@"):
        if (url := _URL.fullmatch(text)) and (network := platform_of(url["host"])):
            return SocialHandle(_in_path(url["path"], network), _agreed(network, stated))
        labelled = _LABELLED.fullmatch(text)
        if labelled and (network := platform_of(labelled["platform"])):
            return SocialHandle(labelled["handle"].removeprefix("@"), _agreed(network, stated))
    return SocialHandle(text.removeprefix("@"), stated.name if stated else None)


def _agreed(found: Platform, stated: Platform | None) -> str:
    if stated not in (None, found):
        raise Invalid("component", f"a profile of {found.name}, not of {stated.name}")
    return found.name


def _in_path(path: str, network: Platform) -> str:
    """The handle in the path of a profile's address; other pages are no profiles."""
    path = path.strip("/")
    if network.folder:
        path = path.removeprefix(f"{network.folder}/")
    if network.name == "reddit":
        path = path.removeprefix("u/")
    handle = path.removeprefix("@")
    if "/" in handle or handle in _PAGES or not handle:
        raise Invalid("component", "a page of the network that is no profile")
    return handle


def validate(value: SocialHandle, options: SocialHandleOptions) -> SocialHandle:
    """Check the characters and the length that the network allows, or any network."""
    if value.platform is None:
        pattern, where = _HANDLE, "any network"
    else:
        pattern, where = platforms()[value.platform].pattern, value.platform
    if pattern.fullmatch(value.handle) is None or ".." in value.handle:
        raise Invalid("syntax", f"{shorten(value.handle, 30)} is no handle of {where}")
    return value


def _url(value: SocialHandle) -> str:
    if value.platform is None:
        raise Invalid("missing_part", "nothing tells the network; platform= does")
    return platforms()[value.platform].url.format(value.handle)


SOCIAL_HANDLE: ColumnType[SocialHandle, SocialHandleOptions] = ColumnType(
    name="social_handle",
    title="Social media handle",
    doc=(
        "Names of accounts on social networks, with or without @, behind the name of the network, "
        "or in the address of a profile; written in lower case, which they do not depend on. "
        "Addresses of posts and other pages are invalid. Where the network is known, its own rules "
        "for names hold."
    ),
    split=split,
    validate=validate,
    formats={
        "@handle": TargetFormat(lambda v: f"@{v.handle}", "@example_user", lossless=False),
        "handle": TargetFormat(lambda v: v.handle, "example_user", lossless=False),
        "url": TargetFormat(_url, "https://x.com/example_user; needs the network"),
        "parts": TargetFormat(
            lambda v: (v.handle, v.platform),
            "the handle, and the network if it is known",
            ("handle", "platform"),
        ),
    },
    default_format="@handle",
    options=SocialHandleOptions,
    check_options=check_options,
    examples={
        "https://twitter.com/Example_User": "@example_user",
        "@Example.User": "@example.user",
        "Instagram: @example": "@example",
        "example_user": "@example_user",
    },
    refused={
        "@a b": "syntax",
        "@": "syntax",
        "jane@example.com": "syntax",
        "https://x.com/example/status/1": "component",
        "https://x.com/a-b": "syntax",
    },
    hints=frozenset({"twitter", "handle", "username", "instagram", "social"}),
    aliases=("twitter_handle",),
)
