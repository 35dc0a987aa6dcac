"""Categories."""

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from cleanlib.column_types.category import edits
from cleanlib.core import values as module
from cleanlib.reporting.report import MatchedText


def cleaned(cells, **options):
    return cl.clean_category(list(cells), errors="coerce", **options)


def report_on(cells, **options):
    return cl.clean(list(cells), type="category", errors="coerce", **options).report


@pytest.mark.parametrize(
    "cells",
    [
        ["New York", "new york ", "NEW  YORK"],
        ["École", "ecole", "E\u0301COLE"],
        ["Cruise, Tom", "Tom Cruise", "tom cruise, Tom"],
        ["in progress", "In-Progress", "IN_PROGRESS", "inprogress"],
        ["e-mail", "E-Mail", "email", "E mail"],
        ["St. Louis", "St.Louis", "st louis"],
        ["AT&T", "A.T.&T.", "att"],
        ["O'Brien", "O\u2019Brien", "OBRIEN"],
        ["Coke®", "coke", "(Coke)"],
        ["Straße", "STRASSE"],
        ["Ｒｅｄ", "red"],
        ["Blue-", "blue", "blue*"],
    ],
)
def test_spellings_of_one_value_get_the_most_frequent_one(cells):
    assert cleaned(cells) == [cells[0]] * len(cells)
    assert cleaned([*cells, cells[1], cells[1]]) == [" ".join(cells[1].split())] * (len(cells) + 2)


@pytest.mark.parametrize("method", ["fingerprint", "ngram", "edit"])
@pytest.mark.parametrize(
    "cells",
    [
        ["C", "C++", "C#"],
        ["A", "A+", "A-"],
        ["5", "-5", "5%", "<5", ">5"],
        ["1.5", "15", "1,5", "1-5"],
        ["Route 1", "Route 11", "Route 111"],
        ["Room 1 2", "Room 2 1", "Room 12"],
        ["10²", "102"],
        ["мой", "мои"],
        ["कि", "की"],
        ["😀", "😢"],
        ["...", "!!!"],
    ],
)
def test_what_differs_in_digits_symbols_or_letters_stays_apart(cells, method):
    assert cleaned([*cells, cells[0]], method=method) == [*cells, cells[0]]


def test_a_cell_alone_is_only_trimmed():
    assert clean_value(" N.Y.C ", "category") == "N.Y.C"
    assert clean_value("a\u200b\tb", "category") == "a b"
    assert clean_value("👩\u200d🚀", "category") == "👩\u200d🚀"


def test_none_and_a_dash_are_values_and_null_tokens_are_not():
    cells = ["None", "-", "?", "N/A", "", "\u200b", None, "none"]
    assert cleaned(cells) == ["None", "-", None, None, None, None, None, "None"]
    assert cleaned(["NA", "na", "EU"], keep_tokens=["NA"]) == ["NA", "NA", "EU"]
    assert cleaned(["-", "Blue"], null_tokens=["-"]) == [None, "Blue"]
    assert cl.validate_category(["None", "?"]).tolist() == [True, False]


def test_stop_words_count_in_the_key_only():
    cells = ["Taylor & Francis", "Taylor and Francis", "The Taylor Francis"]
    assert cleaned(cells, stop_words=["and", "THE"]) == [cells[0]] * 3
    assert cleaned(["The", "and"], stop_words=["and", "the"]) == ["The", "and"]


def test_ngrams_forgive_word_breaks_and_repetition():
    assert cleaned(["Krzysztof", "Kr zysztof", "KRZYS-ZTOF"], method="ngram") == ["Krzysztof"] * 3
    assert cleaned(["Wellington", "Elgin Town"], method="ngram") == ["Wellington", "Elgin Town"]
    assert cleaned(["Wellington", "Elgin Town"], method="ngram", n=1) == ["Wellington"] * 2
    assert report_on(["ab c", "abc"], method="ngram").notes == {"similar_merged": 1}


@pytest.mark.parametrize(
    ("cells", "threshold", "written"),
    [
        (["Connecticut"] * 2 + ["Conecticut"], 1, ["Connecticut"] * 3),
        (["black"] * 2 + ["balck", "blackk", "blakc"], 1, ["black"] * 5),
        (["Iowa"] * 2 + ["Iwoa"], 1, ["Iowa"] * 3),
        (["Wisconsin"] * 2 + ["Wiscnsn"], 2, ["Wisconsin"] * 3),
        (["Wisconsin"] * 2 + ["Wiscnsn"], 1, ["Wisconsin"] * 2 + ["Wiscnsn"]),
        (["New York"] * 2 + ["Newyork"], 1, ["New York"] * 3),
        (["Black"] + ["black"] * 2 + ["blac"], 1, ["black"] * 4),
    ],
)
def test_a_misspelling_follows_the_more_frequent_value(cells, threshold, written):
    assert cleaned(cells, method="edit", threshold=threshold) == written


