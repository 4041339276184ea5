// SPDX-License-Identifier: MIT
public import Foundation

/// One act of painting, in the space of the node or picture that holds it.
public indirect enum DrawCommand: Sendable, Codable, Equatable {
  /// The inside of a path, by the rule; open subpaths count as closed.
  case fill(Path, rule: FillRule, paint: Paint)
  /// Everything inside the clip.
  case paint(Paint)
  /// A line along a path, half its width on each side.
  case stroke(Path, style: StrokeStyle, paint: Paint)
  /// An image stretched to a rectangle.
  case image(Image, rect: CGRect)
  /// A part of an image stretched to a rectangle.
  case imagePart(ImagePart)
  /// Letters: each glyph's outline, filled.
  case glyphs(GlyphRun, paint: Paint)
  /// Commands under one transform, clip and opacity.
  case group(Group)
  /// A whole layer tree, as `layer.render(in:)` draws it.
  case node(Node)
}

/// Which areas of a self-crossing path are inside.
public enum FillRule: String, Sendable, Codable {
  /// Inside where the path's turns around a point do not cancel out.
  case winding
  /// Inside where a ray from the point crosses the path an odd number of times.
  case evenOdd
}

/// A clipping path with its rule.
public struct ClipPath: Sendable, Codable, Equatable {
  /// The outline, in the space of the commands it cuts.
  public var path: Path
  /// Which areas of the path are kept.
  public var rule: FillRule

  /// Keeps what lies inside a path.
  public init(_ path: Path, rule: FillRule = .winding) {
    self.path = path
    self.rule = rule
  }
}

/// Glyphs of one font as outlines, so that no font is needed to paint them.
public struct GlyphRun: Sendable, Codable, Equatable {
  /// One glyph: which outline, and where its origin lies on the baseline.
  public struct Glyph: Sendable, Codable, Equatable {
    /// Index in the run's `outlines`.
    public var outline: Int
    /// Where the outline's zero lies, in the run's space, y down.
    public var origin: CGPoint

    /// Places an outline; the index has to exist in the run.
    public init(outline: Int, origin: CGPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// Each different glyph once, y down, its origin at zero.
  public var outlines: [Path]
  /// In painting order; several glyphs may share an outline.
  public var glyphs: [Glyph]

  /// Creates a run; the index of every glyph has to exist in `outlines`.
  public init(outlines: [Path], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}
