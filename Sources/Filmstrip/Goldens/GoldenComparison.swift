// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// How a recording compares with its golden.
public struct GoldenComparison: Sendable, Equatable {
  /// What comes of a comparison.
  public enum Outcome: String, Sendable, Equatable, Codable {
    /// All that has to be equal is.
    case unchanged
    /// Pixels differ within the golden's tolerance, or as another version of the renderer draws them
    /// (``GoldenComparison/rendererChange``); all else is equal.
    case similar
    /// The pixels are equal, and something moved or was called otherwise.
    case motionChanged
    /// Pixels differ.
    case different
    /// The golden has another tolerance than the comparison asks for, or one that counts in cells of another size.
    case toleranceChanged
  }

  /// A frame that can be seen in both sheets.
  public struct WorstFrame: Sendable, Equatable {
    /// Its number in the recording.
    public let index: Int
    /// How its cells differ.
    public let diff: PixelDiff
  }

  /// The tolerances of both sides.
  public struct Tolerances: Sendable, Equatable {
    /// The golden's.
    public let expected: PixelTolerance?
    /// The comparison's.
    public let actual: PixelTolerance?
    /// The width in pixels of the golden's cells, in which its tolerance counts.
    public let expectedCellWidth: Int
    /// The width in pixels of the cells that the comparison asks for.
    public let actualCellWidth: Int
  }

  /// What came of it.
  public let outcome: Outcome
  /// Whether frames were drawn for it.
  public let isDrawn: Bool
  /// Whether the golden passes and yet has digests, an environment or names of layers of before: recording it again
  /// makes the next comparison quick.
  public let isOutdated: Bool
  /// What moved or was called otherwise and counts; nil for nothing.
  public let motion: MotionDiff?
  /// What each ignore of the options hides, in their order.
  public let ignored: [IgnoredDifferences]
  /// How many frames the recording has.
  public let frameCount: Int
  /// The frames whose pixels differ where they count, of those that both sides have; empty where nothing was drawn.
  public let differingFrames: [Int]
  /// The frame in which the pixels of the sheets differ by most in all; nil where none does.
  public let worstFrame: WorstFrame?
  /// The tolerances of both sides.
  public let tolerances: Tolerances
  /// What the golden was drawn with otherwise; nil for nothing, or where the recording passes.
  public let environmentChange: String?
  /// Whether pixels differ, all within the golden's tolerance.
  public let isWithinTolerance: Bool
  /// Whether display lists and the programs that draw are equal, and pixels are not.
  public let isInconsistent: Bool
  /// Which versions of Cairo and pixman explain that pixels differ a little though all display lists are equal, such
  /// as `Cairo 1.16.0 → 1.18.4`; nil where they need no explanation or have none.
  public let rendererChange: String?

  /// Why pixels that differ are not compared; nil where they are, or nothing was drawn.
  let missingPictures: String?
  /// Whether pixels differ, and no picture shows whether in regions that are ignored.
  let isUnknownWhere: Bool

  /// Whether the recording passes.
  public var isMatch: Bool { outcome == .unchanged || outcome == .similar }

  /// What is to be known of a recording that passes: that another renderer drew the golden; nil for nothing.
  public var note: String? {
    guard isMatch, let rendererChange else { return nil }
    return
      "\(pixels); the display lists are equal, and another renderer drew the golden: \(rendererChange)"
  }
}

extension GoldenComparison: CustomStringConvertible {
  /// ``lines``, each on a line of its own.
  public var description: String { lines.joined(separator: "\n") }

  /// What differs: first a headline, then what moved, then what is seen, then why it may be so, and last what is ignored.
  public var lines: [String] {
    linesOfDifferences + ignored.filter { !$0.isEmpty }.map(\.description)
  }