@pytest.mark.parametrize(
    "cells",
    [
        pytest.param(["Iran", "Iraq"] * 2, id="as frequent"),
        pytest.param(["cat", "cat", "cot"], id="three letters"),
        pytest.param(["Route 1", "Route 1", "Route 11"], id="digits"),
        pytest.param(["Group A", "Group A", "Group B"], id="a short word differs"),
        pytest.param(["Phase II", "Phase II", "Phase I"], id="a Roman numeral differs"),
        pytest.param(["symptomatic"] * 2 + ["asymptomatic"], id="something before it"),
        pytest.param(["paid", "paid", "unpaid"], id="something before it, two letters"),
        pytest.param(["lion", "lion", "loin", "lino", "lino"], id="two as near"),
        pytest.param(["aaaa"] + ["aaab"] * 2 + ["aabb"] * 2, id="the nearest has an equal"),
    ],
)
def test_values_that_are_no_misspellings_stay(cells):
    assert cleaned(cells, method="edit", threshold=1) == cells


def test_no_value_follows_one_that_follows_another():
    cells = ["planet"] * 4 + ["planed"] * 2 + ["placed"]
    assert cleaned(cells, method="edit") == ["planet"] * 6 + ["placed"]


def test_merges_are_counted_and_listed_with_their_distance():
    cells = ["Connecticut"] * 3 + ["Conecticut"] * 2 + ["CONNECTICUT"]
    report = report_on(cells, method="edit")
    assert report.notes == {"fuzzy_match": 2, "spelling_merged": 1}
    assert report.matches == (
        MatchedText("Conecticut", "Connecticut", 1, 2),
        MatchedText("CONNECTICUT", "Connecticut", None, 1),
    )


def test_a_mapping_states_names_and_spellings():
    mapping = {"NYC": "New York City", "Big Apple": "New York City"}
    cells = ["N.Y.C.", "big apple", "new york city", "new york city", "Boston"]
    written = ["New York City"] * 4 + ["Boston"]
    assert cleaned(cells, mapping=mapping) == written
    assert cleaned(written, mapping=mapping) == written
    assert cleaned(["Nwe York City", "NYC"], mapping=mapping, method="edit")[1] == "New York City"


def test_a_closed_set_refuses_what_is_not_in_it():
    options = {"categories": ["Red", "Green"], "mapping": {"crimson": "Red"}}
    assert cleaned(["RED", "Crimson", "gren", "blue"], **options) == ["Red", "Red", None, None]
    report = report_on(["gren", "blue"], **options)
    assert report.reasons == {"unknown": 2}
    assert report.samples[0].detail == "'gren' is not among the categories"


def test_a_closed_set_may_forgive_edits():
    options = {"categories": ["Red", "Green", "Graan"], "method": "edit"}
    assert cleaned(["gren", "Rad", "grean", "green"], **options) == ["Green", None, None, "Green"]
    report = report_on(["gren", "grean"], **options)
    assert report.matches == (MatchedText("gren", "Green", 1, 1),)
    assert report.samples[0].detail == "'grean' is as near to Graan as to Green"


def test_two_categories_may_share_a_key():
    options = {"categories": ["A.B", "AB"]}
    assert cleaned(["A.B", "AB", "ab"], **options) == ["A.B", "AB", None]
    assert report_on(["ab"], **options).reasons == {"ambiguous": 1}


def test_a_closed_set_reads_what_it_wrote():
    options = {"categories": ["aabb", "ab"], "method": "ngram", "n": 1}
    for more in ({"case": "upper"}, {"target_format": "title"}):
        written = cleaned(["aabb", "ab"], **options, **more)
        assert cleaned(written, **options, **more) == written


def test_no_value_is_taken_for_the_rest():
    cells = ["Othe"] * 3 + ["Others"] * 3 + ["b"]
    assert cleaned(cells, method="edit", rare_to="Other", rare_below=2) == [*cells[:6], "Other"]


def test_rare_values_become_one():
    cells = ["a"] * 97 + ["b", "c", "c"]
    assert cleaned(cells, rare_to="Other", rare_below=0.015)[96:] == ["a", "Other", "c", "c"]
    assert cleaned(cells, rare_to="Other", rare_below=3)[96:] == ["a"] + ["Other"] * 3
    assert cleaned(cells, rare_to="Other")[96:] == cells[96:]
    closed = {"categories": ["a", "b", "c"], "rare_to": "rest", "rare_below": 2}
    assert cleaned([*cells, "d"], **closed)[96:] == ["a", "rest", "c", "c", None]
    assert cleaned(["rest", "REST", "c", "c"], **closed) == ["rest", "rest", "c", "c"]


def test_letter_case():
    cells = ["new york", "NEW YORK", "USA today"]
    assert cleaned(cells, case="upper") == ["NEW YORK", "NEW YORK", "USA TODAY"]
    assert cleaned(cells, case="lower") == ["new york", "new york", "usa today"]
    assert cleaned(cells, case="title") == ["New York", "New York", "USA Today"]
    assert cleaned(cells, target_format="title") == ["New York", "New York", "USA Today"]


