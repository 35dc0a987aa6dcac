"""``python -m cleanlib`` is the command ``cleanlib``."""

import sys

from cleanlib.cli import main

if __name__ == "__main__":
    sys.exit(main())
