"""Files appear whole or not at all."""

from __future__ import annotations

import gzip
import os
import threading

import pytest

from cleanlib.cli.files import as_json, read_bytes, replacing
from cleanlib.cli.problems import DataError, Unwritable
from tests.cli.conftest import names


def write(path, data=b"new"):
    with replacing(str(path)) as file:
        file.write(data)


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path):
    target = tmp_path / "out.csv"
    target.write_bytes(b"old")
    target.chmod(0o640)
    write(target)
    assert target.read_bytes() == b"new"
    assert target.stat().st_mode & 0o777 == 0o640
    assert names(tmp_path) == ["out.csv"]


@pytest.mark.parametrize("error", [ValueError, KeyboardInterrupt])
def test_what_stops_the_writing_leaves_the_old_file(tmp_path, error):
    target = tmp_path / "out.csv"
    target.write_bytes(b"old")
    with pytest.raises(error), replacing(str(target)) as file:
        file.write(b"half")
        raise error
    assert target.read_bytes() == b"old"
    assert names(tmp_path) == ["out.csv"]


def test_a_link_stays_a_link(tmp_path):
    target = tmp_path / "real.csv"
    target.write_bytes(b"old")
    link = tmp_path / "link.csv"
    link.symlink_to(target)
    write(link)
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_named_pipe_is_written_into(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    got = []
    reader = threading.Thread(target=lambda: got.append(pipe.read_bytes()))
    reader.start()
    write(pipe)
    reader.join()
    assert got == [b"new"]
    assert pipe.is_fifo()


def test_gzip_by_name_when_writing_and_by_content_when_reading(tmp_path):
    target = tmp_path / "out.csv.gz"
    write(target)
    assert gzip.decompress(target.read_bytes()) == b"new"
    assert read_bytes(str(target)) == b"new"
    first = target.read_bytes()
    write(target)
    assert target.read_bytes() == first


def test_files_that_cannot_be_read_or_written(tmp_path):
    damaged = tmp_path / "damaged.csv.gz"
    damaged.write_bytes(gzip.compress(b"a,b\n" * 50)[:-12])
    with pytest.raises(DataError, match=r"^cannot unpack .*damaged\.csv.gz: "):
        read_bytes(str(damaged))
    with pytest.raises(DataError, match=r"^cannot read nowhere\.csv: No such file or directory$"):
        read_bytes("nowhere.csv")
    with pytest.raises(DataError, match=r"^cannot read .*: Is a directory$"):
        read_bytes(str(tmp_path))
    with pytest.raises(
        DataError, match=r"^cannot write nowhere/out\.csv: No such file or directory$"
    ):
        write("nowhere/out.csv")
    with pytest.raises(DataError, match=r"^cannot write .*: Is a directory$"):
        write(tmp_path)


def test_what_a_format_cannot_hold_names_the_file(tmp_path):
    target = tmp_path / "out.csv"
    with (
        pytest.raises(DataError, match=r"^cannot write .*out\.csv: too odd$"),
        replacing(str(target)),
    ):
        raise Unwritable("too odd")
    assert names(tmp_path) == []


def test_json_is_readable_utf_8():
    assert as_json("\udcff") == b'"\\udcff"\n'
    assert as_json({"é": [1]}) == '{\n  "é": [\n    1\n  ]\n}\n'.encode()
