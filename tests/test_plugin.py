"""A package of some thirty lines adds a type that is found through its entry point."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

PLUGIN = Path(__file__).parent / "plugin"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that the plugin was installed into."""
    target = tmp_path_factory.mktemp("site")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index"]
    options = ["--no-build-isolation", "--disable-pip-version-check", "--target", str(target)]
    subprocess.run([*install, *options, str(PLUGIN)], check=True)
    return target


def run(site: Path, code: str, **environment: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(site), **environment}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip()


def test_the_type_cleans_validates_and_is_listed(site: Path) -> None:
    code = """
import cleanlib as cl
from cleanlib.testing import check_type
from cleanlib.catalogue import registry
check_type(registry.get("fleet_tag"))
out = cl.clean_fleet_tag(["ab 42", "x"], errors="coerce")
parts = cl.clean_value("ab 42", "fleet_tag", "parts")
print(out, parts, cl.validate_fleet_tag("ab 0"), "fleet_tag" in [t.name for t in cl.types()])
"""
    assert run(site, code) == "['AB-0042', None] {'depot': 'AB', 'number': 42} False True"


def test_the_environment_can_switch_plugins_off(site: Path) -> None:
    said = run(site, "import cleanlib; cleanlib.clean_fleet_tag", CLEANLIB_PLUGINS="0")
    assert "there is no column type 'fleet_tag'; cleanlib.types() lists all" in said
