// SPDX-License-Identifier: MIT
public import Foundation
internal import Imaging

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

    /// That of a new layer.
    public static let plain = Look()

    /// Square corners, no background, no border, all of the contents, no drawing of a class.
    public init() {
      corners = .square
      borderWidth = 0
      contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  /// Identifies all that the node shows and that no other value of it contains: the drawing of its
  /// class, filters, a blend mode, what it shows in place of its parts; nil for nothing of that.
  ///
  /// Equal drawing has equal digests.
  public var drawingDigest: String? {
    var rest = Node(id: 0, className: "", geometry: Geometry(frame: .zero))
    if let start = look.classDrawing { rest.content = Array(content.dropFirst(start)) }
    if hasEffects {
      var effects = self.effects
      effects.sublayerTransform = .identity
      effects.isDoubleSided = true
      effects.preservesDepth = false
      effects.shadow = nil
      effects.mask = nil
      rest.effects = effects
    }
    guard !rest.content.isEmpty || rest.hasEffects else { return nil }
    return TextDump.digest { $0.node(rest) }
  }
}

extension Paint {
  /// Names the paint: equal paints have equal digests.
  public var digest: String { TextDump.digest { $0.line(TextDump.text(self)) } }
}

extension Path {
  /// Names the path: equal paths have equal digests.
  public var digest: String { TextDump.digest { $0.line(TextDump.text(self)) } }
}

extension TextDump {
  /// Sixteen hexadecimal digits for what is dumped.
  fileprivate static func digest(_ body: (inout TextDump) -> Void) -> String {
    var dump = TextDump()
    body(&dump)
    return Array(dump.text.utf8).withUnsafeBytes { Digest.of($0) }
  }
}