def test_codes_number_the_values():
    cells = ["b", "A", None, "B", "c"]
    assert cleaned(cells, target_format="code") == [1, 0, None, 1, 2]
    closed = {"categories": ["c", "b", "a"], "rare_to": "z"}
    assert cleaned(["a", "c", "z"], target_format="code", **closed) == [2, 0, 3]


def test_a_categorical_column():
    frame = pd.DataFrame({"x": ["b", "A", None, "B"]}, index=[3, 1, 4, 1])
    column = cl.clean_category(frame, "x", "categorical")["x"]
    assert isinstance(column.dtype, pd.CategoricalDtype)
    assert list(column.cat.categories) == ["A", "b"]
    assert column.tolist() == ["b", "A", np.nan, "b"]
    assert cl.clean_category(column, target_format="categorical").equals(column)


def test_a_categorical_arrow_array():
    import pyarrow as pa

    result = cl.clean_category(pa.array(["b", "B", None]), target_format="categorical")
    assert pa.types.is_dictionary(result.type)
    assert result.to_pylist() == ["b", "b", None]


def test_workers_give_what_one_process_gives(monkeypatch):
    monkeypatch.setattr(module, "_WORTH_SECONDS", 0)
    monkeypatch.setattr(module, "_TRIAL", 1)
    cells = [f"{word} {n % 7}" for n in range(40) for word in ("Blue", "BLUE", "red")]
    assert cleaned(cells, workers=2) == cleaned(cells)


def test_too_many_values_for_edits_are_refused_with_advice(monkeypatch):
    monkeypatch.setattr(edits, "MOST_VALUES", 2)
    with pytest.raises(cl.UsageError, match="2 different values at most, and the column has 3; me"):
        cleaned(["alpha", "beta", "gamma"], method="edit")
    assert cleaned(["alpha", "beta", "gamma"]) == ["alpha", "beta", "gamma"]


LETTERS = st.text("abcAé -.1", max_size=6)
CELLS = st.lists(LETTERS, max_size=25)
WORDS = st.lists(st.text("abc", min_size=4, max_size=6), max_size=30)
METHODS = st.sampled_from(["fingerprint", "ngram", "edit"])


@given(CELLS | WORDS, METHODS, st.sampled_from([None, "lower", "title"]))
def test_cleaning_twice_changes_nothing(cells, method, case):
    once = cleaned(cells, method=method, case=case)
    assert cleaned(once, method=method, case=case) == once


@given(WORDS, st.randoms())
def test_the_order_of_the_rows_does_not_matter(cells, random):
    order = list(range(len(cells)))
    random.shuffle(order)
    written = cleaned(cells, method="edit")
    assert cleaned([cells[at] for at in order], method="edit") == [written[at] for at in order]


@given(WORDS, st.integers(1, 3))
def test_every_edit_merge_is_within_the_threshold_and_upwards(cells, threshold):
    report = report_on(cells, method="edit", threshold=threshold)
    for match in report.matches:
        assert 0 < match.distance <= threshold
        assert cells.count(match.text) < cells.count(match.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"method": "soundex"}, "is not one of 'fingerprint', 'ngram', 'edit'"),
        ({"n": 0}, "n=0 must be a whole number from 1 to 10"),
        ({"threshold": 6}, "threshold=6 must be a whole number from 1 to 5"),
        ({"threshold": True}, "threshold=True"),
        ({"stop_words": 5}, "stop_words must be"),
        ({"categories": "red"}, "categories='red' must be a list"),
        ({"categories": []}, "must be a list of texts"),
        ({"categories": [1]}, "categories must be a text or a list of texts"),
        ({"mapping": ["a"]}, "must be a dict of texts"),
        ({"mapping": {"a": 1}}, "must be a dict of texts"),
        ({"mapping": {"a": "b", "b": "c"}}, "sends 'a' to 'b', and that to 'c'"),
        ({"mapping": {"N.Y.": "New York", "NY": "Nunavut"}}, "name 'New York' and 'Nunavut', the"),
        ({"mapping": {"b": "a"}, "rare_to": "A."}, "name 'A.' and 'a', the same"),
        ({"categories": ["b"], "mapping": {"a": "c"}}, "'c', which is not in categories"),
        ({"categories": ["a", "b"], "mapping": {"a": "b"}}, "sends 'a' elsewhere"),
        ({"rare_to": " "}, "rare_to=' ' must be a text"),
        ({"rare_below": 0}, "rare_below=0 must be"),
        ({"case": "camel"}, "case"),
        ({"mapping": {"": "a"}}, "names an empty text"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(BadOption, match=message):
        clean_value("a", "category", **options)


@pytest.mark.parametrize(
    "cells", [["\u0301x", "x"], ["\u200b?", "a"], ["\u0130NEW"], ["a\x00\u0301"]]
)
@pytest.mark.parametrize("spec", ["canonical", "title", "categorical"])
def test_odd_characters_are_written_as_they_are_read(cells, spec):
    once = cl.clean_category(pd.Series(cells), target_format=spec)
    assert cl.clean_category(once, target_format=spec).equals(once)
