"""Text and free text: each step by itself, pipelines, null tokens, letter case."""

import pickle

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from cleanlib.column_types.text.steps import DATAPREP, STEPS
from tests.column_types.reading import reason_of


def cleaned(text, **options):
    return clean_value(text, "text", **options)


def test_nothing_but_trimming_is_done_unless_asked_for():
    text = "A  note &amp; “more”\u200b <b>FranÃ§ais</b> 12²"
    assert cleaned(f" \t{text}\n\u00a0") == text


@pytest.mark.parametrize("text", ["None", "none", "-", "unknown", "0", "nil.", "---"])
def test_answers_and_dashes_are_texts(text):
    assert cleaned(text) == text


@pytest.mark.parametrize("text", ["N/A", "n/a", " NaN ", "null", "?", "--", "", " \n", None])
def test_null_tokens_are_missing(text):
    assert cleaned(text) is None
    assert not cl.validate_text(text)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("12345", {"remove_digits": True}),
        ("<p>N/A</p>", {"remove_html": True}),
        ("N/A\u200b", {"strip_invisible": True}),
        ("the", {"remove_stopwords": True}),
        ("x", {"custom": lambda text: None}),
    ],
)
def test_what_steps_leave_empty_is_missing(text, options):
    assert cleaned(text, **options) is None


def test_tokens_of_the_call_win():
    assert cleaned("-", null_tokens=["-"]) is None
    assert cleaned("N/A", keep_tokens=["n/a"]) == "N/A"


@pytest.mark.parametrize(
    ("damaged", "text"),
    [
        ("voilÃ le travail", "voilà le travail"),
        ("donâ€™t", "don’t"),
        ("ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"),
        ("ï¼¡", "Ａ"),
        ("It\x92s", "It’s"),
        ("CANCIÃ“N", "CANCIÓN"),
        ("l’humanitÃ© â€œ&amp;â€\x9d ﬁ", "l’humanité “&amp;” ﬁ"),
    ],
)
def test_wrong_encodings_are_undone_and_nothing_else(damaged, text):
    assert cleaned(damaged, fix_encoding=True) == text


@pytest.mark.parametrize(
    "text",
    ["SÃO PAULO", "NÃO É", "PÃES À MÃO", "Â", "Ça va à Â?", "Škoda Žižkov", "naïve façade – “où”",
     "“Ã”",
     "Îles-de-la-Madeleine", "€ 5 £ 3 ¥", "Thιβtre", "Đặng Thị Ngọc", "İstanbul Ğ", "20 °C ±1 µm",
     "Ａｂｃ ﬁ …", "日本語テキスト", "Привет, мир", "ΑΘΗΝΑ", "x² ½ ©®™", "OÙ ÊTES-VOUS ?",
     "smörgåsbord"],
)  # fmt: skip
def test_correct_text_survives_the_repair_of_encodings(text):
    assert cleaned(text, fix_encoding=True) == text


def test_lost_characters_are_counted():
    explained = cl.explain("caf\ufffd", "text", fix_encoding=True)
    assert (explained.result, explained.notes) == ("caf\ufffd", ("character_lost",))


