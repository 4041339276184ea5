// SPDX-License-Identifier: MIT

/// How a group's pixels are combined with those that are there.
public enum BlendMode: String, Sendable, Codable {
  /// The group over what is there.
  case normal
  /// The sum of both, as premultiplied components: two halves of a cross-fade make a whole.
  case plusLighter
}

/// Commands that share a transform, a clip, an opacity and a blend mode.
public struct Group: Sendable, Codable, Equatable {
  /// From the commands' space to the space around the group; may have perspective.
  public var transform: Transform
  /// Paths in the commands' space; only what lies inside all of them is painted.
  public var clips: [ClipPath]
  /// Opacity of the group as a whole, 0 to 1.
  public var opacity: Double
  /// How the group is combined with what is there; another mode than `normal` makes it a whole of
  /// its own first.
  public var blend: BlendMode
  /// Whether the commands are combined among themselves before they meet what is there.
  public var isIsolated: Bool
  /// Multiplies every component of what the group paints; nil, like white, leaves it.
  public var tint: Color?
  /// What the group paints, first to last.
  public var commands: [DrawCommand]

  /// A group that, unless told otherwise, is not moved, not clipped and opaque.
  public init(
    transform: Transform = .identity, clips: [ClipPath] = [], opacity: Double = 1,
    blend: BlendMode = .normal, isIsolated: Bool = false, tint: Color? = nil,
    commands: [DrawCommand]
  ) {
    self.transform = transform
    self.clips = clips
    self.opacity = opacity
    self.blend = blend
    self.isIsolated = isIsolated
    self.tint = tint
    self.commands = commands
  }
}
