# SPDX-License-Identifier: MIT
"""A peer for Scripts/bench-diff: what differs between two pictures, with Pillow.

Usage: pillow-diff.py EXPECTED ACTUAL [PICTURE]     with a file, the difference is written to it
"""
import sys

from PIL import Image, ImageChops

expected, actual = (Image.open(path).convert("RGB") for path in sys.argv[1:3])
difference = ImageChops.difference(expected, actual)
difference.getbbox()
if len(sys.argv) > 3:
    difference.save(sys.argv[3])
