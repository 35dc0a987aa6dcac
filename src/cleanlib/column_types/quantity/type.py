"""The column types of quantities: one for any unit, and a row for each dimension."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from cleanlib.column_types.quantity.formats import (
    BASE_UNITS,
    DMS,
    OWN_UNIT,
    PARTS,
    QUANTITY_PARTS,
    VALUE,
    quantity_pattern,
    unit_format,
    with_unit,
)
from cleanlib.column_types.quantity.forms import quantity_reader
from cleanlib.column_types.quantity.options import QuantityOptions, check_options
from cleanlib.column_types.quantity.resolve import validate_quantity
from cleanlib.core.column_type import ColumnType, option
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar
from cleanlib.shared.numbers.formats import NumberFormat
from cleanlib.shared.numbers.reader import exact_cell
from cleanlib.shared.numbers.separators import default_mark
from cleanlib.shared.units.unit import Dimension

_LENGTH, _MASS, _TIME, _CURRENT = "length", "mass", "time", "current"


_QUANTITY_FORMATS: dict[str, NumberFormat] = {
    "value unit": OWN_UNIT,
    "value": VALUE,
    "base_units": BASE_UNITS,
    "parts": QUANTITY_PARTS,
}
QUANTITY: ColumnType[Fields, QuantityOptions] = ColumnType(
    name="quantity",
    title="Quantity with a unit",
    doc=(
        "A number and a unit, or several with smaller units: 1,5 Kg, 5'7\", "
        "10 lb 4 oz, 4' 7 19/64\", 3 m/s\u00b2. A unit as target format converts, exactly, and "
        "refuses cells of another dimension."
    ),
    split=Grammar(quantity_reader),
    validate=validate_quantity,
    formats=_QUANTITY_FORMATS,
    default_format="value unit",
    pattern=partial(quantity_pattern, tuple(_QUANTITY_FORMATS)),
    options=QuantityOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={"1,5 Kg": "1.5 kg", "816 000 t": "816000 t", "5 \u00b5g": "5 \u00b5g"},
    refused={
        "kg 5 5": "syntax",
        "Its a mix": "unknown",
        "2-Jun": "unknown",
        "5'13\"": "range",
        "5": "missing_part",
    },
    aliases=("unit_quantity",),
    hints=frozenset({"qty", "quantity", "amount", "measure", "dose"}),
)


@dataclass(frozen=True)
class Row:
    """What is special to the quantities of one dimension."""

    name: str
    title: str
    unit: str
    units: tuple[str, ...]
    powers: dict[str, int]
    examples: dict[str, str]
    refused: dict[str, str]
    hints: frozenset[str]
    aliases: tuple[str, ...] = ()
    more: Mapping[str, NumberFormat] = field(default_factory=dict)
    spellings: Mapping[str, str] = field(default_factory=dict)

    @property
    def dimension(self) -> Dimension:
        """The powers in the order in which units have them."""
        return tuple(sorted(self.powers.items()))


def _column_type(row: Row) -> ColumnType[Fields, Any]:
    formats: dict[str, NumberFormat] = {
        "value unit": with_unit(row.unit, f"the number in {row.unit}, with the unit"),
        **{unit: unit_format(unit) for unit in row.units},
        **row.more,
        "parts": PARTS,
    }
    bare = option(row.unit, "the unit of bare numbers; None: they are invalid", tries=row.units)
    fields = [("default_unit", "str | None", bare)]
    name = f"{row.name.title().replace('_', '')}Options"
    options = dataclasses.make_dataclass(
        name,
        fields,
        bases=(QuantityOptions,),
        frozen=True,
        namespace={"spellings": row.spellings},
    )
    return ColumnType(
        name=row.name,
        title=row.title,
        doc=(
            f"As quantity, units of {row.title.lower()} only; bare numbers are in {row.unit} "
            "unless default_unit= says otherwise. Any unit that fits may be the target format."
        ),
        split=Grammar(quantity_reader),
        validate=partial(validate_quantity, dimension=row.dimension),
        formats=formats,
        default_format="value unit",
        pattern=partial(quantity_pattern, tuple(formats)),
        options=options,
        check_options=check_options,
        default_reading=default_mark,
        cell=exact_cell,
        examples=row.examples,
        refused=row.refused,
        hints=row.hints,
        aliases=row.aliases,
    )


LENGTH = _column_type(Row(
    "length", "Length", "m", ("m", "cm", "mm", "km", "ft", "in", "mi"), {_LENGTH: 1},
    {"5 ft 11 in": "1.8034 m", "180 cm": "1.8 m", "3": "3 m"},
    {"5 blorps": "unknown", "5 kg": "dimension"},
    frozenset({"length", "height", "distance", "width", "depth"}),
))  # fmt: skip
WEIGHT = _column_type(Row(
    "weight", "Weight", "kg", ("kg", "g", "lb", "oz", "t"), {_MASS: 1},
    {"11 st 4 lb": "71.66759446 kg", "500 MG": "0.0005 kg"},
    {"heavy": "unknown", "5 m": "dimension"},
    frozenset({"weight", "mass", "wt"}), ("mass",),
))  # fmt: skip
AREA = _column_type(Row(
    "area", "Area", "m2", ("m2", "ft2", "ha", "acre", "km2"), {_LENGTH: 2},
    {"2 acres": "8093.7128448 m2", "3 ha": "30000 m2"}, {"wide": "unknown", "3 m": "dimension"},
    frozenset({"area", "sqft", "size"}),
))  # fmt: skip
SPEED = _column_type(Row(
    "speed", "Speed", "km/h", ("km/h", "m/s", "mph", "kn"), {_LENGTH: 1, _TIME: -1},
    {"60 mph": "96.56064 km/h", "10 m/s": "36 km/h"}, {"fast": "unknown", "3 m": "dimension"},
    frozenset({"speed", "velocity"}),
))  # fmt: skip
VOLUME = _column_type(Row(
    "volume", "Volume", "L", ("L", "mL", "m3", "gal", "fl_oz", "cup"), {_LENGTH: 3},
    {"2 gal": "7.570823568 L", "250 ml": "0.25 L", "12 oz": "0.35488235475 L"},
    {"big": "unknown", "3 kg": "dimension"}, frozenset({"volume", "capacity"}),
    spellings=dict.fromkeys(("oz", "ozs", "ounce", "ounces"), "fl oz"),
))  # fmt: skip
ALTITUDE = _column_type(Row(
    "altitude", "Altitude", "m", ("m", "ft"), {_LENGTH: 1},
    {"1,200 ft": "365.76 m"}, {"abc": "unknown"},
    frozenset({"altitude", "elevation", "height"}),
))  # fmt: skip
ANGLE = _column_type(Row(
    "angle", "Angle", "deg", ("deg", "rad"), {"angle": 1},
    {"90 deg": "90 deg", "0,5 turn": "180 deg", "12\u00b0 30'": "12.5 deg"},
    {"bent": "unknown", "3 m": "dimension"},
    frozenset({"angle", "bearing", "heading"}), more={"dms": DMS},
))  # fmt: skip
ENERGY = _column_type(Row(
    "energy", "Energy", "J", ("J", "kJ", "kWh", "kcal"), {_LENGTH: 2, _MASS: 1, _TIME: -2},
    {"1 kWh": "3600000 J"}, {"lots": "unknown", "3 W": "dimension"},
    frozenset({"energy", "calories", "consumption"}),
))  # fmt: skip
FREQUENCY = _column_type(Row(
    "frequency", "Frequency", "Hz", ("Hz", "kHz", "MHz", "GHz"), {_TIME: -1},
    {"2.4GHz": "2400000000 Hz"}, {"often": "unknown"}, frozenset({"frequency", "clock"}),
))  # fmt: skip
POWER = _column_type(Row(
    "power", "Power", "W", ("W", "kW", "hp"), {_LENGTH: 2, _MASS: 1, _TIME: -3},
    {"2 kW": "2000 W"}, {"strong": "unknown", "3 J": "dimension"},
    frozenset({"power", "watt"}),
))  # fmt: skip
PRESSURE = _column_type(Row(
    "pressure", "Pressure", "Pa", ("Pa", "hPa", "bar", "psi", "mmHg"),
    {_LENGTH: -1, _MASS: 1, _TIME: -2},
    {"1 bar": "100000 Pa", "1013 hPa": "101300 Pa"}, {"high": "unknown"},
    frozenset({"pressure"}),
))  # fmt: skip
VOLTAGE = _column_type(Row(
    "voltage", "Voltage", "V", ("V", "mV", "kV"),
    {_LENGTH: 2, _MASS: 1, _TIME: -3, _CURRENT: -1},
    {"500 mV": "0.5 V"}, {"zap": "unknown", "3 A": "dimension"},
    frozenset({"voltage", "volt"}),
))  # fmt: skip
