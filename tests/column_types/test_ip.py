"""IP addresses."""

import ipaddress
import random

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean, clean_ip, clean_value, explain
from tests.column_types.kernels import assert_same_both_ways, outcome_of
from tests.column_types.reading import reason_of
from tests.conftest import scaled, text_frame


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("192.0.2.17", "192.0.2.17"),
        ("0.0.0.0", "0.0.0.0"),
        (" 198.51.100.7\n", "198.51.100.7"),
        ("\ufeff198.51.100.7", "198.51.100.7"),
        ("１９８.51.100.7", "198.51.100.7"),
        ("[192.0.2.17]", "192.0.2.17"),
        ("(192.0.2.17)", "192.0.2.17"),
        ('"192.0.2.17"', "192.0.2.17"),
        ("2001:0DB8:0000:0000:0008:0800:200C:417A", "2001:db8::8:800:200c:417a"),
        ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("::", "::"),
        ("::FFFF:192.0.2.128", "::ffff:192.0.2.128"),
        ("::ffff:c000:280", "::ffff:192.0.2.128"),
        ("64:ff9b::192.0.2.33", "64:ff9b::c000:221"),
        ("fe80::1%eth0", "fe80::1%eth0"),
        ("FE80::1%25", "fe80::1%25"),
        ("11:22:33:44:55:66:77:88", "11:22:33:44:55:66:77:88"),
    ],
)
def test_an_address_is_written_in_its_shortest_form(text, address):
    assert clean_value(text, "ip") == address
    assert clean_value(address, "ip") == address


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("256.1.1.1", "range"),
        ("192.0.2.1000", "range"),
        ("192.168.019.036", "ambiguous"),
        ("::ffff:192.0.02.1", "ambiguous"),
        ("1.1", "syntax"),
        ("127.1", "syntax"),
        ("1.2.3.4.5", "syntax"),
        ("192.0.2.", "syntax"),
        ("192.0.2.1.", "syntax"),
        ("0xc0.0.2.1", "syntax"),
        ("0xc0000201", "syntax"),
        ("3232235777", "syntax"),
        ("192.0.2.-1", "syntax"),
        ("192.0.2. 1", "syntax"),
        ("192.0.2.1, 192.0.2.2", "syntax"),
        ("192.0.2.1 192.0.2.2", "syntax"),
        ("http://192.0.2.1/", "syntax"),
        ("2001:db8:::1", "syntax"),
        ("2001:db8::1::2", "syntax"),
        ("2001:db8::12345", "syntax"),
        ("1:2:3:4:5:6:7", "syntax"),
        ("1:2:3:4:5:6:7:8:9", "syntax"),
        ("01:1c:43:10:20:0a", "syntax"),
        ("02:00:5e:10:00:00:00:01", "syntax"),
        ("fe80::1%", "syntax"),
        ("fe80::1%a%b", "syntax"),
        ("192.0.2.1%eth0", "syntax"),
        ("[192.0.2.1", "syntax"),
        ("192.0.2.1:8080", "component"),
        ("[2001:db8::1]:443", "component"),
        ("192.0.2.0/24", "component"),
        ("192.0.2.1:http", "syntax"),
        ("localhost", "syntax"),
        ("1" * 1_000_000, "length"),
    ],
)
def test_what_is_no_address_alone_is_invalid(text, reason):
    assert reason_of(text, "ip") == reason


def test_leading_zeros_are_decimal_where_that_is_stated():
    assert clean_value("192.168.019.036", "ip", leading_zeros="decimal") == "192.168.19.36"
    assert clean_value("::ffff:192.0.02.1", "ip", leading_zeros="decimal") == "::ffff:192.0.2.1"
    assert reason_of("192.168.0019.36", "ip", leading_zeros="decimal") == "range"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("192.0.2.1:8080", "192.0.2.1:8080"),
        ("192.0.2.1:00080", "192.0.2.1:80"),
        ("[2001:DB8::1]:443", "[2001:db8::1]:443"),
        ("[fe80::1%eth0]:443", "[fe80::1%eth0]:443"),
        ("192.0.2.1", "192.0.2.1"),
    ],
)
def test_a_port_is_kept_where_it_is_allowed(text, written):
    assert clean_value(text, "ip", allow=["port"]) == written
    assert clean_value(written, "ip", allow=["port"]) == written


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("192.168.1.67/24", "192.168.1.67/24"),
        ("192.168.1.67/255.255.255.0", "192.168.1.67/24"),
        ("192.168.1.67/0.0.0.255", "192.168.1.67/24"),
        ("192.168.1.67 / 24", "192.168.1.67/24"),
        ("0.0.0.0/0", "0.0.0.0/0"),
        ("2001:DB8::1/64", "2001:db8::1/64"),
        ("fe80::1%eth0/64", "fe80::1%eth0/64"),
    ],
)
def test_a_prefix_or_mask_is_kept_where_it_is_allowed(text, written):
    assert clean_value(text, "ip", allow="prefix") == written
    assert clean_value(written, "ip", allow="prefix") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("10.0.0.0/255.0.255.0", "component"),
        ("10.0.0.0/33", "range"),
        ("2001:db8::/129", "range"),
        ("2001:db8::/ffff::", "syntax"),
        ("10.0.0.0/", "syntax"),
        ("10.0.0.0/24/24", "syntax"),
        ("10.0.0.0:65536", "range"),
        ("10.0.0.0:", "syntax"),
        ("10.0.0.0:80/24", "syntax"),
    ],
)
def test_ports_prefixes_and_masks_are_checked(text, reason):
    assert reason_of(text, "ip", allow=["port", "prefix"]) == reason


