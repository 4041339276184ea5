// SPDX-License-Identifier: MIT

/// Parts of a drawing of how a screen is laid out.
///
/// `Stage.layoutOverlay` draws them over the screen; figures of kind `constraints` show all of them.
public struct LayoutOverlay: OptionSet, Sendable, Hashable {
  /// One bit for each part.
  public let rawValue: Int

  /// A set by its bits.
  ///
  /// - Parameter rawValue: One bit for each part.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Constraints: distances with their numbers, lengths, common edges and middles.
  ///
  /// Blue places, violet measures, dashed is optional. Orange does not hold, and red contradicts others.
  public static let constraints = LayoutOverlay(rawValue: 1)
  /// Safe areas, margins and other guides that constraints name, dashed.
  public static let guides = LayoutOverlay(rawValue: 2)
  /// The alignment rectangles of what constraints place; those that constraints leave open are orange.
  public static let alignmentRectangles = LayoutOverlay(rawValue: 4)
  /// First and last baselines of text.
  public static let baselines = LayoutOverlay(rawValue: 8)

  /// All parts.
  public static let all: LayoutOverlay = [.constraints, .guides, .alignmentRectangles, .baselines]
}
