// SPDX-License-Identifier: MIT
internal import Foundation

extension CoverageGrid {
  /// Blurs by a spread in cells; outside of the grid nothing is covered.
  ///
  /// An ellipse that does not stand upright is two Gaussians one after the other: one along a slanted
  /// line, with all of the variance of the longer side, and one along the other side with what is left:
  /// Σ = σy²·(k, 1)(k, 1)ᵀ + (σx² − k²σy²)·(1, 0)(1, 0)ᵀ with k = covariance / σy².
  mutating func blur(by spread: ShadowSpread) {
    guard !spread.isUpright else {
      blur(sigmaX: spread.sigmaX, sigmaY: spread.sigmaY)
      return
    }
    let isHigh = spread.sigmaY >= spread.sigmaX
    let (long, short) = isHigh ? (spread.sigmaY, spread.sigmaX) : (spread.sigmaX, spread.sigmaY)
    let slant = spread.covariance / (long * long)
    let kernel = CoverageGrid.kernel(long)
    // Mixing two cells where the line runs between them blurs as well.
    var mixing = 0.0
    for (distance, weight) in kernel.enumerated() {
      let place = slant * Double(distance)
      let share = place - place.rounded(.down)
      mixing += (distance == 0 ? 1 : 2) * Double(weight) * share * (1 - share)
    }
    let rest = max(0, short * short - slant * slant * long * long - mixing).squareRoot()
    blur(by: kernel, slant: slant, isHigh: isHigh)
    blur(sigmaX: isHigh ? rest : 0, sigmaY: isHigh ? 0 : rest)
  }

  /// Blurs along a line that leads a cell down, or to the right, for `slant` cells to the other side.
  private mutating func blur(by kernel: [Float], slant: Double, isHigh: Bool) {
    guard kernel.count > 1 else { return }
    let reach = kernel.count - 1
    var result = [Float](repeating: 0, count: values.count)
    for distance in -reach...reach {
      let place = slant * Double(distance)
      let whole = Int(place.rounded(.down))
      let share = Float(place - place.rounded(.down))
      let weight = kernel[abs(distance)]
      let steps =
        isHigh
        ? [(whole, distance), (whole + 1, distance)]
        : [(distance, whole), (distance, whole + 1)]
      add(steps[0], weight * (1 - share), to: &result)
      if share > 0 { add(steps[1], weight * share, to: &result) }
    }
    replaceValues(by: result)
  }

  /// Adds to each cell a share of the one that lies some cells away.
  private func add(_ step: (x: Int, y: Int), _ weight: Float, to result: inout [Float]) {
    let (left, right) = (max(0, -step.x), min(width, width - step.x))
    guard left < right else { return }
    values.withUnsafeBufferPointer { values in
      result.withUnsafeMutableBufferPointer { result in
        for y in max(0, -step.y)..<max(max(0, -step.y), min(height, height - step.y)) {
          let (target, source) = (y * width, (y + step.y) * width + step.x)
          for x in left..<right { result[target + x] += values[source + x] * weight }
        }
      }
    }
  }
}
