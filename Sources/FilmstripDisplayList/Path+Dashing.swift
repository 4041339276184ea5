// SPDX-License-Identifier: MIT
internal import Foundation

extension Path {
  /// The most dashes a path is cut into; one that would need more stays whole.
  private static let dashLimit = 100_000.0

  /// The dashes of a line along the path, each a subpath of its own.
  ///
  /// The pattern starts again with each subpath. Lengths that are negative or all 0 leave the path
  /// as it is.
  package func dashed(phase: Double, lengths: [Double]) -> Path {
    // An odd number of lengths changes dashes and gaps with each turn.
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }), isFinite
    else { return self }
    let subpaths = self.subpaths
    let total = subpaths.reduce(0) { $0 + $1.segments.reduce(0) { $0 + $1.length() } }
    guard total / period * Double(pattern.count) < Path.dashLimit else { return self }
    var result: [Element] = []
    for subpath in subpaths {
      var index = 0
      var rest = phase.truncatingRemainder(dividingBy: period)
      if rest < 0 { rest += period }
      while rest >= pattern[index] {
        if pattern[index] == 0, rest == 0, index % 2 == 0, let first = subpath.segments.first {
          result += [.move(first.points[0]), .line(first.points[0])]
        }
        rest -= pattern[index]
        index = (index + 1) % pattern.count
      }
      var left = pattern[index] - rest
      var isDown = false
      for segment in subpath.segments {
        let length = segment.length()
        var done = 0.0
        while done < length {
          let step = min(left, length - done)
          if index % 2 == 0 {
            let part = segment.part(
              from: segment.parameter(atLength: done, of: length),
              to: segment.parameter(atLength: done + step, of: length))
            if !isDown { result.append(.move(part.points[0])) }
            result.append(part.element)
            isDown = true
          }
          done += step
          left -= step
          while left <= 1e-12 * period {
            index = (index + 1) % pattern.count
            left = pattern[index]
            isDown = false
            if left == 0, index % 2 == 0 {
              // A dash without length still has its caps.
              let place = segment.point(at: segment.parameter(atLength: done, of: length))
              result += [.move(place), .line(place)]
            }
          }
        }
      }
    }
    return Path(result)
  }
}
