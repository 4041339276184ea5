// SPDX-License-Identifier: MIT

/// What a figure shows of a recording.
public enum FigureKind: String, CaseIterable, Sendable {
  /// Some frames side by side, with their times.
  case sheet
  /// Ghosts of what moves, its path, and dots at equal times.
  case trail
  /// The layers one behind the other, seen from the side.
  case exploded
  /// Progress over time of each motion, as timing functions are drawn.
  case curves
  /// The callbacks in their order, as a sequence diagram.
  case callbacks
  /// Where a touch goes, and what it drives.
  case gesture
  /// What places the views: constraints, guides and alignment rectangles over a frame.
  case constraints
  /// Two recordings: frames, curves and what differs.
  case comparison

  /// One sentence without a full stop, for lists.
  package var summary: String {
    switch self {
    case .sheet: "some frames side by side, with their times"
    case .trail: "ghosts of what moves, its path, and dots at equal times"
    case .exploded: "the layers one behind the other, seen from the side"
    case .curves: "progress over time, as timing functions are drawn"
    case .callbacks: "the callbacks in their order, as a sequence diagram"
    case .gesture: "where a touch goes, and what it drives"
    case .constraints: "what places the views, drawn over a frame"
    case .comparison: "two recordings: frames, curves and what differs"
    }
  }

  var words: String {
    switch self {
    case .sheet: "Contact sheet"
    case .trail: "Motion trail"
    case .exploded: "Layers"
    case .curves: "Timing curves"
    case .callbacks: "Callbacks"
    case .gesture: "Gesture"
    case .constraints: "Constraints"
    case .comparison: "Comparison"
    }
  }
}

/// The surroundings that a figure's colours are for.
public enum FigureAppearance: String, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// A format of figures.
public enum FigureFormat: String, CaseIterable, Sendable {
  /// Scalable; text stays text.
  case svg
  /// Pixels, at a scale.
  case png
}
