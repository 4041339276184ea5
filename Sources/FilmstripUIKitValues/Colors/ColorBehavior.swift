// SPDX-License-Identifier: MIT

package struct ColorBehavior: BehaviorValues {
  package enum Palette: Sendable {
    /// iOS 13 and 14: teal is a light blue (published by ports of that time).
    case iOS13
    /// iOS 15 to 18: teal is green, and cyan has come (Apple's published tables, as remembered).
    case iOS15
  }

  /// The system colours in force: those of the later versions, as code that is written now expects.
  package var palette = Palette.iOS15

  package init() {}
}

extension BehaviorProfile {
  package var colors: ColorBehavior {
    get { self[ColorBehavior.self] }
    set { self[ColorBehavior.self] = newValue }
  }
}
