"""The zone of a moment: what the cell says, what the options say, and moving between zones."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.date.clock import local_seconds, shift_to
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.zones import (
    MAIL_ZONES,
    MOST_HOURS,
    LocalOffsets,
    Zone,
    ZoneWords,
    find_zone,
    frozen_names,
    local_offsets,
    utc_offsets,
    zone_words,
)
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import DAY

_LEAP = 60  # a second whose reality depends on the zone


def zone_wanted(fields: Fields, options: DateOptions) -> bool:
    """Whether the zone of a cell matters for what is written."""
    needs = fields.run.needs
    if options.output_tz is not None or "zone" in needs:
        return True
    return "instant" in needs or ("aware" in needs and options.input_tz is not None)


def read_zone(fields: Fields, options: DateOptions) -> None:
    """Fill ``offset`` (seconds) where a zone is stated or given, or fail."""
    stated = fields.has("zone_hour") | fields.has("zone")
    if "zone_hour" in fields:
        _read_offset(fields)
    if not zone_wanted(fields, options):
        if "own zone" in fields.run.needs:  # an offset is written as the cell has it
            stated &= ~fields.has("offset")
        fields.note(stated & fields.good, "zone_dropped")
        _read_names(fields, options, fields["second"] == _LEAP)
        return
    if "zone" in fields:
        _read_names(fields, options, fields.good)
    naive = fields.good & fields.has("hour") & ~fields.has("offset")
    if options.input_tz is not None:
        fields.note(naive, "tz_assumed")
        _apply_zone(fields, options, find_zone(options.input_tz), naive)
    elif "instant" in fields.run.needs and options.output_tz is None:
        fields["offset"][naive] = 0
        fields.note(naive, "tz_assumed")
    else:
        fields.fail(naive, "tz_unknown", "no zone in the cell; input_tz= would supply one")
    if options.output_tz is not None:
        _convert(fields, find_zone(options.output_tz))


def _read_offset(fields: Fields) -> None:
    rows = np.flatnonzero(fields.has("zone_hour"))
    hours, minutes, signs = (fields[f"zone_{n}"][rows] for n in ("hour", "minute", "sign"))
    minutes = np.where(minutes == MISSING, 0, minutes)
    bad = rows[(hours > MOST_HOURS) | (minutes > 59)]
    fields.fail(bad, "range", "no such offset from UTC")
    signs = np.where(signs == -1, -1, 1)
    if "posix" in fields:  # Etc/GMT+5 is five hours behind
        signs = np.where(fields["posix"][rows] == 1, -signs, signs)
    fields["offset"][rows] = signs * (hours * 3600 + minutes * 60)


def _read_names(fields: Fields, options: DateOptions, rows: Mask) -> None:
    table = zone_words(frozen_names(options.tz_names))
    rows = rows & fields.has("zone") & ~fields.has("zone_hour") & fields.good
    for number in np.unique(fields["zone"][rows]).tolist():
        of_zone = rows & (fields["zone"] == number)
        zone = table.zones[number]
        if zone is None:
            _mail_zone(fields, table, number, of_zone)
        else:
            _apply_zone(fields, options, zone, of_zone)


def _mail_zone(fields: Fields, table: ZoneWords, number: int, rows: Mask) -> None:
    """An abbreviation means something only in a mail's date, and only if the standard has it."""
    word = table.words[number][0]
    mail = rows & fields.has("mail") if word in MAIL_ZONES else np.zeros_like(rows)
    fields["offset"][mail] = MAIL_ZONES.get(word, 0) * 3600
    unknown = f"{word.upper()} has several meanings; tz_names= would choose one"
    fields.fail(rows & ~mail, "tz_unknown", unknown)


def _apply_zone(fields: Fields, options: DateOptions, zone: Zone, rows: Mask) -> None:
    if not isinstance(zone, str):
        fields["offset"][rows] = zone or 0
        return
    dated = rows & fields.has("day") & fields.has("year")
    fields.fail(rows & ~dated, "tz_unknown", "the offset of a zone needs a date")
    if not dated.any():
        return
    local = local_seconds(fields)[dated]
    found = local_offsets(zone, local)
    where = np.flatnonzero(dated)
    if found.repeated.any():
        _settle_repeated(fields, options, where, local, found)
    choice = np.where(fields["later"][where] == 1, found.later, found.earlier)
    fields["offset"][where] = choice
    _settle_skipped(fields, options, where[found.skipped], found.resume[found.skipped])


def _settle_repeated(
    fields: Fields, options: DateOptions, where: Ints, local: Ints, found: LocalOffsets
) -> None:
    """Which of two passes a repeated clock time belongs to, as ``ambiguous_time`` says."""
    policy = options.ambiguous_time
    later, open_rows = np.zeros(len(local), dtype=bool), found.repeated
    if policy == "infer":
        later, open_rows = _passes(local, found)
    elif policy != "reject":
        later, open_rows = found.repeated & (policy == "later"), np.zeros(len(local), dtype=bool)
    fields["later"][where[later]] = 1
    fields.note(where[found.repeated & ~open_rows], "dst_ambiguous")
    reason = "the clock showed this time twice; see ambiguous_time="
    fields.fail(where[open_rows], "dst_ambiguous", reason)


def _passes(local: Ints, found: LocalOffsets) -> tuple[Mask, Mask]:
    """Which of the repeated times, in row order, come in the second pass; which stay open.

    Each autumn night is settled by itself: by the one step back of its clock times, if all its
    rows then follow each other in time.
    """
    later = np.zeros(len(local), dtype=bool)
    open_rows = np.zeros(len(local), dtype=bool)
    nights = local // DAY
    for night in np.unique(nights[found.repeated]):
        of_night = np.flatnonzero(nights == night)
        rows = np.arange(of_night[0], of_night[-1] + 1)
        backward = np.flatnonzero(np.diff(local[rows]) < 0)
        second = np.zeros(len(rows), dtype=bool)
        if len(backward) == 1:
            second[backward[0] + 1 :] = True
        utc = local[rows] - np.where(second, found.later[rows], found.earlier[rows])
        if len(backward) == 1 and (np.diff(utc) >= 0).all():
            later[rows] = second & found.repeated[rows]
        else:
            open_rows[of_night] = found.repeated[of_night]
    return later, open_rows


def _settle_skipped(fields: Fields, options: DateOptions, where: Ints, resume: Ints) -> None:
    hit = np.zeros(fields.rows, dtype=bool)
    hit[where] = True
    if options.nonexistent_time == "reject":
        fields.fail(hit, "dst_nonexistent", "the clock skipped this time; see nonexistent_time=")
        return
    seconds = np.zeros(fields.rows, np.int64)
    seconds[where] = resume
    shift_to(fields, hit & fields.good, seconds)
    fields.note(hit & fields.good, "dst_nonexistent")


def _convert(fields: Fields, zone: Zone) -> None:
    rows = fields.good & fields.has("offset") & fields.has("hour")
    utc = local_seconds(fields) - np.where(rows, fields["offset"], 0)
    offset = np.full(fields.rows, MISSING)
    offset[rows] = utc_offsets(zone, utc[rows])
    fields["offset"] = np.where(rows, offset, fields["offset"])
    shift_to(fields, rows, utc + np.where(rows, offset, 0))
    fields["zone"] = np.where(rows, MISSING, fields["zone"])
