"""Takes a text apart: the number, its extension, and what surrounds them."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.column_types.phone.options import PhoneOptions
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.core.unicode import fold_unicode

_LONGEST = 250
_WHOLE_FLOAT = re.compile(r"(\+?[0-9]{7,15})\.0+")
_FLOAT_TAIL = re.compile(r"[^.]*[0-9]\.0+")  # behind a number that has no other dots
_SCIENTIFIC = re.compile(r"\+?([0-9])(?:\.([0-9]*))?E\+?([0-9]{1,2})", re.IGNORECASE)
_WRAPPED = re.compile(r"<(.*)>|\[(.*)\]|\{(.*)\}|\"(.*)\"|'(.*)'|`(.*)`", re.DOTALL)
_LABELS = (
    "telephone|telefono|teléfono|telefone|telefon|téléphone|téléfono|tel|tél|phone|phn|ph|fon|"
    "mobile|mobil|móvil|movil|mob|cellular|cell|celular|cel|handy|whatsapp|fax|home|work|office|"
    "direct|main|toll[- ]?free|number|num|no|nr|t|p|m|c|f|h|w|o"
)
_BEFORE = re.compile(rf"(?:(?!o[0-9])(?:{_LABELS})(?:[ .:/-]+|(?=[+(0-9]))|# *)+", re.IGNORECASE)
_AFTER = re.compile(rf"[ ,-]+(?:{_LABELS})\.?$", re.IGNORECASE)
_REMARK = re.compile(r"[ ]*\(([^()0-9]{1,60})\)$")
_URI = re.compile(r"(?:tel|callto|phone):(?://)?", re.IGNORECASE)
_URI_PART = re.compile(r";(ext|phone-context|isub)=([^;]*)", re.IGNORECASE)
_EXTENSION = re.compile(
    r"[ ,;.-]*[(\[]?(?:(?P<word>;ext=|extension|extensión|extens?|extn|ext|e?xtn?|x|interno|int|"
    r"anexo|ramal|poste|durchwahl|klappe|app|dw|доб(?:авочный)?)|#|,+|;)"
    r"[ .:#-]{0,4}(?P<digits>[0-9]{1,20})#?[)\]]?$",
    re.IGNORECASE,
)
_LONGEST_MARKED = 6  # digits of an extension that a mark instead of a word announces
_SEPARATORS = re.compile(
    r"\s*(?:[;|\n,]|(?<=[0-9 ])[/&](?=[ (+0-9])|\b(?:or|and|und|ou|et|o|y)\b)\s*", re.IGNORECASE
)
_SIDE_BY_SIDE = re.compile(r"\s+-+\s+|(?<=[0-9) ])(?=\+)")
_ALLOWED = re.compile(r"[-0-9 ().\[\]/~+]+")
_DATE = re.compile(
    r"(?:19|20)[0-9]{2}(?P<mark>[-./ ])(?P<month>[0-9]{2})(?P=mark)(?P<day>[0-9]{2})"
    r"|(?P<first>[0-9]{2})(?P<other>[-./ ])(?P<second>[0-9]{2})(?P=other)(?:19|20)[0-9]{2}"
)
_LEAST_DIGITS, _MOST_DIGITS = 7, 15  # of one of several numbers, of a single one
_SIGNS = dict.fromkeys(map(ord, "☎☏✆📞📱📲\ufe0e\ufe0f"), " ")
_LETTERS = re.compile(r"[A-Za-z]")
_KEYPAD = str.maketrans("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "22233344455566677778889999")
_VANITY = re.compile(
    r"(?P<code>\+?1[-. ]{0,3})?\(?(?P<area>[2-9][0-9]{2})(?P<joint>\)?[-. ]{0,3})"
    r"(?P<line>[A-Za-z0-9. -]+)"
)
_WORD = re.compile(r"[A-Za-z]{3,}")
_LEAST_LETTERS = 3  # fewer are misread digits
_MISREAD = re.compile(r"(?=[A-Z]*[0-9])[0-9OQDILZSBG]+|.*[A-Z][01][A-Z].*", re.DOTALL)
_TOLL_FREE = frozenset({"800", "822", "833", "844", "855", "866", "877", "888", "900"})


class Dialled(NamedTuple):
    """What a cell says: digits and marks to dial, and the extension."""

    number: str
    extension: str = ""


def read(text: str, options: PhoneOptions) -> list[Dialled]:
    """The numbers that a text holds, most often one.

    Raises
    ------
    Invalid
        For texts with anything in them that is no part of a telephone number.
    """
    if len(text) > 4 * _LONGEST:
        raise Invalid("length", f"{len(text):,} characters")
    plain = _unwrapped(fold_unicode(text).translate(_SIGNS).strip())
    if not plain or len(plain) > _LONGEST:
        raise Invalid("length", f"{len(plain):,} characters")
    if match := _URI.match(plain):
        return [_from_uri(plain[match.end() :])]
    plain = _spelt_out(plain)
    if _is_date(plain):
        raise Invalid("ambiguous", "written like a date")
    return [_one(part) for part in _parts(plain)]


def _unwrapped(text: str) -> str:
    """Without quotes or brackets around the whole, or a spreadsheet's mark of text before it."""
    while match := _WRAPPED.fullmatch(text):
        text = next(inner for inner in match.groups() if inner is not None).strip()
    return text.removeprefix("'")


