"""The longer help texts: what follows the flags of each command, and what some flags do."""

MAIN = """\
examples:
  cleanlib demo
  cleanlib types
  cleanlib explain date "3/4/20"
  cleanlib clean data.csv -o out.csv --column "scheduled=date:YYYY-MM-DD"

exit codes:
  0 done
  1 a problem with the data
  2 a mistake in the command
  3 an optional package is missing
"""
CLEAN = """\
examples:
  cleanlib clean data.csv -o out.csv --column scheduled=date
  cleanlib clean data.csv -o out.parquet --column boarding=time:hh:mm \\
      --column "scheduled=date:DD.MM.YYYY hh:mm" --option default_year=2000
  cleanlib clean data.csv -o out.csv --column scheduled=date \\
      --errors raise --report report.html
  gunzip -c data.csv.gz | cleanlib clean - --column scheduled=date > out.csv

`cleanlib types TYPE` lists the formats and options of a type.

Every cell of CSV and TSV is text: 01 and NA, empty cells and leading spaces
of columns that are not cleaned stay as they are. Missing cells are written
empty. Files may be gzip (data.csv.gz). Reports count rows from 1, the first
after the header. Output is UTF-8. A file appears under its name only once it
is complete.

exit codes:
  0 done
  1 a problem with the data: an unreadable file, or invalid cells under
    --errors raise
  2 a mistake in the command; nothing was cleaned or written
  3 an optional package is missing
"""
TYPES = """\
examples:
  cleanlib types
  cleanlib types "time of day"
  cleanlib types date
"""
EXPLAIN = """\
examples:
  cleanlib explain date "3/4/20"
  cleanlib explain date "3/4/20" --option day_first=true
  cleanlib explain time -- "-5 pm"
"""
FORMAT = "text for people (the default), JSON for machines"
REPORTS = "text: the reports on standard error (the default); json: on standard output"
ERRORS = (
    "invalid cells become missing (coerce, the default), stay as they are (ignore), or nothing is "
    "written and the exit code is 1 (raise)"
)
OUTPUT_COLUMN = (
    "keep the column and put the result right after it, under this name, such as {column}_clean"
)
SCOPE = (
    "NAME=VALUE applies to every column whose type has it, COLUMN.NAME=VALUE to one, where it "
    "goes before the other"
)
WORD = (
    "only types about this word, a name, country or family such as vat, poland, id_tax; the name "
    "of a type shows its formats and options, too"
)
OPTION = (
    'an option of the type; values are JSON where they can be (true, 2000, ["Delayed","Late"], '
    '{"IST":"+05:30"}), else text. May be repeated'
)
