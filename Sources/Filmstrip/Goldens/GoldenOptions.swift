// SPDX-License-Identifier: MIT

/// What a golden contains, and how a recording is compared with it.
public struct GoldenOptions: Sendable, Equatable {
  /// What has to be equal.
  public enum Comparison: String, Sendable, Equatable, Codable {
    /// What is seen, what moved, the callbacks and the findings.
    case pixelsAndMotion
    /// What is seen; a snapshot left behind where it is covered, or a missing completion, passes.
    case pixels
  }

  /// What has to be equal.
  public var comparison: Comparison
  /// How far pixels may be from what is expected; nil for not at all.
  ///
  /// Kept in the golden, whose sheet then has every frame. It is applied to the cells of the sheet, which
  /// are what a golden has of pixels: choose ``cellWidth`` as wide as frames are to have it count their own.
  public var tolerance: PixelTolerance?
  /// What does not count.
  ///
  /// It is not kept in the golden, which is written in full; its sheet has every frame then, so that what is beside
  /// the ignored regions can be compared in each.
  public var ignores: [Ignore]
  /// Width of the sheet's cells in pixels, at least 1 and at most that of the frames, which is also what
  /// nil stands for in a recording of one frame; in others nil is ``standardCellWidth``.
  public var cellWidth: Int?
  /// Whether pixels have to be equal, too, where display lists are and another version of Cairo or pixman has drawn
  /// the golden; else they may be as far apart as two such versions are (``GoldenComparison/rendererChange``).
  public var exactPixels: Bool
  /// What a golden that is written has beside its digests; nil for what the one has that is there, else
  /// ``GoldenForm/pictures``.
  public var form: GoldenForm?
  /// Frames drawn at the same time; 0 for as many as there are processors.
  public var jobs: Int
  /// Whether cells are as large as reports show frames, unless a width or a tolerance is given: for goldens that are
  /// made for one comparison.
  package var hasLargeCells = false
  /// Whether the sheet has every frame, also without a tolerance and without ignores.
  package var hasEveryFrame = false

  /// Width of a cell in the sheet of a recording of several frames.
  public static let standardCellWidth = 120
  /// The most frames that a golden's sheet shows without a tolerance; fewer where they would take more
  /// than ``maximumSheetByteCount``.
  public static let maximumCellCount = 12
  /// How large the sheet of a recording of several frames may be, unless ``cellWidth`` is given.
  public static let maximumSheetByteCount = 100_000

  /// Pixels and motion, exactly, unless something else is given.
  ///
  /// - Parameters:
  ///   - comparison: What has to be equal.
  ///   - tolerance: How far pixels may be from what is expected; nil for not at all.
  ///   - cellWidth: Width of the sheet's cells in pixels, at least 1 and at most that of the
  ///     frames, which is also what nil stands for in a recording of one frame; in others nil is
  ///     ``standardCellWidth``.
  ///   - ignores: What does not count.
  ///   - exactPixels: Whether pixels have to be equal where only the renderer is another one.
  ///   - form: What a golden that is written has beside its digests.
  ///   - jobs: Frames drawn at the same time; 0 for as many as there are processors.
  public init(
    comparison: Comparison = .pixelsAndMotion, tolerance: PixelTolerance? = nil,
    cellWidth: Int? = nil, ignores: [Ignore] = [], exactPixels: Bool = false,
    form: GoldenForm? = nil, jobs: Int = 0
  ) {
    self.comparison = comparison
    self.tolerance = tolerance
    self.cellWidth = cellWidth
    self.ignores = ignores
    self.exactPixels = exactPixels
    self.form = form
    self.jobs = jobs
  }
}
