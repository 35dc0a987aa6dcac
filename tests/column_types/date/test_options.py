"""Options of dates that contradict each other are refused before any cell is read."""

import pytest

import cleanlib as cl


@pytest.mark.parametrize("epoch", ["s", "ms", "us", "ns"])
def test_a_number_cannot_be_both_spreadsheet_days_and_unix_time(epoch):
    with pytest.raises(cl.BadOption, match="read the same numbers"):
        cl.clean_date(["37889"], serial="excel1900", epoch=epoch)


def test_spreadsheet_days_and_automatic_unix_times_share_a_column():
    cells = ["37889", "1064577600"]
    assert cl.clean_date(cells, target_format="YYYY-MM-DD", serial="excel1900", epoch="auto") == [
        "2003-09-25",
        "2003-09-26",
    ]
