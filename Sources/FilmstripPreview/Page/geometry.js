"use strict";
// Matrices as Core Animation has them: 16 numbers row by row, points are rows multiplied from the left.

const Geometry = {
  identity: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1],

  translation(x, y, z) {
    return [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];
  },

  /** First a, then b. */
  product(a, b) {
    const out = new Array(16);
    for (let row = 0; row < 4; row += 1) {
      for (let column = 0; column < 4; column += 1) {
        let sum = 0;
        for (let k = 0; k < 4; k += 1) sum += a[row * 4 + k] * b[k * 4 + column];
        out[row * 4 + column] = sum;
      }
    }
    return out;
  },

  /** The 16 numbers of a transform as timeline.json spells it. */
  matrix(spelled) {
    if (!spelled) return null;
    if (spelled.length === 16) return spelled;
    const [a, b, c, d, x, y] = spelled;
    return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1];
  },

  /** What lies in a plane keeps its place; its depth is lost. */
  flattened(m) {
    const out = m.slice();
    out[8] = out[9] = out[10] = out[11] = 0;
    return out;
  },

  anchor(state) {
    const [x, y, width, height] = state.bounds;
    return [x + state.anchorPoint[0] * width, y + state.anchorPoint[1] * height];
  },

  /** From a layer's own space to that of its parent. */
  toParent(state) {
    const [x, y] = Geometry.anchor(state);
    const place = Geometry.translation(state.position[0], state.position[1], state.zPosition);
    const start = Geometry.translation(-x, -y, -state.anchorPointZ);
    const own = Geometry.matrix(state.transform);
    return Geometry.product(own ? Geometry.product(start, own) : start, place);
  },

  /** The space of a layer's children, where `own` leads from the layer's space to the window. */
  ofChildren(state, own) {
    const space = state.preservesDepth ? own : Geometry.flattened(own);
    const sub = Geometry.matrix(state.sublayerTransform);
    if (!sub) return space;
    const [x, y] = Geometry.anchor(state);
    return Geometry.product(
      Geometry.product(Geometry.translation(-x, -y, 0), sub),
      Geometry.product(Geometry.translation(x, y, 0), space));
  },

  point(m, x, y) {
    const w = x * m[3] + y * m[7] + m[15];
    return [(x * m[0] + y * m[4] + m[12]) / w, (x * m[1] + y * m[5] + m[13]) / w];
  },

  /** What undoes a matrix for points of the plane z = 0: the nine numbers of a map of x, y, w; null where none does. */
  planeInverse(m) {
    const [a, b, c, d, e, f, g, h, i] = [m[0], m[1], m[3], m[4], m[5], m[7], m[12], m[13], m[15]];
    const [p, q, r] = [e * i - f * h, f * g - d * i, d * h - e * g];
    const determinant = a * p + b * q + c * r;
    if (!Number.isFinite(1 / determinant)) return null;
    return [p, c * h - b * i, b * f - c * e, q, a * i - c * g, c * d - a * f, r, b * g - a * h, a * e - b * d]
      .map((value) => value / determinant);
  },

  planePoint(n, x, y) {
    const w = x * n[2] + y * n[5] + n[8];
    return [(x * n[0] + y * n[3] + n[6]) / w, (x * n[1] + y * n[4] + n[7]) / w];
  },

  /** Whether a layer is seen from its front. */
  facesFront(m, state) {
    const [[ax, ay], [bx, by], , [cx, cy]] = Geometry.corners(m, state.bounds);
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax) >= 0;
  },

  /** The corners of a rectangle in the window. */
  corners(m, [x, y, width, height]) {
    return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]]
      .map(([px, py]) => Geometry.point(m, px, py));
  },

  /** The upright rectangle around some points: x, y, width, height. */
  box(points) {
    const xs = points.map((p) => p[0]);
    const ys = points.map((p) => p[1]);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
  },

  contains(polygon, x, y) {
    let inside = false;
    for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i, i += 1) {
      const [[xi, yi], [xj, yj]] = [polygon[i], polygon[j]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  },
};
