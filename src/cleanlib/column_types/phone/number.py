"""A telephone number, taken apart."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import phonenumbers

NANP = "1"  # the country code of the North American Numbering Plan


class PhoneNumber(NamedTuple):
    """A number as ITU E.164 has it, and its extension.

    Attributes
    ----------
    country_code : str
        One to three digits.
    national : str
        The national number; a zero at its start belongs to it, as in Italy.
    extension : str
        The digits of the extension; empty when there is none.
    """

    country_code: str
    national: str
    extension: str = ""

    @property
    def is_nanp(self) -> bool:
        """Whether it has an area code, an exchange and a line."""
        return self.country_code == NANP

    def as_object(self) -> phonenumbers.PhoneNumber:
        """What the package phonenumbers works with."""
        import phonenumbers

        digits = self.national.lstrip("0") or "0"
        zeros = len(self.national) - len(digits)
        return phonenumbers.PhoneNumber(
            country_code=int(self.country_code),
            national_number=int(digits),
            italian_leading_zero=True if zeros else None,
            number_of_leading_zeros=zeros if zeros > 1 else None,
            extension=self.extension or None,
        )