@pytest.mark.parametrize(
    ("text", "options", "expected"),
    [
        ("&lt;b&gt; &#8211; &eacute;", {"unescape_html": True}, "<b> – é"),
        ("&amp;amp;lt;", {"unescape_html": True}, "&amp;lt;"),
        ("&amp;amp;lt;", {"unescape_html": "repeat"}, "<"),
        ("One<br />two", {"remove_html": True}, "One two"),
        ("H<sub>2</sub>O <!-- c --><script>x<b></script>", {"remove_html": True}, "H2O"),
        ("a<b and <me@x.org> <3 <5>", {"remove_html": True}, "a<b and <me@x.org> <3 <5>"),
        ("5 < 6 <!-- open", {"remove_html": True}, "5 < 6 <!-- open"),
        ("Foo\u00a0 bar\t\n\u3000baz", {"whitespace": "normalize"}, "Foo bar baz"),
        ("e\u0301", {"normalize": "NFC"}, "é"),
        ("ﬁ ① Ａ", {"normalize": "NFKC"}, "fi 1 A"),
        ("‘a’ „b“ 5′ 7″ «c» ʼ", {"quotes": "straight"}, "'a' \"b\" 5′ 7″ «c» ʼ"),
        ("(see https://x.org/a_(b)), www.y.de.", {"remove_urls": True}, "(see ), ."),
        ("hi @ada_l, @b@c.social me@x.org", {"remove_mentions": True}, "hi ,  me@x.org"),
        ("a (b (c)) [d] {e} <f> (g", {"remove_bracketed": True}, "a    <f> (g"),
        ("a (b) [c]", {"remove_bracketed": "square"}, "a (b)"),
        ("a <b> [c]", {"remove_bracketed": ["square", "angle"]}, "a"),
        ("room 12b ٣", {"remove_digits": True}, "room b"),
        ("well-known: «yes»!", {"remove_punctuation": True}, "well known   yes"),
        ("Łódź Ǿ ệ Ἀθῆναι Йод が हिन्दी", {"remove_accents": True}, "Lodz O e Αθηναι Йод が हिन्दी"),
        ("This is THE end, isn’t it", {"remove_stopwords": True}, "end,"),
        ("le chat ET", {"remove_stopwords": True, "stopwords": {"le", "et"}}, "chat"),
        ("abc", {"custom": lambda text: text[::-1]}, "cba"),
    ],
)  # fmt: skip
def test_each_step_by_itself(text, options, expected):
    assert cleaned(text, **options) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\x1b[1;31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07x", "x"),
        ("\x1b]8;;http://e.org\x1b\\link\x1b]8;;\x1b\\", "link"),
        ("\x9b31mx\x1bPdata\x1b\\y", "xy"),
        ("tab\there\nline\r\nend", "tab\there\nline\r\nend"),
        ("a\x00b\x07c\x7fd\x80e", "abcde"),
        ("page\fnext\x85line", "page\nnext\nline"),
        ("[31m stays", "[31m stays"),
    ],
)
def test_control_characters_go_with_the_whole_escape(text, expected):
    assert cleaned(text, strip_control=True) == expected


@pytest.mark.parametrize(
    "text",
    ["👨\u200d👩\u200d👧", "❤\ufe0f\u200d🔥", "👩🏽\u200d💻", "می\u200cخواهم", "क्\u200dष",
     "ശ്രീ\u200d", "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
     "1\ufe0f\u20e3"],
)  # fmt: skip
def test_joiners_that_are_needed_stay(text):
    assert cleaned(text, strip_invisible=True) == text


@pytest.mark.parametrize(
    "invisible",
    ["\u200b", "\ufeff", "\u00ad", "\u2060", "\u200e", "\u202a", "\u2066", "\u200d", "\u200c",
     "\u3164", "\U000e0041", "\u180e"],
)  # fmt: skip
def test_other_invisible_characters_go(invisible):
    assert cleaned(f"foo{invisible}bar", strip_invisible=True) == "foobar"


def test_the_options_are_done_in_their_order():
    text = "&lt;p&gt;It’s  FUN @x (really) 3 &amp;amp; 4&lt;/p&gt;"
    options = dict.fromkeys(("unescape_html", "remove_html", "remove_bracketed"), True)
    assert cleaned(text, **options, remove_digits=True, whitespace="normalize") == "It’s FUN @x &"


def test_the_default_pipeline_of_dataprep():
    review = "This show was an <br/>amazing, fresh & innovative idea in the 70's: https://x.org/1"
    assert cleaned(review, pipeline="dataprep") == "show amazing fresh innovative idea"
    assert cleaned("<h1>Caf&eacute;</h1>", pipeline="dataprep") == "cafe"
    assert cleaned(review, pipeline=list(DATAPREP)) == cleaned(review, pipeline="dataprep")


def step(operator, **parameters):
    return {"operator": operator, "parameters": parameters}


