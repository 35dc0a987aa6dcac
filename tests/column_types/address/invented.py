"""Invented addresses, as they are and corrupted."""

from __future__ import annotations

import random
import string

_SOUNDS = ("b", "br", "c", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "w", "st", "th")
_ENDS = ("", "n", "r", "ton", "ville", "son", "")
_KINDS = ("St", "Ave", "Blvd", "Street", "Road", "Dr", "Ln", "Ct", "Way", "Pkwy", "Cir", "Pl")
_STATES = ("AK", "CA", "IL", "IN", "MI", "NY", "TX", "WA", "Texas", "New York", "North Carolina")
_UNITS = (" Apt ", " #", ", Ste ", " Unit ", " Floor ")
_MORE = f"{string.printable}½é²٣—#"


class Inventor:
    """Invents addresses, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def word(self) -> str:
        """A name that means nothing."""
        pick = self._random.choice
        syllables = [pick(_SOUNDS) + pick("aeiou") for _ in range(pick((1, 2, 2, 3)))]
        return "".join(syllables).capitalize() + pick(_ENDS)

    def address(self) -> str:
        """A US address in one of its usual forms."""
        pick, number = self._random.choice, self._random.randint
        street = f"{number(1, 99_999)} {pick(('', '', 'N ', 'SW ', 'E. '))}{self.word()}"
        unit = pick(_UNITS) + str(number(1, 999)) + pick(("", "", "B")) if number(0, 9) < 4 else ""
        place = f"{self.word()}{pick((', ', ' '))}{pick(_STATES)} {number(501, 99_999):05}"
        text = f"{street} {pick(_KINDS)}{unit}, {place}"
        return text.upper() if number(0, 9) < 2 else text

    def corrupted(self, text: str) -> str:
        """The address with something added, lost, or written otherwise."""
        at = self._random.randrange(len(text))
        return self._random.choice(
            [
                text[:at] + self._random.choice(_MORE) + text[at:],
                text[:at] + text[at + 1 :],
                text.replace(",", ""),
                text[:at],
                text[at:],
                text.lower(),
                text.replace(" ", "\n", 1),
                f"PO Box 12, {text}",
            ]
        )