def _spelt_out(text: str) -> str:
    """All digits of what a spreadsheet made a float or wrote with an exponent."""
    if match := _WHOLE_FLOAT.fullmatch(text):
        return match[1]
    if _FLOAT_TAIL.fullmatch(text):
        raise Invalid("ambiguous", "a .0 that a spreadsheet wrote, or a last digit")
    match = _SCIENTIFIC.fullmatch(text)
    if match is None:
        return text
    fraction = match[2] or ""
    if len(fraction) != int(match[3]):
        raise Invalid("lost_digits", "not all digits are there")
    return match[1] + fraction


def _parts(text: str) -> list[str]:
    """The text, or the parts of one that holds several numbers."""
    parts = [part for part in _SEPARATORS.split(text) if part]
    if len(parts) == 1 and _count(text) > _MOST_DIGITS:
        parts = _SIDE_BY_SIDE.split(text)
        parts = _halves(text.split()) if len(parts) == 1 else parts
    if len(parts) > 1 and all(_count(part) >= _LEAST_DIGITS for part in parts):
        return parts
    return [text]


def _halves(words: list[str]) -> list[str]:
    """Two numbers with only a blank between them are written alike."""
    middle = len(words) // 2
    return [" ".join(words[:middle]), " ".join(words[-middle:])] if len(words) % 2 == 0 else []


def _is_date(text: str) -> bool:
    """Whether this is a year, month and day, in digits."""
    match = _DATE.fullmatch(text)
    return match is not None and any(
        1 <= int(month or 0) <= 12 and 1 <= int(day or 0) <= 31
        for month, day in (
            (match["month"], match["day"]),
            (match["second"], match["first"]),
            (match["first"], match["second"]),
        )
    )


def _count(text: str) -> int:
    return sum(character.isdecimal() for character in text)


def _one(text: str) -> Dialled:
    text, extension = _without_extension(_without_words(text))
    return Dialled(_checked(text), extension)


def _from_uri(text: str) -> Dialled:
    """The number of a ``tel:`` address (RFC 3966)."""
    number, *_ = text.split(";", 1)
    parts = {name.lower(): value for name, value in _URI_PART.findall(text)}
    if _URI_PART.sub("", text) != number:
        raise Invalid("syntax", "not written like a tel: address")
    extension = parts.get("ext", "")
    if extension and not (extension.isdecimal() and len(extension) <= 20):
        raise Invalid("syntax", "the extension is no number")
    context = parts.get("phone-context", "")
    return Dialled(_checked(context + number if context.startswith("+") else number), extension)


def _without_words(text: str) -> str:
    """Without a label before or after, and without a remark in brackets."""
    if match := _BEFORE.match(text):
        text = text[match.end() :].strip()
    if (match := _REMARK.search(text)) and _EXTENSION.search(text) is None:
        note("note_dropped")
        text = text[: match.start()]
    if match := _AFTER.search(text):
        text = text[: match.start()]
    return text


def _without_extension(text: str) -> tuple[str, str]:
    match = _EXTENSION.search(text)
    if match is None or _count(text[: match.start()]) < 5:
        return text, ""
    if match["word"] is None and len(match["digits"]) > _LONGEST_MARKED:
        return text, ""
    return text[: match.start()], match["digits"]


def _checked(text: str) -> str:
    """Digits and marks only; letters on a keypad become digits."""
    text = text.strip()
    if _LETTERS.search(text):
        text = _from_keypad(text)
    text = text.rstrip("-./ ")
    if _ALLOWED.fullmatch(text) is None or not _starts_well(text):
        raise Invalid("syntax", "not written like a telephone number")
    return text


def _starts_well(text: str) -> bool:
    """Whether a plus, if any, comes first, and no dash does."""
    head = text.lstrip("([ ")
    return head[:1] not in ("-", ".", "/", "~") and "+" not in head[1:]


def _from_keypad(text: str) -> str:
    """A North American number whose last seven places hold letters, as in 1-800-555-TEST."""
    match = _VANITY.fullmatch(text)
    line = "" if match is None else re.sub(r"[. -]", "", match["line"]).upper()
    if match is None or len(line) != 7 or not _is_joined(match) or not _is_spelt(match["line"]):
        raise Invalid("syntax", "letters are dialled in the last seven places of a number only")
    note("letters_dialled")
    return f"+1{match['area']}{line.translate(_KEYPAD)}"


def _is_spelt(line: str) -> bool:
    """Whether letters are meant, not misread digits as in ``555-Ol23`` and ``FL0WERS``."""
    words = [word for word in re.split("[. -]+", line.upper()) if _LETTERS.search(word)]
    enough = len(_LETTERS.findall(line)) >= _LEAST_LETTERS and _has_word(line)
    return enough and not any(map(_MISREAD.fullmatch, words))


def _has_word(text: str) -> bool:
    """Whether the letters are meant, not an O that stands for a zero."""
    word = _WORD.search(text)
    return word is not None and len(set(word[0].upper())) > 1


def _is_joined(match: re.Match[str]) -> bool:
    """Whether this is no address such as ``200 Main Str``."""
    marked = bool(match["joint"].strip()) or match["code"] is not None
    return marked or match["area"] in _TOLL_FREE
