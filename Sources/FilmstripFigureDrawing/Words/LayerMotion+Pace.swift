// SPDX-License-Identifier: MIT
internal import FilmstripDiff

extension LayerMotion {
  /// Whether two motions go alike.
  func isAsPaced(_ other: LayerMotion) -> Bool {
    guard let curve, let second = other.curve else {
      return curve == nil && other.curve == nil && hasValues(like: other)
    }
    // How long a spring is seen to move depends on when its layer leaves, and how exactly it is known on the frames.
    if curve.isSpring, second.isSpring {
      return abs(begin - other.begin) < 0.017 && curve.isAlike(second)
    }
    return abs(begin - other.begin) < 0.004 && abs(duration - other.duration) < 0.004
      && curve == second
  }

  /// Whether values are as far on their way as others, to a fiftieth, in all frames that have both.
  private func hasValues(like other: LayerMotion) -> Bool {
    guard values.count == other.values.count else { return false }
    return zip(values, other.values).allSatisfy { one, two in
      guard let one, let two else { return true }
      return abs(progress(one) - other.progress(two)) < 0.02
    }
  }

  /// How far a value is on the way from the start to the end; of a way that ends where it began, how far it
  /// is between the least and the greatest value.
  func progress(_ value: Double) -> Double {
    let way = end - start
    if abs(way) > 1e-9 { return (value - start) / way }
    let known = values.compactMap(\.self)
    let (least, most) = (known.min() ?? 0, known.max() ?? 1)
    return (value - least) / max(most - least, 1e-9)
  }
}
