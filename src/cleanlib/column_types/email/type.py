"""The column type `email`."""

from __future__ import annotations

from cleanlib.column_types.email.formats import FORMATS
from cleanlib.column_types.email.kernel import kernel
from cleanlib.column_types.email.options import EmailOptions
from cleanlib.column_types.email.reader import Email, split
from cleanlib.core.column_type import ColumnType


def validate(value: Email, options: EmailOptions) -> Email:
    """The judge has checked the address; nothing is left."""
    return value


EMAIL: ColumnType[Email, EmailOptions] = ColumnType(
    name="email",
    title="E-mail address",
    doc=(
        "E-mail addresses, judged by the rules of the library email-validator (RFC 5322 and 6531, "
        "IDNA 2008); nothing is looked up in the network. Names, brackets, mailto:, needless "
        "quotes, a full stop behind the address, full-width and invisible characters are "
        "repaired unless repair=False. The domain is written in lower case, the local part as "
        "it is. Names reserved for tests and private networks, such as .local, are invalid."
    ),
    split=split,
    validate=validate,
    kernel=kernel,
    formats=FORMATS,
    default_format="standard",
    options=EmailOptions,
    examples={
        " Jane.Doe@Example.COM ": "Jane.Doe@example.com",
        "Jane Doe <jane@example.com>": "jane@example.com",
        "mailto:jane@example.com?subject=Hi": "jane@example.com",
        "user@example.com.": "user@example.com",
        "jane＠example．com": "jane@example.com",
        "info@Bücher.example": "info@bücher.example",
    },
    refused={
        "jane.doe.example.com": "syntax",
        "jane@example": "syntax",
        "jane doe@example.com": "syntax",
        "a@example.com; b@example.com": "ambiguous",
        '"john..doe"@example.org': "component",
        "jane@printer.local": "component",
        "@example.com": "missing_part",
    },
    hints=frozenset({"email", "e_mail", "mail", "correo", "courriel"}),
    aliases=("email_address",),
)
