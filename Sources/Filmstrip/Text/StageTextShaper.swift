// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import QuartzCore
internal import TextLayout

/// Shapes the text of layers in the package's font.
///
/// Fonts are opened when the first text needs them. A missing one is reported as unsupported, with
/// the package to install, and its text is left out.
final class StageTextShaper: TextShaping {
  private struct Key: Hashable {
    let text: String
    let size: Double
    let weight: TextWeight
  }

  private var shapers: [TextWeight: TextShaper] = [:]
  private var lines: [Key: ShapedLine] = [:]

  /// How many lines are kept: an animated layer asks for the same ones in each frame.
  private static let limit = 2_000

  /// Makes a shaper the one that layers use, if there is none yet.
  static func install() {
    if TextShapers.current == nil { TextShapers.current = StageTextShaper() }
  }

  func line(_ text: String, size: Double, weight: TextWeight) -> ShapedLine? {
    guard size > 0, size <= 10_000 else { return nil }
    let key = Key(text: text, size: size, weight: weight)
    if let line = lines[key] { return line }
    guard let shaper = shaper(of: weight) else { return nil }
    let shaped = shaper.line(text, size: size)
    let line = ShapedLine(
      run: shaped.run, width: shaped.width, ascent: shaped.ascent, descent: shaped.descent)
    if lines.count >= StageTextShaper.limit { lines = [:] }
    lines[key] = line
    return line
  }

  private func shaper(of weight: TextWeight) -> TextShaper? {
    if let shaper = shapers[weight] { return shaper }
    do throws(TextLayoutError) {
      let shaper = try TextShaper(weight: weight.face)
      shapers[weight] = shaper
      return shaper
    } catch {
      UnsupportedFeature.report("text: \(error.description)")
      return nil
    }
  }
}

extension TextWeight {
  fileprivate var face: TextShaper.Weight {
    switch self {
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    }
  }
}
