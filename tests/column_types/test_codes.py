"""Codes that patterns and check digits describe, VINs, airports and Ethereum addresses."""

import pytest

import cleanlib as cl
from cleanlib.shared.keccak import keccak_256


def cleaned(value, type_name, target=None, **options):
    return cl.clean_value(value, type_name, target, errors="coerce", **options)


@pytest.mark.parametrize(
    ("name", "cell", "target", "written"),
    [
        ("arxiv", "arXiv:1501.00001v2 [cs.CL]", None, "arXiv:1501.00001v2"),
        ("arxiv", "math.GT/0309136", "url", "https://arxiv.org/abs/math.GT/0309136"),
        ("arxiv", "https://arxiv.org/pdf/1501.00001.pdf", "bare", "1501.00001"),
        ("atc", "N02BE01", "level3", "N02B"),
        ("atc", "N02", "level3", None),
        ("au_medicare", "2123 45670 1", "masked", "**** **670 1"),
        ("bank_sort_code", 123456, None, "12-34-56"),
        ("bank_sort_code", 3456, None, "00-34-56"),
        ("blood_pressure", "BP 120 over 80", None, "120/80"),
        ("card_expiry", "2027-02", "last_day", "2027-02-28"),
        ("card_expiry", "exp 2/28", "YYYY-MM", "2028-02"),
        ("card_expiry", 127, None, "01/27"),
        ("doi", "DOI 10.1000/ABC", "url", "https://doi.org/10.1000/abc"),
        ("doi", "10.1000/a b", None, None),
        ("flight_number", "9w-0123", "AA 123", "9W 123"),
        ("gb_nino", "NI: AB123456C", "compact", "AB123456C"),
        ("gtin", 36000291452, "gtin12", "036000291452"),
        ("gtin", "10012345678902", "gtin13", None),
        ("hk_id", "a123456 3", None, "A123456(3)"),
        ("hs_code", "8517.12.00.50", "hs4", "8517"),
        ("icd10", "ICD-10: e119", None, "E11.9"),
        ("loinc", "718-7", None, "718-7"),
        ("naics", "31-33", None, None),
        ("naics", "54-1511", "level", "6"),
        ("orcid", "orcid.org/0000-0002-1825-0097/", "compact", "0000000218250097"),
        ("pmid", "https://pubmed.ncbi.nlm.nih.gov/17284678/", None, 17284678),
        ("sg_nric", "f1234567n", None, "F1234567N"),
        ("upc", "04252614", "ean13", "0042100005264"),
        ("us_ndc", "NDC 0777-3105-02", "11", "00777310502"),
        ("us_ndc", "0777310502", None, None),
        ("us_npi", "1234567893.0", None, "1234567893"),
    ],
)
def test_codes(name, cell, target, written):
    assert cleaned(cell, name, target) == written


def test_what_a_code_tells():
    assert cleaned("I21.4", "icd10", "parts") == {
        "chapter": "IX",
        "category": "I21",
        "subcategory": "4",
    }
    assert cleaned("541511", "naics", "parts") == {
        "sector": "54",
        "subsector": "541",
        "group": "5415",
        "industry": "54151",
        "national": "541511",
    }


@pytest.mark.parametrize(
    ("number", "check_digit", "valid"),
    [
        ("1M8GDM9AXKP042788", "north_america", True),
        ("1M8GDM9A1KP042788", "north_america", False),
        ("1M8GDM9A1KP042788", "never", True),
        ("WVWZZZ1JZXW000001", "north_america", True),
        ("WVWZZZ1JZXW000001", "always", False),
    ],
)
def test_whose_vin_has_a_check_digit(number, check_digit, valid):
    assert cl.validate_vin(number, check_digit=check_digit) is valid


def test_parts_of_a_vin():
    parts = cleaned("1m8gdm9axkp042788", "vin", "parts")
    assert parts["year"] == "1989"
    assert parts["country"] == "US"
    assert cleaned("WVWZZZ1JZXW000001", "vin", "parts")["country"] == "DE"
    assert cleaned("WVWZZZ1JZXW000001", "vin", "year") is None


@pytest.fixture
def airports(tmp_path):
    path = tmp_path / "airports.csv"
    path.write_text("IATA,ICAO,Name,City,Country\nLHR,EGLL,Heathrow,London,GB\n", "utf-8")
    return str(path)


def test_airports_of_a_table(airports):
    assert cleaned("lhr", "iata_airport") == "LHR"
    assert cleaned("lhr", "iata_airport", "name", data_file=airports) == "Heathrow"
    assert cleaned("egll", "icao_airport", "iata", data_file=airports) == "LHR"
    assert cl.explain("ZZZ", "iata_airport", data_file=airports).reason == "unknown"


def test_airports_without_a_table(airports):
    with pytest.raises(cl.UnknownFormat, match="needs data_file="):
        cl.clean_value("LHR", "iata_airport", "name")
    with pytest.raises(cl.UnknownFormat, match="did you mean 'name'"):
        cl.clean_value("LHR", "iata_airport", "nme", data_file=airports)
    with pytest.raises(cl.BadOption, match="cannot be read"):
        cl.clean_value("LHR", "iata_airport", data_file="no/such/file.csv")


@pytest.mark.parametrize(
    ("data", "digest"),
    [
        (b"", "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"),
        (b"abc", "4e03657aea45a94fc7d47ba826c8d667c0d1e6e33a64a036ec44f58fa12d6c45"),
    ],
)
def test_keccak(data, digest):
    assert keccak_256(data).hex() == digest


@pytest.mark.parametrize(
    "address",
    [
        "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
        "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
        "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
        "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    ],
)
def test_the_letter_case_of_ethereum_addresses(address):
    assert cleaned(address.lower(), "ethereum_address") == address
    assert cleaned(address, "ethereum_address", "lower") == address.lower()
    assert cl.explain(address[:2] + address[2:].swapcase(), "ethereum_address").reason == "checksum"
