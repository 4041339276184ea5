#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the drawings of bench-raster with Skia, in turn with it, and compares times and pictures.

Usage: skia-raster.py BENCH_RASTER [ROUNDS] [SCENE...]

Skia at its best: raster surfaces of premultiplied N32, images of the same format, linear sampling,
with linear mipmaps (made before the clock starts) where an image shrinks much; one thread, nothing
written. Shadows by mask filter, which Skia has its own fast way for where the form is a rectangle.
Both clocks run inside of the process that draws.
"""
import math
import statistics
import subprocess
import sys
import tempfile
import time

import numpy
import skia

WIDTH, HEIGHT = 1179, 2556
LINEAR = skia.SamplingOptions(skia.FilterMode.kLinear)
MIPMAPS = skia.SamplingOptions(skia.FilterMode.kLinear, skia.MipmapMode.kLinear)
INFO = skia.ImageInfo.Make(
    WIDTH, HEIGHT, skia.kBGRA_8888_ColorType, skia.kPremul_AlphaType)

# Name, what it is, bound of the ratio Filmstrip / Skia (None: only told).
DRAWINGS = [
    ("blit", "an opaque screen, pixel for pixel", 0.9),
    ("push", "two opaque screens, one sliding over the other", 1.0),
    ("move-snapped", "moved by parts of a pixel, snapped (differs by design)", 0.7),
    ("move", "moved by parts of a pixel, mixed", 0.7),
    ("grow", "scaled by 1.15", 1.5),
    ("shrink-0.92", "scaled by 0.92", 1.5),
    ("shrink-0.30", "scaled by 0.30, mipmaps", None),
    ("shrink-0.10", "scaled by 0.10, mipmaps", None),
    ("turn", "turned in the plane by 0.2", None),
    ("flip", "turned about an upright axis, in perspective", 1.5),
    ("shadow-20", "shadow of 20 points under a moving sheet", 1.0),
    ("shadow-1.5", "shadow of 1.5 points under a moving sheet", None),
    ("conic", "conic gradient", None),
    ("fade", "an opaque screen, half faded, over another", 1.0),
    ("card", "a screen with round corners over another", None),
    ("text", "1500 letters, given as outlines, moving", None),
    ("flip-tree", "300 layers turning about an upright axis", None),
    ("fade-tree", "300 layers fading as one over a screen", None),
    ("draw-tree", "300 layers over a screen", None),
    ("blur-card", "100 layers, blurred, over a moving screen", None),
    ("blur-grow", "100 layers behind a blur that grows", None),
]


def paint_of(color, mask=None):
    return skia.Paint(Color=color, AntiAlias=True, MaskFilter=mask)


class Peer:
    """One surface, and what is drawn on it."""

    def __init__(self, first, second):
        self.surface = skia.Surface.MakeRaster(INFO)
        self.canvas = self.surface.getCanvas()
        self.first, self.second = first, second
        self.small = first.withDefaultMipmaps()
        sigmas = {"shadow-20": 60.0, "shadow-1.5": 4.5}
        self.blurs = {
            name: skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, sigma, False)
            for name, sigma in sigmas.items()
        }
        self.gradient = skia.GradientShader.MakeSweep(
            589.5, 1278,
            [skia.ColorRED, skia.Color(0, 255, 0), skia.Color(0, 0, 255), skia.ColorRED])

        self.lines = [self.line(row) for row in range(50)]

        self.tiles = [self.tile(index) for index in range(300)]
        self.tile_blur = skia.MaskFilter.MakeBlur(skia.kNormal_BlurStyle, 6.0, True)

    @classmethod
    def line(cls, row):
        """A line of letters, as bench-raster has them, in pixels."""
        return cls.letters(
            ((row * 7 + column * 11) % 26, 16 + column * 11.3, 40 + row * 15.7)
            for column in range(30))

    @classmethod
    def tile(cls, index):
        """A layer of bench-raster's: its form, its colour, its letters, in pixels."""
        x, y = index % 10 * 39 + 4, index // 10 * 28 + 6
        form = skia.RRect.MakeRectXY(skia.Rect.MakeXYWH(3 * x, 3 * y, 102, 69), 18, 18)
        color = skia.Color4f(1, index % 7 / 7, index % 10 / 10, 1)
        letters = cls.letters(
            ((index * 7 + number * 11) % 26, x + 3 + number * 10, y + 18) for number in range(3))
        return form, color, letters

    @staticmethod
    def letters(places):
        line = skia.PathBuilder() if hasattr(skia, "PathBuilder") else skia.Path()
        for letter, x, y in places:
            width, height = 5 + letter % 5, 8 + letter % 7 / 2
            for left, top, right, bottom, is_ring in (
                    (0, -height, width, 0, True), (0, -height - 3, 1.2, 0, False)):
                rect = skia.Rect.MakeLTRB(
                    3 * (x + left), 3 * (y + top), 3 * (x + right), 3 * (y + bottom))
                line.addOval(rect) if is_ring else line.addRect(rect)
        return line.detach() if hasattr(line, "detach") else line

    def draw(self, drawing, frame):
        canvas = self.canvas
        canvas.save()
        if drawing == "blit":
            canvas.drawImage(self.first, 0, 0)
        elif drawing == "push":
            moved = (frame % 60) * 13
            # Halves round away from zero, as Filmstrip has them.
            canvas.drawImage(self.first, -math.floor(moved / 3 + 0.5), 0)
            canvas.drawImage(self.second, WIDTH - moved, 0)
        elif drawing == "conic":
            canvas.drawPaint(skia.Paint(Shader=self.gradient))
        elif drawing == "fade":
            canvas.drawImage(self.first, 0, 0)
            canvas.drawImage(self.second, 0, 0, skia.SamplingOptions(), skia.Paint(Alphaf=0.5))
        elif drawing == "card":
            canvas.drawImage(self.first, 0, 0)
            card = skia.Rect.MakeXYWH(0, 120, WIDTH, HEIGHT)
            canvas.clipRRect(
                skia.RRect.MakeRectXY(card, 114, 114), skia.ClipOp.kIntersect, True)
            canvas.drawImage(self.second, 0, 120)
        elif drawing == "text":
            canvas.drawImage(self.first, 0, 0)
            canvas.translate(3 * (frame % 30), 0)
            for line in self.lines:
                canvas.drawPath(line, paint_of(skia.ColorBLACK))
        elif drawing in ("fade-tree", "draw-tree"):
            canvas.drawImage(self.first, 0, 0)
            opacity = 1 - (frame % 60 + 1) / 100 if drawing == "fade-tree" else 1
            if opacity < 1:
                canvas.saveLayer(None, skia.Paint(Alphaf=opacity))
            self.draw_tiles(skia.Rect.MakeWH(WIDTH, HEIGHT), 300)
            if opacity < 1:
                canvas.restore()
        elif drawing.startswith("blur"):
            moved, grown = (frame % 60, 0) if drawing == "blur-card" else (0, frame % 60 / 10)
            if moved:
                canvas.clear(skia.ColorWHITE)
            canvas.drawImage(self.first, 3 * moved, 0)
            sigma = 3 * (10 + grown)
            blur = skia.ImageFilters.Blur(sigma, sigma, skia.TileMode.kDecal, None)
            canvas.translate(120, 600)
            card = skia.Rect.MakeWH(939, 1200)
            canvas.saveLayer(card, skia.Paint(ImageFilter=blur))
            canvas.clipRect(card)
            self.draw_tiles(card, 100)
            canvas.restore()
        elif drawing.startswith("shadow"):
            canvas.drawImage(self.first, 0, 0)
            sheet = skia.Rect.MakeXYWH(120, 900 + 3 * (frame % 100), 939, 1200)
            blur = self.blurs[drawing]
            canvas.drawRect(
                sheet.makeOffset(0, 12), paint_of(skia.Color(0, 0, 0, 128), blur))
            canvas.drawRect(sheet, paint_of(skia.ColorWHITE))
        else:
            canvas.clear(skia.ColorWHITE)
            self.draw_transformed(drawing, frame)
        canvas.restore()

    def draw_transformed(self, drawing, frame):
        canvas = self.canvas
        image, sampling = self.first, LINEAR
        x, y = (0.37, 0.61) if drawing.startswith("move") else (0, 0)
        canvas.translate(WIDTH / 2, HEIGHT / 2)
        if drawing == "flip-tree":
            angle = 0.1 + frame % 20 * 0.06
            c, s = math.cos(angle), math.sin(angle)
            canvas.concat(skia.Matrix.MakeAll(c, 0, 0, 0, 1, 0, s / 3000, 0, 1))
            canvas.translate(-WIDTH / 2, -HEIGHT / 2)
            self.draw_tiles(skia.Rect.MakeWH(WIDTH, HEIGHT), 300)
            return
        if drawing == "grow":
            canvas.scale(1.15, 1.15)
        elif drawing.startswith("shrink"):
            scale = float(drawing[7:])
            canvas.scale(scale, scale)
            if scale < 0.5:
                image, sampling = self.small, MIPMAPS
        elif drawing == "turn":
            canvas.rotate(math.degrees(0.2))
        elif drawing == "flip":
            c, s = math.cos(0.7), math.sin(0.7)
            # In pixels: x' = c x / w, y' = y / w with w = 1 + s x / 3000.
            canvas.concat(skia.Matrix.MakeAll(c, 0, 0, 0, 1, 0, s / 3000, 0, 1))
        canvas.translate(-WIDTH / 2, -HEIGHT / 2)
        paint = skia.Paint(AntiAlias=True)
        canvas.drawImage(image, x, y, sampling, paint)

    def draw_tiles(self, background, count):
        canvas = self.canvas
        canvas.drawRect(background, paint_of(skia.ColorWHITE))
        for form, color, letters in self.tiles[:count]:
            canvas.drawRRect(
                form.makeOffset(0, 3), paint_of(skia.Color(0, 0, 0, 128), self.tile_blur))
            canvas.drawRRect(form, skia.Paint(Color4f=color, AntiAlias=True))
            canvas.drawPath(letters, paint_of(skia.ColorBLACK))

    def milliseconds(self, drawing, frame):
        start = time.perf_counter()
        self.draw(drawing, frame)
        return (time.perf_counter() - start) * 1000

    def pixels(self):
        array = numpy.zeros((HEIGHT, WIDTH, 4), dtype=numpy.uint8)
        self.surface.readPixels(INFO, array, WIDTH * 4, 0, 0)
        return array


