// SPDX-License-Identifier: MIT

/// Another safe area of a controller's view, during a transition.
struct SafeAreaChange: Sendable {
  /// Since the start of the recording.
  let nanoseconds: Int64
  /// The number of the view's layer.
  let layer: Int
  /// At the top, the left, the bottom and the right, in points.
  let old: SIMD4<Double>
  let new: SIMD4<Double>

  /// The side that changes most, with both values: `top from 59.0 pt to 103.0 pt`.
  var text: String {
    let names = ["top", "left", "bottom", "right"]
    let steps = names.indices.map { (side: Int) -> Double in abs(new[side] - old[side]) }
    let side = steps.firstIndex(of: steps.max() ?? 0) ?? 0
    let points = PropertyUnit.points
    return "\(names[side]) from \(points.text(old[side])) to \(points.text(new[side]))"
  }
}
