"""How reports put things: one line for every note and reason, and values made safe to show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cleanlib.core.decide import Decision
    from cleanlib.reporting.report import InvalidSample, MatchedText

_LABELS = 3

GUESSES = {
    "algorithm_assumed": "Nothing says which algorithm made the digest; the usual one of its "
    "length was written.",
    "area_code_assumed": "The number has no area code; that of default_area_code was taken.",
    "century_assumed": "The year has two digits; its century was chosen by two_digit_year_base.",
    "colon_inferred": "Two numbers with a colon could be hours and minutes or minutes and seconds; "
    "other cells of the column settled it.",
    "comma_to_dot": "A comma in the domain was taken for a dot (fix_domain=True).",
    "deobfuscated": "Words such as (at) and (dot) were read as the signs they stand for.",
    "direction_rounded": "The direction lies between two points of the compass; the nearer one "
    "was taken.",
    "dst_ambiguous": "The clock showed this time twice in autumn; ambiguous_time= chose which.",
    "dst_nonexistent": "The clock skipped this time in spring; it was moved to when it resumed.",
    "filled_day": "The day was absent and was filled in.",
    "filled_month": "The month was absent and was filled in.",
    "filled_time": "The time of day was absent and was filled in.",
    "filled_year": "The year was absent and was taken from default_year.",
    "first_taken": "The cell holds several values; the first was taken, as on_multiple= asks.",
    "fiscal_start_assumed": "The first and last day follow start_month=, July unless stated.",
    "fuzzy_match": "The text is a few edits away from a known or more frequent value and was "
    "taken for it.",
    "letters_inferred": "H and M, or H and F: the other letters of the column show in which "
    "language.",
    "main_region": "Several countries share the calling code; the main one was written.",
    "near_duplicate": "The row repeats another one but for a few letters of its key.",
    "nearest_name": "CSS has no name for the colour; that of the most similar one was written.",
    "order_assumed": "Day and month could stand in either order; nothing settled it, so the "
    "default was used.",
    "order_inferred": "Day and month could stand in either order; other cells of the column "
    "settled it.",
    "percent_assumed": "The number has no percent sign and is above 1; it was read as a fraction "
    "all the same (assume=).",
    "port_filled": "The cell names no port; that of default_port= was written.",
    "region_assumed": "The other column names no country in this row; region= was taken.",
    "scheme_assumed": "The address names no scheme; that of default_scheme= was written.",
    "separator_assumed": "A comma or dot could group thousands or start decimals; nothing "
    "settled it, so ambiguous_separator was used.",
    "separator_inferred": "A comma or dot could group thousands or start decimals; other cells of "
    "the column settled it.",
    "similar_merged": "The value has the same n-grams as a more frequent one and was taken for it.",
    "symbol_inferred": "Several currencies share the symbol; cells that name one settled which.",
    "tz_assumed": "The cell names no time zone; one was assumed.",
    "unit_assumed": "The number has no unit; it was taken to be in default_unit.",
    "version_filled": "The minor or patch number was absent and was set to 0.",
}
CHANGES = {
    "altitude_dropped": "The place also had an altitude, which was left out.",
    "auth_removed": "Credentials in the query were left out, as remove_auth= asks.",
    "birth_date_implausible": "The birth date in the number lies in the future or before 1850; the "
    "number was kept.",
    "birth_name_dropped": "A name at birth, in brackets after née or the like, was left out.",
    "blanks_escaped": "Blanks within the address were written as %20.",
    "character_lost": "The text holds U+FFFD: a character was lost before and cannot be restored.",
    "clamped": "A number outside its range was set to the nearest bound, as clamp=True asks.",
    "clock_forward": "Only the days are negative, as Python writes it; the clock counts on from "
    "there.",
    "empty_items_dropped": "Items of which there is nothing, as between two commas, were left out.",
    "encoding_fixed": "The text had been decoded with the wrong encoding; that was undone.",
    "epoch_ms": "The number was read as milliseconds since 1970-01-01 00:00 UTC.",
    "epoch_ns": "The number was read as nanoseconds since 1970-01-01 00:00 UTC.",
    "epoch_s": "The number was read as seconds since 1970-01-01 00:00 UTC.",
    "epoch_us": "The number was read as microseconds since 1970-01-01 00:00 UTC.",
    "extension_dropped": "The target format holds no extension, so it was left out.",
    "fraction_cut": "The fraction is finer than the target format and was cut or rounded.",
    "json_repaired": "The text was no JSON, and became JSON by the repairs that repair= names.",
    "leap_second": "Second 60, a leap second, was moved to a second that every clock has.",
    "letters_dialled": "The number has letters of a keypad, which became digits.",
    "media_type_dropped": "The head of a data: URI, which tells the media type, was left out.",
    "missing_filled": "The cell was missing and took the value that the options name.",
    "name_cut": "The header was longer than max_length and was cut.",
    "name_filled": "The header held no word, so the column was called unnamed.",
    "name_taken": "Another column has the name, so this one got a number.",
    "note_dropped": "A note in brackets was left out.",
    "null_like": "The name looks like a null token; it was kept, for there are people called Null.",
    "null_part_dropped": "A null token among the words, such as nan, was left out.",
    "null_token": "The cell held a text that means missing, or an empty one, and is null now.",
    "order_conflict": "The cell only fits the other order of day and month than the stated or "
    "decided one, and was read in that order.",
    "parameters_dropped": "Parameters such as charset were left out; drop_parameters=False keeps "
    "them.",
    "placeholder": "A value that programs write where there is none, such as a UUID of zeros; it "
    "was kept.",
    "prefix_retired": "A prefix that the country has given up since was left out.",
    "pronouns_dropped": "Pronouns in brackets were left out.",
    "rare_replaced": "The value is rare and became the one that rare_to= names.",
    "recipient_dropped": "The person or firm that an address names was left out.",
    "relative_resolved": "A word such as yesterday was turned into a date, counted from now=.",
    "rolled_24h": "24:00 became 00:00 of the next day.",
    "separator_conflict": "The cell only fits the other decimal mark than that of the column, and "
    "was read with its own.",
    "serial_converted": "The number was read as a spreadsheet's count of days.",
    "signs_dropped": "Signs that are neither letters nor digits were left out.",
    "slug_cut": "Words for which max_length leaves no room were left out.",
    "spelling_merged": "The value is another one but for case, accents, punctuation or the "
    "order of its words, and took its spelling.",
    "tracking_removed": "What only tracks visitors was cut from the query (remove_tracking=True).",
    "userinfo_dropped": "A user name or password in front of the host was left out; "
    "keep_userinfo=True keeps it.",
    "weekday_mismatch": "The weekday is not that of the date, which was kept all the same.",
    "zone_dropped": "The target format writes no time zone, so the cell's own was left out; the "
    "clock time is unchanged.",
}
REASONS = {
    "ambiguous": "Several readings are possible and nothing chooses between them.",
    "checksum": "The check digit does not match the rest.",
    "component": "The parts contradict each other, or one of them cannot be.",
    "decimal_mark": "The decimal mark is not the one that was stated.",
    "dimension": "The unit measures something else than what is wanted.",
    "dst_ambiguous": "The clock showed this time twice when daylight saving ended.",
    "dst_nonexistent": "The clock skipped this time when daylight saving began.",
    "grouping": "The digits are not grouped the way numbers are.",
    "leap_second": "Second 60 stands where no leap second can be, or was not asked for.",
    "length": "Too short or too long.",
    "lost_digits": "Digits are gone: a spreadsheet wrote the number in short, as in 4.4E+4.",
    "missing_part": "A part that the target format writes is absent.",
    "multiple": "Several values stand in one cell.",
    "not_whole": "The number has a fraction where a whole number is wanted.",
    "range": "A number lies outside what is possible or allowed.",
    "spreadsheet_error": "A spreadsheet's error value stands where a number should.",
    "syntax": "Not written in any form that the type has.",
    "tz_unknown": "The time zone is absent, unknown or has several meanings.",
    "unknown": "No known value of the type.",
    "weekday_mismatch": "The weekday is not that of the date.",
}
BECAME = {
    "warn": "became null",
    "coerce": "became null",
    "ignore": "were kept as they are",
    "raise": "raised an error; nothing was changed",
}


def explain_note(name: str) -> str:
    """A sentence on a note; the name itself when there is none.

    >>> explain_note("rolled_24h"), explain_note("house_style")
    ('24:00 became 00:00 of the next day.', 'house_style')
    """
    return GUESSES.get(name) or CHANGES.get(name) or name


def explain_reason(code: str) -> str:
    """A sentence on a reason code; the code itself when there is none."""
    return REASONS.get(code, code)


def split_notes(notes: Mapping[str, int]) -> tuple[dict[str, int], dict[str, int]]:
    """Counted notes as guesses and as changes that had one reading only; unknown ones are guesses.

    >>> split_notes({"zone_dropped": 2, "century_assumed": 1, "house_style": 3})
    ({'century_assumed': 1, 'house_style': 3}, {'zone_dropped': 2})
    """
    guesses = {name: count for name, count in notes.items() if name not in CHANGES}
    changes = {name: count for name, count in notes.items() if name in CHANGES}
    return guesses, changes


def printable(text: str) -> str:
    r"""A text with what cannot be seen written out.

    >>> printable("a\tb\u202ec")
    'a\\tb\\u202ec'
    """
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def visible(value: object, width: int) -> str:
    """The text of a value, `printable` and cut to ``width`` characters, its length told.

    >>> visible("x" * 1_500, 4)
    'xxxx... (1,500 characters)'
    """
    text = str(value)
    shown = printable(text[:width])
    return shown if len(text) <= width else f"{shown}... ({len(text):,} characters)"


def share(part: int, whole: int) -> str:
    """A percentage that says 0 or 100 only where that is exact.

    >>> share(1, 3), share(1, 10**6), share(10**6 - 1, 10**6), share(0, 0)
    ('33.3 %', '<0.1 %', '>99.9 %', '0.0 %')
    """
    percent = 100 * part / whole if whole else 0.0
    if 0 < percent < 0.1:
        return "<0.1 %"
    if 99.9 < percent < 100:
        return ">99.9 %"
    return f"{percent:.1f} %"


def why(sample: InvalidSample) -> str:
    """The reason of an invalid text, with its detail."""
    detail = visible(sample.detail, 120)
    return f"{sample.reason} ({detail})" if detail else sample.reason


def where(sample: InvalidSample) -> str:
    """The labels of the first rows that hold an invalid text."""
    labels = [visible(label, 30) for label in sample.labels[:_LABELS]]
    return ", ".join(labels + ["..."] * (sample.count > len(labels)))


def distance(match: MatchedText) -> str:
    """How far apart a text and the value it was taken for are."""
    if match.distance is None:
        return ""
    return f"{match.distance} edit{'s' * (match.distance != 1)}"


def stated(decision: Decision) -> str:
    """What was decided, written as the option that would repeat it."""
    return f"{decision.option}={visible(repr(decision.value), 40)}"


def affected(decision: Decision) -> str:
    """How many cells the decision settled, or refused."""
    count = f"{decision.undecided:,} cell{'s' * (decision.undecided != 1)}"
    return f"{count} refused" if decision.value is None else f"for {count}"


def evidence(decision: Decision) -> str:
    """Why a decision came out as it did."""
    if decision.source == "default":
        return "nothing proves a reading" + ", so the default" * (decision.value is not None)
    if decision.value is None:
        return f"{decision.votes_against:,} cells prove a reading, but not all the same"
    proof = "" if decision.proof is None else f" (the first: row {visible(decision.proof, 30)})"
    against = f"{decision.votes_against:,}, so the default" if decision.votes_against else "none"
    return f"proved by {decision.votes_for:,}{proof}, disproved by {against}"