  /// ``lines`` without what is ignored.
  package var linesOfDifferences: [String] {
    var lines = [headline]
    if !isMatch, let motion { lines += motion.lines }
    if let note { lines.append(note) } else if !differingFrames.isEmpty { lines.append(pixels) }
    if outcome == .different, differingFrames.isEmpty, motion == nil {
      lines.append("the number of frames differs")
    }
    if outcome == .toleranceChanged { lines.append(tolerance) }
    if isInconsistent {
      lines.append(
        "the display lists are equal and their pixels are not: Filmstrip's drawing changed without a "
          + "new version, or pixels depend on more than the frame; please report it")
    }
    if isUnknownWhere, outcome == .different, missingPictures == nil {
      lines.append(
        "the golden's pictures do not show whether that is in ignored regions or beside them: recorded with the "
          + "ignores it shows every frame, and with a larger cellWidth more of each")
    }
    if let environmentChange, outcome != .toleranceChanged {
      lines.append("the golden was drawn with other programs or fonts: \(environmentChange)")
    }
    return lines.map(\.printable)
  }

  /// What is behind the difference; nil where the recording passes.
  package var cause: String? { isMatch ? nil : motion?.cause ?? headline.printable }

  /// The same in words that recordings of other layers can have in common.
  package var sharedCause: String? { isMatch ? nil : motion?.sharedCause ?? headline.printable }

  private var headline: String {
    switch outcome {
    case .unchanged: "unchanged"
    case .similar:
      rendererChange == nil
        ? "similar: within the tolerance" : "similar: drawn by another renderer"
    case .motionChanged:
      isWithinTolerance
        ? "motion changed: pixels are within the tolerance"
        : rendererChange.map { "motion changed: pixels differ as renderers do (\($0))" }
          ?? (ignored.contains { $0.pixelCount > 0 }
            ? "motion changed: pixels differ only where they are ignored"
            : "motion changed: all pixels are equal")
    case .different: motion == nil ? "pixels changed: what moved is equal" : "changed"
    case .toleranceChanged: "the tolerance is not the golden's"
    }
  }

  private var pixels: String {
    let count = differingFrames.count
    let which =
      switch count {
      case frameCount where count == 1: "the frame differs"
      case frameCount: "all \(count) frames differ"
      case 1: "1 of \(frameCount) frames differs, \(ranges)"
      default: "\(count) of \(frameCount) frames differ, \(ranges)"
      }
    if let missingPictures {
      return
        "pixels: \(which); by how much is not known, as the golden has no pictures: \(missingPictures)"
    }
    guard let worstFrame else {
      return "pixels: " + which + "; the frames of the sheet are equal at its size"
    }
    return "pixels: \(which); most in frame \(worstFrame.index) of the sheet: \(worstFrame.diff)"
  }

  /// The frames as ranges, three at most.
  private var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for frame in differingFrames {
      if let last = ranges.last, last.upperBound == frame - 1 {
        ranges[ranges.count - 1] = last.lowerBound...frame
      } else {
        ranges.append(frame...frame)
      }
    }
    let texts = ranges.prefix(3).map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound) to \($0.upperBound)"
    }
    return texts.joined(separator: ", ") + (ranges.count > 3 ? " …" : "")
  }

  private var tolerance: String {
    func text(_ tolerance: PixelTolerance?) -> String {
      guard let tolerance else { return "none" }
      var parts: [String] = []
      if tolerance.channelDifference > 0 { parts.append("\(tolerance.channelDifference)/255") }
      switch tolerance.pixels {
      case .count(0): break
      case .count(let count): parts.append("\(count) pixels")
      case .share(let share): parts.append("\(share) of all pixels")
      }
      if tolerance.ignoresAntialiasing { parts.append("anti-aliasing") }
      return parts.joined(separator: ", ") + " (\(tolerance.reason))"
    }
    guard tolerances.expected != tolerances.actual else {
      return "the golden's cells are \(tolerances.expectedCellWidth) pixels wide, the test's "
        + "\(tolerances.actualCellWidth), and the tolerance counts in them; accept the recording to have a golden "
        + "with such cells"
    }
    return "the golden allows \(text(tolerances.expected)), the test \(text(tolerances.actual)); "
      + "accept the recording to keep the test's tolerance in the golden"
  }
}
