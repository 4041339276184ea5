# SPDX-License-Identifier: MIT
"""A peer for Scripts/bench-diff: the pixels that differ, with pixelmatch for Python.

Usage: pixelmatch-diff.py EXPECTED ACTUAL PICTURE
"""
import sys

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

expected, actual = (Image.open(path).convert("RGBA") for path in sys.argv[1:3])
picture = Image.new("RGBA", expected.size)
pixelmatch(expected, actual, picture, threshold=0, includeAA=True)
picture.save(sys.argv[3])
