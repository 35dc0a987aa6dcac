"""Title and sentence case."""

from __future__ import annotations

import re

_WORD = re.compile(r"[^\W_](?:[^\W_]|[\u0300-\u036f]|['’](?=[^\W_]))*")
_SENTENCE = re.compile(r"(?:^|[.!?…。]['\")\]’”»]{0,9}\s)[^\w.!?…。]*[^\W_]")


def capitalize(word: str) -> str:
    """A word with its first letter in title case, the others small.

    >>> capitalize("ǆUNGLA"), capitalize("it's")
    ('ǅungla', "It's")
    """
    return word[:1].title() + word.lower()[len(word[:1].lower()) :]


def title_case(text: str) -> str:
    """Every word with a capital, the rest of it small.

    >>> title_case("that's the 3RD ONE-word review")
    "That's The 3rd One-Word Review"
    """
    return _WORD.sub(lambda word: capitalize(word[0]), text)


def sentence_case(text: str) -> str:
    """All letters small but the first of each sentence.

    >>> sentence_case("HELLO THERE. 'how' are YOU?")
    "Hello there. 'How' are you?"
    """
    return _SENTENCE.sub(lambda start: start[0][:-1] + start[0][-1].title(), text.lower())
