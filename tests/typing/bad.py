"""Calls that must not type-check; each ends with the error that mypy must report on its line."""

import pandas as pd

import cleanlib as cl

frame = pd.DataFrame({"when": ["3/4/2020"]})

cl.clean_dat(frame, "when")  # E: Module has no attribute "clean_dat"; maybe "clean_date"?
cl.validate_dates("3/4/2020")  # E: Module has no attribute "validate_dates"; maybe
cl.claen(frame, "when", "date")  # E: Module has no attribute "claen"; maybe "clean"?

cl.clean_date(frame, "when", day_frist=True)  # E: Unexpected keyword argument "day_frist" for "clean_date"; did you mean "day_first"?
cl.clean_date(frame, "when", min_year="1900")  # E: Argument "min_year" to "clean_date" has incompatible type "str"; expected "int | None"
cl.clean_date(frame, "when", missing="minimun")  # E: Argument "missing" to "clean_date" has incompatible type "Literal['minimun']"
cl.clean_date(frame, "when", errors="corece")  # E: Argument "errors" to "clean_date" has incompatible type "Literal['corece']"
cl.clean_date(frame, "when", workers="2")  # E: Argument "workers" to "clean_date" has incompatible type "str"; expected "int"
cl.clean_date(frame, "when", 2020)  # E: Argument 3 to "clean_date" has incompatible type "int"
cl.clean_date(frame, "when", "datetime", "coerce")  # E: Too many positional arguments for "clean_date"
cl.clean_date()  # E: Missing positional argument "df" in call to "clean_date"

cl.validate_date(frame)  # E: No overload variant of "validate_date" matches argument type "DataFrame"
cl.validate_date("3/4/2020", errors="coerce")  # E: No overload variant of "validate_date" matches argument types "str", "str"
flag: int = cl.validate_date(frame, "when")  # E: Incompatible types in assignment
text: str = cl.clean_date(frame, "when")  # E: Incompatible types in assignment

cl.options.fast_paht = False  # E: "Settings" has no attribute "fast_paht"; maybe "fast_path"?
