"""Calls that must not type-check; a comment gives the code and a part of mypy's message."""

import pandas as pd

import cleanlib as cl

frame = pd.DataFrame({"when": ["3/4/2020"]})

cl.clean_dat(frame, "when")  # E[attr-defined]: maybe "clean_date"
cl.validate_dates("3/4/2020")  # E[attr-defined]: maybe "validate_date"
cl.claen(frame, "when", "date")  # E[attr-defined]: maybe "clean"?

cl.clean_date(frame, "when", day_frist=True)  # E[call-arg]: did you mean "day_first"?
cl.clean_date(frame, "when", min_year="1900")  # E[arg-type]: expected "int | None"
cl.clean_date(frame, "when", missing="minimun")  # E[arg-type]: Literal['minimum', 'current'
cl.clean_date(frame, "when", errors="corece")  # E[arg-type]: Literal['warn', 'coerce'
cl.clean_date(frame, "when", workers="2")  # E[arg-type]: expected "int"
cl.clean_date(frame, "when", 2020)  # E[arg-type]: 'iso8601', 'us'
cl.clean_date(frame, "when", "datetime", "coerce")  # E[call-arg]: Too many positional arguments
cl.clean_date()  # E[call-arg]: Missing positional argument "df"

cl.clean_headers(frame, "snak")  # E[arg-type]: Literal['snake', 'kebab'
cl.clean_duplicates(frame, compare="fuzy")  # E[arg-type]: Literal['exact', 'normalized'

cl.validate_date(frame)  # E[call-overload]: matches argument type "DataFrame"
cl.validate_date("3/4/2020", errors="coerce")  # E[call-overload]: "validate_date" matches
flag: bool = cl.validate_date(frame, "when")  # E[assignment]: "Series[bool]"
text: str = cl.clean_date(frame, "when")  # E[assignment]: "DataFrame"

cl.options.fast_paht = False  # E[attr-defined]: maybe "fast_path"?
