"""Switches for the whole library."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Settings:
    """Library-wide switches.

    Attributes
    ----------
    fast_path : bool
        Read columns shape by shape with arrays. Off, every text is read by itself, with equal
        results; for tests and for doubt.
    """

    fast_path: bool = True


settings = Settings()
