"""Reads single values, for tests that are tables of examples."""

from typing import Any

import pytest

from cleanlib import Invalid, clean_value


def reason_of(value: object, kind: str, spec: str | None = None, **options: Any) -> str:
    """The reason for which a value is invalid; the test fails when it is valid."""
    with pytest.raises(Invalid) as refusal:
        clean_value(value, kind, spec, **options)
    return refusal.value.reason
