"""What a caller may say about a column of IP addresses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.shared.options import texts

_ALLOWED = ("port", "prefix")
_NUMBERS = "; 'integer' also reads text of digits alone, or of 0x and digits, as a number"


@dataclass(frozen=True)
class IpOptions:
    """The options of IP addresses of either version."""

    allow: Sequence[str] = option(
        (), "what may follow an address: 'port' and 'prefix' (a length or a mask)",
        tries=(("port",), ("prefix",)),
    )  # fmt: skip
    network: bool = option(
        False, "set the bits of an address behind its prefix to 0", (True, False)
    )
    unmap: bool = option(
        False, "turn IPv4-mapped addresses of version 6 into version 4", (True, False)
    )
    leading_zeros: str = option(
        "reject", "whether octets may have leading zeros, and what they mean then",
        ("reject", "decimal"),
    )  # fmt: skip
    input: str = option(
        "auto", f"the version of the addresses; others are invalid{_NUMBERS}",
        ("auto", "ipv4", "ipv6", "integer"),
    )  # fmt: skip

    @property
    def version(self) -> int | None:
        """The only version that is valid."""
        return {"ipv4": 4, "ipv6": 6}.get(self.input)

    @property
    def allowed(self) -> tuple[str, ...]:
        """What may follow an address."""
        return texts(self.allow, "allow")


@dataclass(frozen=True)
class Ipv4Options(IpOptions):
    """The options of addresses of version 4."""

    input: str = option("ipv4", f"how the addresses are written{_NUMBERS}", ("ipv4", "integer"))

    @property
    def version(self) -> int:
        """The only version that is valid."""
        return 4


@dataclass(frozen=True)
class Ipv6Options(IpOptions):
    """The options of addresses of version 6."""

    input: str = option("ipv6", f"how the addresses are written{_NUMBERS}", ("ipv6", "integer"))

    @property
    def version(self) -> int:
        """The only version that is valid."""
        return 6


def check_options(options: IpOptions) -> None:
    """Refuse impossible options before any row is read."""
    for name in options.allowed:
        if name not in _ALLOWED:
            raise BadOption(f"allow: {name!r} is no part{did_you_mean(name, _ALLOWED)}")
