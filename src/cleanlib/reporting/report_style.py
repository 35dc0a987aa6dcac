"""The style of HTML reports: one light and one dark palette, everything under one class."""

from __future__ import annotations

CLASS = "cleanlib-report"
LIGHT = {
    "back": "#ffffff",
    "panel": "#f5f7f9",
    "text": "#1d2329",
    "quiet": "#56606b",
    "line": "#d5dae0",
    "bad": "#a8301b",
    "cleaned": "#16795f",
    "right": "#4b86bd",
    "missing": "#7d8792",
    "invalid": "#cf4a2e",
}
DARK = {
    "back": "#16191e",
    "panel": "#1f242b",
    "text": "#e7eaee",
    "quiet": "#a8b1bc",
    "line": "#3a424d",
    "bad": "#ff9d86",
    "cleaned": "#3fb58e",
    "right": "#6fa9de",
    "missing": "#8b949f",
    "invalid": "#f0795f",
}
# Notebooks say on an ancestor whether they are dark, whatever the system prefers.
_DARK_HOSTS = ('[data-jp-theme-light="false"]', ".vscode-dark", 'html[theme="dark"]')
_LIGHT_HOSTS = ('[data-jp-theme-light="true"]', ".vscode-light", 'html[theme="light"]')

# "&" is the class, written twice to win against the rules notebooks have for their tables.
_RULES = """
& { background: var(--back); color: var(--text); border: 1px solid var(--line); border-radius: 8px;
  font: 14px/1.5 system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  max-width: 60rem; margin: 0.5rem 0; padding: 0.25rem 1rem; box-sizing: border-box; }
& details + details { border-top: 1px solid var(--line); }
& summary { cursor: pointer; padding: 0.6rem 0; color: var(--text); }
& summary:focus-visible { outline: 2px solid var(--right); outline-offset: 2px; }
& summary b { font-size: 1.1em; }
& summary span { margin-left: 0.6em; }
& summary div { font-size: 13px; }
& .quiet { color: var(--quiet); }
& .bad { color: var(--bad); font-weight: 600; }
& details[open] .shares { display: none; }
& p { margin: 0.6rem 0; }
& .bar { display: flex; gap: 2px; height: 12px; margin: 0.2rem 0; }
& .bar i { min-width: 4px; border-radius: 2px; }
& .key { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border-radius: 2px;
  vertical-align: -1px; }
& .cleaned { background: var(--cleaned); }
& .right { background: repeating-linear-gradient(90deg, var(--right) 0 3px, var(--back) 3px 4px); }
& .missing { box-shadow: inset 0 0 0 2px var(--missing); }
& .invalid { background:
  repeating-linear-gradient(135deg, var(--invalid) 0 3px, var(--back) 3px 5px); }
& .scroll { overflow-x: auto; margin: 0 0 1.1rem; }
& table { border-collapse: collapse; width: 100%; margin: 0; color: var(--text); font-size: 13px;
  border: 0; table-layout: auto; }
& caption { caption-side: top; text-align: left; color: var(--text); font-weight: 600;
  font-size: 14px; padding: 0.4rem 0; }
& caption span { font-weight: 400; color: var(--quiet); }
& thead { border: 0; }
& tr:nth-child(n), & tr:nth-child(n):hover { background: none; }
& :is(th, td) { text-align: left; vertical-align: baseline; padding: 0.3rem 0.8rem 0.3rem 0;
  border: 0; border-bottom: 1px solid var(--line); white-space: normal; font-weight: 400;
  color: var(--text); min-width: 4rem; max-width: none; }
& tbody tr:last-child > :is(th, td) { border-bottom: 0; }
& tbody th { width: 13rem; }
& td:last-child { min-width: 9rem; }
& thead th { color: var(--quiet); font-weight: 600; white-space: nowrap; }
& :is(th, td).number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap;
  width: 5rem; padding-right: 1.6rem; }
& .counts tr > :is(th, td) { width: 25%; border: 0; padding-bottom: 0; white-space: nowrap; }
& .counts tr > td { font-size: 1.3em; font-variant-numeric: tabular-nums; padding-top: 0; }
& .counts td span { font-size: 13px; color: var(--quiet); margin-left: 0.4em; }
& .values tbody th { width: 22rem; min-width: 9rem; }
& .values code { overflow-wrap: anywhere; }
& code { background: var(--panel); color: var(--text); border: 0; border-radius: 4px;
  padding: 0.1rem 0.35rem; white-space: pre-wrap; box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  font: 12px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
"""


def _variables(palette: dict[str, str]) -> str:
    return "; ".join(f"--{name}: {colour}" for name, colour in palette.items())


def _palettes() -> str:
    dark, light = (
        ", ".join(f"{host} .{CLASS}" for host in hosts) for hosts in (_DARK_HOSTS, _LIGHT_HOSTS)
    )
    return "\n".join(
        [
            f".{CLASS} {{ {_variables(LIGHT)}; color-scheme: light dark }}",
            f"@media (prefers-color-scheme: dark) {{ .{CLASS} {{ {_variables(DARK)} }} }}",
            f"{dark} {{ {_variables(DARK)}; color-scheme: dark }}",
            f"{light} {{ {_variables(LIGHT)}; color-scheme: light }}",
            f":root:has(> body > .{CLASS}:only-child) {{ color-scheme: light dark }}",
        ]
    )


STYLE = _palettes() + _RULES.replace("&", f".{CLASS}.{CLASS}")