class Filmstrip:
    """The other program, which draws when told to."""

    def __init__(self, path):
        self.process = subprocess.Popen(
            [path], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, command):
        self.process.stdin.write(command + "\n")
        self.process.stdin.flush()
        return self.process.stdout.readline().strip()


def pixels_of(path):
    return numpy.fromfile(path, dtype=numpy.uint8).reshape(HEIGHT, WIDTH, 4)


def main():
    own = Filmstrip(sys.argv[1])
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 15
    wanted = sys.argv[3:]
    with tempfile.TemporaryDirectory() as folder:
        first, second, drawn = (f"{folder}/{name}" for name in ("first", "second", "drawn"))
        own.ask(f"images {first} {second}")
        images = [
            skia.Image.fromarray(
                pixels_of(path), skia.kBGRA_8888_ColorType, skia.kOpaque_AlphaType)
            for path in (first, second)
        ]
        peer = Peer(*images)
        print(f"{'drawing':56} {'first':>9} {'Filmstrip':>9} {'Skia':>9} {'ratio':>6} {'bound':>6}"
              f"   difference: mean, largest")
        for drawing, meaning, bound in DRAWINGS:
            if wanted and drawing not in wanted:
                continue
            times, first_time = ([], []), 0
            for frame in range(rounds + 2):
                both = (float(own.ask(f"draw {drawing} {frame}")),
                        peer.milliseconds(drawing, frame))
                if frame == 0:
                    first_time = both[0]
                # The first frames fill caches, of memory and of what both programs keep.
                if frame >= 2:
                    for list_of_times, time_of_one in zip(times, both):
                        list_of_times.append(time_of_one)
            own.ask(f"save {drawing} 7 {drawn}")
            peer.draw(drawing, 7)
            difference = numpy.abs(
                pixels_of(drawn).astype(numpy.int16) - peer.pixels().astype(numpy.int16))
            mine, theirs = (statistics.median(each) for each in times)
            ratio = mine / theirs
            verdict = "" if bound is None else f"{bound:.1f}" + ("" if ratio <= bound else " !")
            print(f"{drawing + ': ' + meaning:56.56} {first_time:7.2f}ms {mine:7.2f}ms {theirs:7.2f}ms {ratio:6.2f} "
                  f"{verdict:6}   {difference.mean():.2f}, {difference.max()}", flush=True)
    own.process.stdin.close()
    own.process.wait()


main()