def test_a_network_has_no_host_bits():
    options = {"allow": ["prefix"], "network": True}
    assert clean_value("192.168.1.67/24", "ip", **options) == "192.168.1.0/24"
    assert clean_value("2001:db8::1/64", "ip", **options) == "2001:db8::/64"
    assert clean_value("192.168.1.67", "ip", **options) == "192.168.1.67"


def test_mapped_addresses_become_version_4_on_request():
    assert clean_value("::ffff:192.0.2.128", "ip", unmap=True) == "192.0.2.128"
    options = {"unmap": True, "allow": ["prefix"]}
    assert clean_value("::ffff:192.0.2.128/120", "ip", **options) == "192.0.2.128/24"
    assert clean_value("::ffff:192.0.2.128/64", "ip", **options) == "::ffff:192.0.2.128/64"
    assert clean_value("::ffff:192.0.2.128", "ipv4", unmap=True) == "192.0.2.128"


@pytest.mark.parametrize(
    ("spec", "version_4", "version_6"),
    [
        ("compressed", "10.0.2.17", "2001:db8::1"),
        ("full", "10.0.2.17", "2001:0db8:0000:0000:0000:0000:0000:0001"),
        ("integer", 167772689, 42540766411282592856903984951653826561),
        ("hex", "0x0a000211", "0x20010db8000000000000000000000001"),
        ("packed", bytes([10, 0, 2, 17]), bytes.fromhex("20010db8" + 22 * "0" + "01")),
        ("address", "10.0.2.17", "2001:db8::1"),
        ("version", 4, 6),
        ("reverse", "17.2.0.10.in-addr.arpa", "1" + ".0" * 23 + ".8.b.d.0.1.0.0.2.ip6.arpa"),
    ],
)
def test_the_formats(spec, version_4, version_6):
    assert clean_value("10.0.2.17", "ip", spec) == version_4
    assert clean_value("2001:db8::1", "ip", spec) == version_6


def test_binary_has_all_bits():
    assert clean_value("10.0.2.17", "ip", "binary") == "00001010000000000000001000010001"
    assert len(clean_value("::1", "ip", "binary")) == 128


def test_parts_and_the_address_alone():
    options = {"allow": ["port", "prefix"]}
    blank = {"port": None, "prefix": None, "zone": None}
    assert clean_value("192.0.2.1:8080", "ip", "parts", **options) == {
        **blank, "version": 4, "ip": "192.0.2.1", "port": 8080,
    }  # fmt: skip
    assert clean_value("fe80::1%eth0/64", "ip", "parts", **options) == {
        "version": 6, "ip": "fe80::1", "port": None, "prefix": 64, "zone": "eth0",
    }  # fmt: skip
    assert clean_value("fe80::1%eth0/64", "ip", "address", **options) == "fe80::1"


def test_whole_numbers_are_addresses_but_digits_in_a_text_are_not():
    numbers = pd.DataFrame({"x": [3232235777, 0, 2**32 - 1]})
    assert clean_ip(numbers, "x")["x"].tolist() == ["192.168.1.1", "0.0.0.0", "255.255.255.255"]
    assert clean_value(2**32, "ip") == "::1:0:0"
    assert clean_value(1, "ipv6") == "::1"
    assert reason_of(-1, "ip") == "range"
    assert reason_of(2**128, "ip") == "range"
    assert reason_of(2**32, "ipv4") == "range"
    assert reason_of("3232235777", "ip") == "syntax"
    assert reason_of("3232235777.", "ip") == "syntax"
    gaps = pd.DataFrame({"x": [3232235777, None]})
    assert clean_ip(gaps, "x")["x"].tolist()[0] == "192.168.1.1"
    assert "192.168.1.1" in str(explain(3232235777, "ip"))