@pytest.mark.parametrize(
    ("text", "pipeline", "expected"),
    [
        ("A b", ["lowercase"], "a b"),
        ("a b", ["uppercase", {"operator": "title_case"}], "A B"),
        ("HI. YOU", ["sentence_case"], "Hi. You"),
        ("a b", [str.upper, step("replace_text", value={"a": "\\1"})], "\\1 B"),
        ("imdb IMDbs", [step("replace_text", value={"imdb": "I"})], "I IMDbs"),
        ("imdb IMDbs", [step("replace_text", value={"imdb": "I"}, block=False)], "I Is"),
        ("#a b @c", [step("remove_prefixed", prefix={"#", "@"})], "b"),
        ("#a b", [step("replace_prefixed", prefix="#", value="TAG")], "TAG b"),
        ("7 a7", [step("replace_digits", value="N")], "N a7"),
        ("7 a7", [step("replace_digits", value="N", block=False)], "N aN"),
        ("a-b", [step("replace_punctuation", value="")], "ab"),
        ("a (b) c", [step("replace_bracketed", brackets="round", value="..")], "a .. c"),
        ("a (b)", [step("remove_bracketed", brackets={"round"}, inclusive=False)], "a ()"),
        ("see www.x.org", [step("replace_urls", value="URL")], "see URL"),
        ("the end", [step("replace_stopwords", value="_")], "_ end"),
        ("le end", [step("remove_stopwords", stopwords=["le"])], "end"),
        ("x", [step(lambda text, times: text * times, times=3)], "xxx"),
        ("x", ["fillna", step("fillna", value=float("nan"))], "x"),
    ],
)
def test_a_pipeline_names_steps_in_its_own_order(text, pipeline, expected):
    assert cleaned(text, pipeline=pipeline) == expected


def test_stop_words_of_the_call_hold_in_pipelines():
    assert cleaned("le the end", pipeline=["remove_stopwords"], stopwords=["le"]) == "the end"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"pipeline": ["remove_htm"]}, "'remove_htm' is no step; did you mean 'remove_html'"),
        ({"pipeline": "lowercase"}, "must be a list of steps, or 'dataprep'"),
        ({"pipeline": [{"operation": "lowercase"}]}, "must have 'operator'"),
        ({"pipeline": [3]}, "3 is no step"),
        ({"pipeline": [step("remove_prefixed")]}, "missing a required argument: 'prefix'"),
        ({"pipeline": [step("lowercase", x=1)]}, "the step lowercase"),
        ({"pipeline": [step("replace_urls", value=3)]}, "value=3 must be a text"),
        ({"pipeline": [step("replace_text", value={"": "x"})]}, "a mapping from texts to texts"),
        ({"pipeline": [step("normalize", form="NFX")]}, "the step normalize"),
        ({"pipeline": [step("fillna", value="x")]}, "use pandas"),
        ({"pipeline": ["lowercase"], "remove_urls": True}, "name remove_urls as a step"),
        ({"remove_bracketed": "rund"}, "did you mean 'round'"),
        ({"remove_bracketed": 3}, "remove_bracketed"),
        ({"stopwords": ["a"]}, "no effect without remove_stopwords"),
        ({"stopwords": "a", "remove_stopwords": True}, "must be a list or set of words"),
        ({"custom": 3}, "3 is no step"),
        ({"custom": lambda text: 3}, "gave 3, not a text or None"),
        ({"normalize": "NFX"}, "normalize='NFX' is not one of"),
    ],
)
def test_impossible_options_are_refused(options, complaint):
    with pytest.raises(BadOption) as refusal:
        cleaned("x", **options)
    assert complaint in str(refusal.value)


def test_a_step_of_the_callers_own_may_refuse():
    def refuse(text):
        raise cl.Invalid("unknown", "not ours")

    assert reason_of("x", "text", custom=refuse) == "unknown"


@pytest.mark.parametrize(
    ("target", "written"),
    [
        ("clean", "it's ONE. the 3RD"),
        ("lower", "it's one. the 3rd"),
        ("upper", "IT'S ONE. THE 3RD"),
        ("title", "It's One. The 3rd"),
        ("sentence", "It's one. The 3rd"),
    ],
)
def test_letter_case(target, written):
    assert clean_value(" it's ONE. the 3RD", "text", target) == written


