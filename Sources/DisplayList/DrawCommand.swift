// SPDX-License-Identifier: MIT
public import Foundation

/// One act of painting, in the space of the node or picture that holds it.
public indirect enum DrawCommand: Sendable, Codable, Equatable {
  case fill(Path, rule: FillRule, paint: Paint)
  /// Everything inside the clip.
  case paint(Paint)
  case stroke(Path, style: StrokeStyle, paint: Paint)
  /// An image stretched to a rectangle.
  case image(Image, rect: CGRect)
  case glyphs(GlyphRun, paint: Paint)
  case group(Group)
  /// A whole layer tree, as `layer.render(in:)` draws it.
  case node(Node)
}

/// Which areas of a self-crossing path are inside.
public enum FillRule: String, Sendable, Codable {
  case winding
  case evenOdd
}

/// How a path is stroked.
public struct StrokeStyle: Sendable, Codable, Equatable {
  /// In the units of the path's space; 0 draws nothing.
  public var width: Double

  public init(width: Double) { self.width = width }
}

/// Commands that share a transform, a clip and an opacity.
public struct Group: Sendable, Codable, Equatable {
  /// From the commands' space to the space around the group.
  public var transform: Transform
  /// Paths in the commands' space; only what lies inside all of them is painted.
  public var clips: [ClipPath]
  /// Opacity of the group as a whole, 0 to 1.
  public var opacity: Double
  public var commands: [DrawCommand]

  public init(
    transform: Transform = .identity, clips: [ClipPath] = [], opacity: Double = 1,
    commands: [DrawCommand]
  ) {
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.commands = commands
  }
}

/// A clipping path with its rule.
public struct ClipPath: Sendable, Codable, Equatable {
  public var path: Path
  public var rule: FillRule

  public init(_ path: Path, rule: FillRule = .winding) {
    self.path = path
    self.rule = rule
  }
}

/// Glyphs of one font as outlines, so that no font is needed to paint them.
public struct GlyphRun: Sendable, Codable, Equatable {
  /// One glyph: which outline, and where its origin lies on the baseline.
  public struct Glyph: Sendable, Codable, Equatable {
    public var outline: Int
    public var origin: CGPoint

    public init(outline: Int, origin: CGPoint) {
      self.outline = outline
      self.origin = origin
    }
  }

  /// Each different glyph once, y down, its origin at zero.
  public var outlines: [Path]
  public var glyphs: [Glyph]

  public init(outlines: [Path], glyphs: [Glyph]) {
    self.outlines = outlines
    self.glyphs = glyphs
  }
}
