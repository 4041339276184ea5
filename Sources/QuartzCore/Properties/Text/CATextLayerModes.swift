// SPDX-License-Identifier: MIT

/// Where a text layer cuts text that has no room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `end`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: the bounds cut it.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// At the start of the line, so that its end shows.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// At the end of the line, so that its start shows.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// In the middle of the line, so that its start and end show.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// Where a text layer's lines lie between its sides.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `center`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the writing begins: at the left, or at the right in Arabic and Hebrew.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides: words of a wrapped line are spread, except in a paragraph's last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
