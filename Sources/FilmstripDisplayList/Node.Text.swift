// SPDX-License-Identifier: MIT

extension Node {
  /// What a label shows, in words: for a timeline.
  public struct Text: Sendable, Codable, Equatable {
    /// The text; of a long one the beginning.
    public var string: String
    /// The name of its font and the size in points.
    public var font: String
    /// Its colour.
    public var color: Color

    /// A text with the font and the colour of its first letter.
    public init(string: String, font: String, color: Color) {
      (self.string, self.font, self.color) = (string, font, color)
    }
  }
}
