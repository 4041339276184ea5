// SPDX-License-Identifier: MIT
package import DisplayList

/// One shaped line of text: its glyphs lie on the baseline y = 0 and start at x = 0.
package struct ShapedLine: Sendable, Equatable {
  /// The glyphs, y down.
  package let run: GlyphRun
  /// Advance of the whole line.
  package let width: Double
  /// How far the font reaches above the baseline.
  package let ascent: Double
  /// How far the font reaches below the baseline.
  package let descent: Double

  /// A line from its parts, all in the unit of the font size.
  package init(run: GlyphRun, width: Double, ascent: Double, descent: Double) {
    self.run = run
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// How heavy letters are.
package enum TextWeight: String, Sendable {
  /// Weight 400.
  case regular
  /// Weight 500.
  case medium
  /// Weight 600 and above.
  case semibold
}

/// Turns text into glyphs for layers that show text.
///
/// The engine has no fonts: the stage installs what has them as ``TextShapers/current``.
package protocol TextShaping: AnyObject {
  /// One line at a size in points from 0, exclusive, to 10,000; nil, and reported, without a font.
  func line(_ text: String, size: Double, weight: TextWeight) -> ShapedLine?
}

/// What shapes text.
package enum TextShapers {
  // The engine runs on one thread (ARCHITECTURE.md). Fonts are the same for all stages.
  /// What shapes text now; without it text layers report themselves and show nothing.
  nonisolated(unsafe) package static var current: (any TextShaping)?
}