def test_a_column_of_numbers_as_text_needs_a_word():
    assert clean_value("3232235777", "ip", input="integer") == "192.168.1.1"
    assert clean_value("0xC0A80101", "ip", input="integer") == "192.168.1.1"
    assert clean_value("0x" + "0" * 31 + "1", "ip", input="integer") == "::1"
    assert clean_value("192.168.1.1", "ip", input="integer") == "192.168.1.1"
    assert clean_value("1", "ipv6", input="integer") == "::1"


def test_integers_are_read_back():
    frame = text_frame("192.0.2.1", "2001:db8::1")
    numbers = clean_ip(frame, "x", "integer")
    assert clean_ip(numbers, "x")["x"].tolist() == ["192.0.2.1", "2001:db8::1"]


def test_a_stated_version_refuses_the_other():
    assert reason_of("2001:db8::1", "ip", input="ipv4") == "component"
    assert reason_of("192.0.2.1", "ip", input="ipv6") == "component"
    assert reason_of("192.0.2.1", "ipv6") == "component"
    assert clean_value("192.0.2.1", "ipv4", "integer") == 3221225985


def test_impossible_options_are_refused():
    with pytest.raises(BadOption, match="did you mean 'port'"):
        clean_value("192.0.2.1", "ip", allow=["ports"])
    with pytest.raises(BadOption):
        clean_value("192.0.2.1", "ipv4", input="ipv6")


def by_the_library(text: str) -> str | None:
    """What the standard library makes of a text, mapped addresses as RFC 5952 writes them."""
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return None
    mapped = getattr(address, "ipv4_mapped", None)
    zone = getattr(address, "scope_id", None)
    written = f"::ffff:{mapped}" if mapped else str(address).partition("%")[0]
    return f"{written}%{zone}" if zone else written


def differs_on_purpose(text: str) -> bool:
    """Where cleanlib reads more or less than the library."""
    mac = text.count(":") == 7 and all(len(group) == 2 for group in text.split(":"))
    return text != text.strip() or not text.isascii() or mac


def addresses(count: int) -> list[str]:
    """Addresses of both versions in many spellings, a part of them corrupted."""
    rng = random.Random(5952)
    texts = []
    for _ in range(count):
        four = ipaddress.IPv4Address(rng.getrandbits(32))
        groups = [rng.choice([0, 0, rng.getrandbits(4), rng.getrandbits(16)]) for _ in range(8)]
        six = ipaddress.IPv6Address(int("".join(f"{group:04x}" for group in groups), 16))
        spellings = (
            str(four), str(four), str(six), six.exploded, str(six).upper(), f"::ffff:{four}",
            f"{six}%eth{rng.randrange(9)}", ":".join(f"{group:x}" for group in groups),
        )  # fmt: skip
        texts.append(corrupted(rng.choice(spellings), rng))
    return texts


def corrupted(text: str, rng: random.Random) -> str:
    at, letter = rng.randrange(len(text)), rng.choice("0123456789abcdefg.:%-x")
    changes = (text[:at] + letter + text[at:], text[:at] + text[at + 1 :],
               text[:at] + letter + text[at + 1 :])  # fmt: skip
    return rng.choice((text, *changes))


def test_the_standard_library_judges():
    texts = [text for text in addresses(scaled(20_000)) if not differs_on_purpose(text)]
    written = [row[0] for row in outcome_of(texts, "ip", allow=[]).rows()]
    differing = [
        (text, ours, theirs)
        for text, ours in zip(texts, written, strict=True)
        if ours != (theirs := by_the_library(text))
    ]
    assert not differing


@pytest.mark.parametrize("spec", ["compressed", "hex", "binary", "parts", "integer", "version"])
def test_the_kernel_says_what_reading_one_by_one_says(spec):
    assert_same_both_ways(addresses(3_000), "ip", spec)
    assert_same_both_ways(addresses(1_000), "ipv4", spec if spec != "version" else "compressed")
    assert_same_both_ways(addresses(1_000), "ipv6")


def test_the_kernel_agrees_on_thousands_of_values():
    assert_same_both_ways(addresses(scaled(20_000)), "ip")


@given(st.lists(st.text("0123456789./: ", max_size=16)))
def test_the_kernel_agrees_on_any_text(texts):
    assert_same_both_ways([*texts, "192.0.2.1"], "ip", "parts", allow=["port", "prefix"])


@given(st.ip_addresses())
def test_every_address_survives_its_formats(address):
    for spec in ("compressed", "full", "address"):
        written = clean_value(str(address), "ip", spec)
        assert ipaddress.ip_address(written) == address
        assert clean_value(written, "ip", spec) == written


def test_the_order_of_rows_means_nothing():
    texts = addresses(500)
    there = clean(text_frame(*texts), "x", "ip", errors="coerce").df["x"].tolist()
    back = clean(text_frame(*texts[::-1]), "x", "ip", errors="coerce").df["x"].tolist()
    assert list(map(str, back[::-1])) == list(map(str, there))
