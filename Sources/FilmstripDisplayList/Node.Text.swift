// SPDX-License-Identifier: MIT
public import Foundation

extension Node {
  /// What a label shows, in words: for a timeline.
  public struct Text: Sendable, Codable, Equatable {
    /// The text; of a long one the beginning.
    public var string: String
    /// The name of its font and the size in points.
    public var font: String
    /// Its colour.
    public var color: Color
    /// The rectangle around its lines in the layer's own space, in points; empty where none is drawn.
    public var area = CGRect.zero
    /// Whether a part of it is not shown, for want of lines or of room.
    public var isCut = false

    /// A text with the font and the colour of its first letter.
    public init(string: String, font: String, color: Color) {
      (self.string, self.font, self.color) = (string, font, color)
    }
  }
}
