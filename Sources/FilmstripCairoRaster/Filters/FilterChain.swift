// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

struct FilterChain {
  private enum Step {
    case blur(GaussianBlur)
    case colors(ColorKernel)
  }

  private var steps: [Step] = []
  /// The largest σ, in pixels.
  private(set) var largestSigma = 0.0
  /// Whether a blur lets the edges of what is filtered continue, so that the result ends there,
  /// too.
  private(set) var clampsEdges = false

  /// Blurs wider than this many pixels look the same as wider ones.
  private static let widest = 1e5

  /// How many pixels may lie between one filter and the next, if the result has not half as many.
  private static let largestBetween = 1 << 24

  /// Filters for a space whose unit is so many pixels wide and high; those that change nothing are
  /// left out.
  init(_ filters: [Filter], scaleX: Double, scaleY: Double, alwaysClamps: Bool = false) {
    for filter in filters {
      switch filter {
      case .gaussianBlur(let radius, let clampsEdges):
        // A blur that is invisible is none, and so is one that is not a number.
        guard radius > 0 else { continue }
        let x = min(radius * abs(scaleX), FilterChain.widest)
        let y = min(radius * abs(scaleY), FilterChain.widest)
        guard max(x, y) > 0.05 else { continue }
        let clamps = clampsEdges || alwaysClamps
        steps.append(.blur(GaussianBlur(sigmaX: x, sigmaY: y, clampsEdges: clamps)))
        largestSigma = max(largestSigma, x, y)
        self.clampsEdges = self.clampsEdges || clamps
      case .colorMatrix(let matrix):
        if let kernel = ColorKernel(matrix) { steps.append(.colors(kernel)) }
      }
    }
  }

  var isEmpty: Bool { steps.isEmpty }

  func shrunk(by factor: Double) -> FilterChain {
    var result = self
    result.largestSigma /= factor
    result.steps = steps.map { step in
      guard case .blur(let blur) = step else { return step }
      return .blur(
        GaussianBlur(
          sigmaX: blur.sigmaX / factor, sigmaY: blur.sigmaY / factor,
          clampsEdges: blur.clampsEdges))
    }
    return result
  }

  func source(of target: PixelRect) -> PixelRect {
    steps.reversed().reduce(target) { FilterChain.source(of: $0, for: $1) }
  }

  private static func source(of target: PixelRect, for step: Step) -> PixelRect {
    guard case .blur(let blur) = step else { return target }
    return target.grown(x: blur.reachX, y: blur.reachY)
  }

  /// The filtered pixels inside a rectangle; nil where there are none.
  func applied(to source: PixelSource, on target: PixelRect) -> PlacedBitmap? {
    var wanted = [target]
    for step in steps.reversed() {
      wanted.append(FilterChain.source(of: wanted[wanted.count - 1], for: step))
    }
    wanted.reverse()
    let start = source.cut(to: wanted[0])
    guard !start.rect.isEmpty else { return nil }
    var result: PlacedBitmap?
    for (step, rect) in zip(steps, wanted.dropFirst()) {
      switch step {
      case .colors(let kernel):
        let placed = result ?? FilterChain.copy(start)
        result = PlacedBitmap(bitmap: kernel.applied(to: placed.bitmap), rect: placed.rect)
      case .blur(let blur):
        let known = result?.rect ?? start.rect
        let reached = blur.clampsEdges ? known : known.grown(x: blur.reachX, y: blur.reachY)
        var part = reached.intersection(rect)
        // Between two wide blurs lies more than memory should hold: what is shown has to do.
        if part.area > max(FilterChain.largestBetween, 2 * target.area) {
          part = part.intersection(target)
        }
        guard !part.isEmpty else { return nil }
        let bitmap =
          result.map { $0.withSource { blur.blurred($0, on: part) } ?? $0.bitmap }
          ?? blur.blurred(start, on: part)
        result = PlacedBitmap(bitmap: bitmap, rect: part)
      }
    }
    return result ?? FilterChain.copy(start)
  }

  private static func copy(_ source: PixelSource) -> PlacedBitmap {
    let (width, height) = (Int(source.rect.width), Int(source.rect.height))
    let bitmap = Bitmap(width: width, height: height) { bytes in
      for y in 0..<height {
        UnsafeMutableRawBufferPointer(rebasing: bytes[y * width * 4..<(y + 1) * width * 4])
          .copyMemory(
            from: UnsafeRawBufferPointer(
              start: source.base + y * source.bytesPerRow, count: width * 4))
      }
    }
    return PlacedBitmap(bitmap: bitmap, rect: source.rect)
  }
}

extension [Filter] {
  /// How far beyond what is filtered the result reaches, in the space of what is filtered.
  var reach: Double {
    reduce(0) { sum, filter in
      guard case .gaussianBlur(let radius, false) = filter, radius > 0 else { return sum }
      return sum + 3.1 * radius
    }
  }

  /// Whether a blur lets the edges continue, so that the result ends with them.
  var clampsEdges: Bool {
    contains { filter in
      if case .gaussianBlur(let radius, true) = filter { radius > 0 } else { false }
    }
  }
}

extension PixelRect {
  func grown(x distanceX: Int32, y distanceY: Int32) -> PixelRect {
    PixelRect(
      x: x - distanceX, y: y - distanceY, width: width + 2 * distanceX,
      height: height + 2 * distanceY)
  }
}
