// SPDX-License-Identifier: MIT
public import Foundation

extension Node {
  /// Values of a layer that only show in what the node paints: for a timeline, which contains them
  /// under their own names.
  ///
  /// Made by the capture beside `content`, `clip` and `overlay`, which say the same as drawing;
  /// nothing is painted from it.
  public struct Look: Sendable, Codable, Equatable {
    /// The layer's corners, whether or not something is cut to them.
    public var corners: Corners
    /// What fills the bounds: a colour or a pattern; nil for nothing.
    public var background: Paint?
    /// Width of the border inside the bounds, in points; 0 for none.
    public var borderWidth: Double
    /// The border's colour; nil without a border.
    public var borderColor: Color?
    /// The part of the contents that is shown, in fractions of its size.
    public var contentsRect: CGRect
    /// Where in `content` the drawing begins that the class of the layer adds, such as a shape; nil
    /// for a layer without any.
    public var classDrawing: Int?
    /// The text of a label; nil for a layer that is none.
    public var text: Text?

    /// That of a new layer.
    public static let plain = Look()

    /// Square corners, no background, no border, all of the contents, no drawing of a class.
    public init() {
      corners = .square
      borderWidth = 0
      contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }
}