def test_free_text_repairs_by_default_and_takes_the_same_options():
    text = " FranÃ§ais\u00a0\n “ok”\u200b\x07 "
    assert clean_value(text, "free_text") == "Français “ok”"
    assert clean_value(text, "free_text", fix_encoding=False) == "FranÃ§ais “ok”"
    assert clean_value("A (b)", "free_text", remove_bracketed=True) == "A"
    assert clean_value("A", "free_text", pipeline=["lowercase"]) == "a"


def test_a_whole_column():
    frame = pd.DataFrame({"x": [" a ", "N/A", None, "None", 7]})
    assert cl.clean_text(frame, "x", errors="coerce")["x"].fillna("?").tolist() == [
        "a", "?", "?", "None", "7",
    ]  # fmt: skip


def test_options_travel_to_other_processes():
    from cleanlib.column_types.text.options import TextOptions

    options = TextOptions(remove_urls=True, unescape_html="repeat")
    assert len(options.steps) == 2
    assert pickle.loads(pickle.dumps(options)).steps[1]("a www.x.org") == "a "


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("(" * 200_000, {"remove_bracketed": True}),
        ("()" * 200_000, {"remove_bracketed": True}),
        ("<!--" * 100_000, {"remove_html": True}),
        ("<script>" * 50_000, {"remove_html": True}),
        ('<a "' * 100_000, {"remove_html": True}),
        ("&amp;" * 100_000, {"unescape_html": "repeat"}),
        ("\x1b]" * 200_000, {"strip_control": True}),
        ("\x1b[" * 200_000, {"strip_control": True}),
        ("http://" + "." * 400_000, {"remove_urls": True}),
        ("@a." * 100_000, {"remove_mentions": True}),
        ("Ã©" * 100_000, {"fix_encoding": True}),
        ("\u200d" * 400_000, {"strip_invisible": True}),
    ],
)  # fmt: skip
def test_long_texts_do_not_hang(text, options):
    cleaned(text, **options)


ONE_STEP = [
    {"strip_control": True}, {"strip_invisible": True}, {"normalize": "NFKC"},
    {"quotes": "straight"}, {"remove_mentions": True}, {"remove_bracketed": True},
    {"remove_digits": True}, {"remove_punctuation": True}, {"remove_accents": True},
    {"remove_stopwords": True}, {"whitespace": "normalize"}, {"fix_encoding": True},
]  # fmt: skip


@pytest.mark.parametrize("options", ONE_STEP)
@given(st.text(st.sampled_from("aE9 _-.'’éßİक्ષ️‍‌👩(){}[]<>@\x1b\x85\tÃ©½ﬁ"), max_size=12))
def test_a_step_done_twice_changes_nothing(options, text):
    once = cleaned(text, **options)
    assert cleaned(once, **options) == once


@pytest.mark.parametrize("name", sorted(set(STEPS)))
def test_every_step_leaves_an_empty_text_empty(name):
    needed = {
        "remove_prefixed": {"prefix": "#"}, "replace_prefixed": {"prefix": "#", "value": ""},
        "replace_text": {"value": {}}, "replace_bracketed": {"brackets": "round", "value": ""},
    }.get(name, {"value": ""} if name.startswith("replace_") else {})  # fmt: skip
    assert STEPS[name]("", **needed) == ""


@pytest.mark.parametrize(
    "text", ["Fran\u00a0Ã§ais  ok", "FranÃ\u200b§ais", "FranÃ\x1b§ais", "FranÃ§ais"]
)
def test_free_text_cleaned_twice_is_as_cleaned_once(text):
    once = clean_value(text, "free_text")
    assert "ç" in once
    assert clean_value(once, "free_text") == once


def test_references_within_references_do_not_hang():
    assert clean_value("&" + "amp;" * 99, "text", unescape_html="repeat") == "&"
    assert clean_value("&" + "amp;" * 300_000, "text", unescape_html="repeat").startswith("&amp;")
