// SPDX-License-Identifier: MIT

/// What a figure shows, where there is a choice.
public struct FigureOptions: Sendable, Equatable {
  /// Width in points; heights follow from what is shown.
  public var width: Double
  /// In place of the recording's name.
  public var title: String?
  /// Whether title and caption are part of the drawing; they are values of the figure in any case.
  public var isLabelled: Bool
  /// How many frames a sheet, a gesture strip or a comparison has.
  public var momentCount: Int
  /// Frames by their times, in seconds since the start, in place of `momentCount` evenly spaced ones.
  ///
  /// Each shows the last frame at or before it. An exploded view takes the first.
  public var moments: [Double]
  /// Names of layers that a trail follows, an exploded view or curves show, in place of those that matter
  /// most; a layer without a name goes by its class and number, such as `UIView 7`.
  public var layers: [String]
  /// Properties whose curves are shown, such as `position.x`, in place of all that move.
  public var properties: [String]
  /// How many layers, curves or ghosts there are at most; nil as each kind has room for.
  public var limit: Int?

  /// The widths that a figure may have, in points.
  public static let widths = 240.0...4_096.0
  /// How many frames may be asked for.
  public static let momentCounts = 1...24
  /// What `limit` may be.
  public static let limits = 1...40

  /// What a figure shows by default: 720 points wide, six moments.
  ///
  /// - Parameters:
  ///   - width: Width in points; heights follow from what is shown.
  ///   - title: In place of the recording's name.
  ///   - isLabelled: Whether title and caption are part of the drawing; they are values of the
  ///     figure in any case.
  ///   - momentCount: How many frames a sheet, a gesture strip or a comparison has.
  ///   - moments: Frames by their times, in seconds since the start, in place of `momentCount`
  ///     evenly spaced ones.
  ///   - layers: Names of layers that a trail follows, an exploded view or curves show, in place of
  ///     those that matter most; a layer without a name goes by its class and number, such as
  ///     `UIView 7`.
  ///   - properties: Properties whose curves are shown, such as `position.x`, in place of all that
  ///     move.
  ///   - limit: How many layers, curves or ghosts there are at most; nil as each kind has room for.
  public init(
    width: Double = 720, title: String? = nil, isLabelled: Bool = true, momentCount: Int = 6,
    moments: [Double] = [], layers: [String] = [], properties: [String] = [], limit: Int? = nil
  ) {
    self.width = width
    self.title = title
    self.isLabelled = isLabelled
    self.momentCount = momentCount
    self.moments = moments
    self.layers = layers
    self.properties = properties
    self.limit = limit
  }

  func check() throws(FigureError) {
    func refuse(_ option: String, _ value: String, _ range: String) -> FigureError {
      .outOfRange(option: option, value: value, range: range)
    }
    guard FigureOptions.widths.contains(width) else {
      throw refuse("width", "\(width)", "from 240 to 4096 points")
    }
    guard FigureOptions.momentCounts.contains(momentCount) else {
      throw refuse("number of moments", "\(momentCount)", "from 1 to 24")
    }
    guard moments.count <= FigureOptions.momentCounts.upperBound else {
      throw refuse("number of moments", "\(moments.count)", "from 1 to 24")
    }
    for moment in moments where !(moment >= 0 && moment <= 86_400) {
      throw refuse("moment", "\(moment)", "from 0 to 86400 seconds")
    }
    if let limit, !FigureOptions.limits.contains(limit) {
      throw refuse("limit", "\(limit)", "from 1 to 40")
    }
  }
}
