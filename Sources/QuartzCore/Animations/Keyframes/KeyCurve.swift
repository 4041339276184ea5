// SPDX-License-Identifier: MIT

/// How a smooth curve passes a key; all 0 gives the Catmull–Rom spline.
struct KeyShape { let tension, continuity, bias: Double }

/// A smooth curve through values: Kochanek and Bartels' spline ("Interpolating splines with local
/// tension, continuity and bias control", 1984), in Hermite form.
///
/// Documented for Core Animation's cubic modes; at the two ends, where a neighbour is missing, the
/// tangent is that of the straight line to the other one (assumed).
struct KeyCurve {
  private let values: [AnimatableValue]
  private let points: [[Double]]
  private let leaving: [[Double]]
  private let arriving: [[Double]]
  private var cumulative: [[Double]] = []

  private static let pieces = 64

  /// Nil for values that are more than their numbers, such as transforms and paths: those go
  /// straight.
  init?(values: [AnimatableValue], shapes: [KeyShape]) {
    let points = values.compactMap(\.components)
    guard points.count == values.count, let width = points.first?.count,
      points.allSatisfy({ $0.count == width })
    else { return nil }
    self.values = values
    self.points = points
    var (leaving, arriving): ([[Double]], [[Double]]) = ([], [])
    for index in points.indices {
      let here = points[index]
      let before = index > 0 ? points[index - 1] : nil
      let after = index + 1 < points.count ? points[index + 1] : nil
      let s = shapes[index]
      func tangent(_ first: Double, _ second: Double) -> [Double] {
        (0..<width).map { k in
          let incoming = before.map { here[k] - $0[k] } ?? after.map { $0[k] - here[k] } ?? 0
          let outgoing = after.map { $0[k] - here[k] } ?? incoming
          return (1 - s.tension) / 2 * (first * incoming + second * outgoing)
        }
      }
      leaving.append(tangent((1 + s.continuity) * (1 + s.bias), (1 - s.continuity) * (1 - s.bias)))
      arriving.append(tangent((1 - s.continuity) * (1 + s.bias), (1 + s.continuity) * (1 - s.bias)))
    }
    self.leaving = leaving
    self.arriving = arriving
    cumulative = (0..<max(points.count - 1, 0)).map { way in
      var sums = [0.0]
      var last = points[way]
      for piece in 1...KeyCurve.pieces {
        let next = numbers(in: way, at: Double(piece) / Double(KeyCurve.pieces))
        let step = zip(last, next).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
        sums.append(sums[sums.count - 1] + step)
        last = next
      }
      return sums
    }
  }

  var lengths: [Double] { cumulative.map { $0[$0.count - 1] } }

  func value(in way: Int, at fraction: Double, evenly: Bool) -> AnimatableValue {
    let parameter = evenly ? self.parameter(in: way, atShare: fraction) : fraction
    return values[way].replacingComponents(numbers(in: way, at: parameter)) ?? values[way]
  }

  private func parameter(in way: Int, atShare share: Double) -> Double {
    let sums = cumulative[way]
    let target = share * sums[sums.count - 1]
    guard let piece = sums.dropFirst().firstIndex(where: { $0 >= target }) else { return 1 }
    let length = sums[piece] - sums[piece - 1]
    let rest = length > 0 ? (target - sums[piece - 1]) / length : 0
    return (Double(piece - 1) + rest) / Double(KeyCurve.pieces)
  }

  private func numbers(in way: Int, at t: Double) -> [Double] {
    let (t2, t3) = (t * t, t * t * t)
    let (h00, h10) = (2 * t3 - 3 * t2 + 1, t3 - 2 * t2 + t)
    let (h01, h11) = (-2 * t3 + 3 * t2, t3 - t2)
    let (a, b) = (points[way], points[way + 1])
    let (m, n) = (leaving[way], arriving[way + 1])
    return a.indices.map { h00 * a[$0] + h10 * m[$0] + h01 * b[$0] + h11 * n[$0] }
  }
}
