// SPDX-License-Identifier: MIT

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `end`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `none`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nowhere: the bounds cut it.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name, such as `center`.
  public let rawValue: String

  /// A mode by its name; an unknown one acts as `natural`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Where the writing begins: at the left, or at the right in Arabic and Hebrew.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides: words of a wrapped line are spread, except in a paragraph's last line.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}
