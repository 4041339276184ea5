// What masks and clips leave of a layer, in the layer's own space.

const Cuts = {
  /** The outline of a layer's bounds with its corners, clockwise; as it clips, as Core Animation rounds. */
  outline(state) {
    const [x, y, width, height] = state.bounds;
    const half = Math.min(Math.abs(width), Math.abs(height)) / 2;
    const isContinuous = state.cornerCurve === "continuous";
    const curve = isContinuous ? Cuts.continuous : Cuts.circular;
    const radius = Math.min(state.cornerRadius, isContinuous ? half / curve[0][0] : half);
    const points = [];
    // Each corner: its bit among the masked corners, its place, the way that leads to it and the way that leaves it.
    const corners = [
      [2, x + width, y, [1, 0], [0, 1]], [8, x + width, y + height, [0, 1], [-1, 0]],
      [4, x, y + height, [-1, 0], [0, -1]], [1, x, y, [0, -1], [1, 0]],
    ];
    for (const [bit, cx, cy, there, away] of corners) {
      if (!(radius > 0) || !(state.maskedCorners & bit)) {
        points.push([cx, cy]);
        continue;
      }
      for (const [along, off] of curve) {
        points.push([cx - there[0] * along * radius + away[0] * off * radius,
          cy - there[1] * along * radius + away[1] * off * radius]);
      }
    }
    return points;
  },

  /** Points of a corner of radius 1: how far from it on the side that leads to it, and on the one that leaves it. */
  corner(start, segments) {
    const points = [start];
    let from = start;
    for (const [one, two, end] of segments) {
      for (let step = 1; step <= 8; step += 1) {
        const t = step / 8;
        const mix = (axis) => (1 - t) ** 3 * from[axis] + 3 * (1 - t) ** 2 * t * one[axis]
          + 3 * (1 - t) * t * t * two[axis] + t ** 3 * end[axis];
        points.push([mix(0), mix(1)]);
      }
      from = end;
    }
    return points;
  },

  /** Where a point of one plane is in another; both matrices lead to the window. Null behind the eye. */
  map(from, to) {
    const inverse = Geometry.planeInverse(to);
    if (!inverse) return null;
    return (points) => {
      const mapped = points.map(([x, y]) => {
        const w = x * from[3] + y * from[7] + from[15];
        if (!(w > 1e-9)) return null;
        const [px, py] = Geometry.point(from, x, y);
        return Geometry.planePoint(inverse, px, py);
      });
      return mapped.includes(null) ? null : mapped;
    };
  },

  /** Twice the area of a polygon; negative where it goes the other way round. */
  area(polygon) {
    return polygon.reduce((sum, [x, y], index) => {
      const [nx, ny] = polygon[(index + 1) % polygon.length];
      return sum + x * ny - nx * y;
    }, 0);
  },

  /** The part of a convex polygon that is inside of another convex one; without points where both only touch. */
  intersection(subject, clip) {
    const sign = Math.sign(Cuts.area(clip));
    if (sign === 0) return [];
    let result = subject;
    for (let index = 0; index < clip.length && result.length > 0; index += 1) {
      const [ax, ay] = clip[index];
      const [bx, by] = clip[(index + 1) % clip.length];
      if (ax === bx && ay === by) continue;
      const side = ([x, y]) => sign * ((bx - ax) * (y - ay) - (by - ay) * (x - ax));
      const kept = [];
      for (let place = 0; place < result.length; place += 1) {
        const [one, next] = [result[place], result[(place + 1) % result.length]];
        const [s, n] = [side(one), side(next)];
        if (s >= 0) kept.push(one);
        if ((s > 0 && n < 0) || (s < 0 && n > 0)) {
          const t = s / (s - n);
          kept.push([one[0] + t * (next[0] - one[0]), one[1] + t * (next[1] - one[1])]);
        }
      }
      result = kept;
    }
    return Math.abs(Cuts.area(result)) < 1e-3 ? [] : result;
  },

  /** The corners of a rectangle. */
  rect([x, y, width, height]) { return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]; },

  /** Whether all corners of a rectangle lie in a clip, whose outline only matters at its corners. */
  holds(state, points) {
    const [x, y, width, height] = state.bounds;
    const reach = Math.max(state.cornerRadius, 0) * (state.cornerCurve === "continuous" ? Cuts.continuous[0][0] : 1);
    const e = 1e-3;
    let isNearCorner = false;
    for (const [px, py] of points) {
      if (px < x - e || py < y - e || px > x + width + e || py > y + height + e) return false;
      isNearCorner ||= Math.min(px - x, x + width - px) < reach && Math.min(py - y, y + height - py) < reach;
    }
    if (!isNearCorner) return true;
    const outline = Cuts.outline(state);
    return points.every(([px, py]) => Geometry.contains(outline, px, py));
  },

  /**
   * What the layers that it is in leave of a rectangle of a layer: null for all of it, else a polygon, without points
   * where nothing is left.
   */
  left(recording, frame, id, rect) {
    const placed = recording.placed(frame);
    const place = placed.get(id);
    const { states } = recording.frames[frame];
    let polygon = null;
    for (const clip of place.clips) {
      const around = placed.get(clip).matrix;
      const there = Cuts.map(place.matrix, around);
      const back = Cuts.map(around, place.matrix);
      if (!there || !back) return [];
      const corners = there(Cuts.rect(rect));
      if (corners && Cuts.holds(states.get(clip), corners)) continue;
      const outline = back(Cuts.outline(states.get(clip)));
      if (!outline) continue;
      polygon = Cuts.intersection(polygon ?? Cuts.rect(rect), outline);
      if (polygon.length === 0) return polygon;
    }
    return polygon;
  },

  /** A polygon as CSS and SVG want it, in points from a place. */
  text(polygon, [x, y], unit = "") {
    return polygon.map(([px, py]) => `${(px - x).toFixed(2)}${unit} ${(py - y).toFixed(2)}${unit}`).join(", ");
  },

  /**
   * Leaves of a canvas what a mask lets be seen.
   *
   * `map` leads from the mask's space to that of the canvas, which begins at a place and has so many pixels in a point.
   */
  mask(context, image, rect, opacity, from, to, [x, y], scale) {
    const inverse = Geometry.planeInverse(to);
    if (!inverse) return;
    const point = (px, py) => {
      const [qx, qy] = Geometry.planePoint(inverse, ...Geometry.point(from, px, py));
      return [(qx - x) * scale, (qy - y) * scale];
    };
    const [rx, ry, width, height] = rect;
    const [o, i, j, far] = [point(rx, ry), point(rx + width, ry), point(rx, ry + height), point(rx + width, ry + height)];
    const isAffine = Math.hypot(far[0] - i[0] - j[0] + o[0], far[1] - i[1] - j[1] + o[1]) < 0.05;
    context.globalCompositeOperation = "destination-in";
    context.globalAlpha = Math.min(Math.max(opacity, 0), 1);
    if (isAffine) {
      context.setTransform((i[0] - o[0]) / width, (i[1] - o[1]) / width, (j[0] - o[0]) / height,
        (j[1] - o[1]) / height, o[0], o[1]);
      context.drawImage(image, 0, 0, width, height);
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.drawImage(Cuts.bent(image, rect, context.canvas, (px, py) => {
        const back = Geometry.planeInverse(from);
        const [wx, wy] = Geometry.point(to, px / scale + x, py / scale + y);
        return back ? Geometry.planePoint(back, wx, wy) : [NaN, NaN];
      }), 0, 0);
    }
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
  },

  /** A mask in perspective, of the size of a canvas: pixel by pixel, as a canvas has no perspective. */
  bent(image, [rx, ry, width, height], canvas, place) {
    const source = make("canvas", { width: image.naturalWidth, height: image.naturalHeight });
    const from = source.getContext("2d");
    from.drawImage(image, 0, 0);
    const pixels = from.getImageData(0, 0, source.width, source.height).data;
    const target = make("canvas", { width: canvas.width, height: canvas.height });
    const to = target.getContext("2d");
    const out = to.createImageData(target.width, target.height);
    for (let py = 0; py < target.height; py += 1) {
      for (let px = 0; px < target.width; px += 1) {
        const [mx, my] = place(px + 0.5, py + 0.5);
        const [sx, sy] = [Math.floor(((mx - rx) / width) * source.width), Math.floor(((my - ry) / height) * source.height)];
        const isInside = sx >= 0 && sy >= 0 && sx < source.width && sy < source.height;
        out.data[(py * target.width + px) * 4 + 3] = isInside ? pixels[(sy * source.width + sx) * 4 + 3] : 0;
      }
    }
    to.putImageData(out, 0, 0);
    return target;
  },
};

/** A quarter of a circle as one cubic, whose handles are 4/3·(√2 − 1) of the radius. */
Cuts.circular = Cuts.corner([1, 0], [[[1 - (4 / 3) * (Math.SQRT2 - 1), 0], [0, 1 - (4 / 3) * (Math.SQRT2 - 1)], [0, 1]]]);

/** The continuous corner of iOS as three cubics: the numbers of `CornerCurve.continuous`. */
Cuts.continuous = Cuts.corner([1.52866483, 0], [
  [[1.08849323, 0], [0.86840689, 0], [0.63149379, 0.07491139]],
  [[0.37282383, 0.16905956], [0.16905956, 0.37282383], [0.07491139, 0.63149379]],
  [[0, 0.86840689], [0, 1.08849323], [0, 1.52866483]],
]);
