// SPDX-License-Identifier: MIT

/// How a path is stroked; lengths are in the units of the path's space.
public struct StrokeStyle: Sendable, Codable, Equatable {
  /// How a line ends where its subpath is open.
  public enum Cap: String, Sendable, Codable {
    /// Exactly at the end point.
    case butt
    /// With a half disc beyond the end point.
    case round
    /// With half a square beyond the end point.
    case square
  }

  /// How two lines meet.
  public enum Join: String, Sendable, Codable {
    /// In a point, unless that would be longer than the miter limit allows; then as `bevel`.
    case miter
    /// With a disc.
    case round
    /// With the corner cut off.
    case bevel
  }

  /// Half of it lies on each side of the path; 0 draws nothing.
  public var width: Double
  /// How open subpaths and dashes end.
  public var cap: Cap
  /// How lines meet.
  public var join: Join
  /// Longest miter, in line widths; at least 1.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// How far into the dash pattern the line starts.
  public var dashPhase: Double

  /// A solid line with butt ends and mitered joins by default.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
