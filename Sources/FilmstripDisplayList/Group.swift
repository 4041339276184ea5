// SPDX-License-Identifier: MIT

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
  ///
  /// Modes in which even transparent pixels count (`clear`, `copy`, `sourceIn`, `sourceOut`,
  /// `destinationIn`, `destinationAtop`) act where the commands' forms are, whatever they are painted
  /// with; for a group that ``isIsolated`` everywhere within the clips.
  public var blend: BlendMode
  /// Whether the commands are combined among themselves before they meet what is there.
  public var isIsolated: Bool
  /// Multiplies every component of what the group paints; nil, like white, leaves it.
  public var tint: Color?
  /// Whether edges are smoothed; otherwise a pixel is painted when its centre is inside.
  public var isAntialiased = true
  /// What the group paints, first to last.
  public var commands: [DrawCommand]
  private var storedEffects: Box<Effects>?

  /// A group that is neither moved nor clipped, and opaque, by default.
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

extension Group {
  /// What few groups have; all of it makes the group a whole of its own first.
  public struct Effects: Sendable, Codable, Equatable {
    /// Falls behind what the group paints, and is combined with it before anything else.
    ///
    /// Given in the space around the group, independent of the group's transform. A path in it does
    /// not count.
    public var shadow: Shadow?
    /// Painting, in the group's own space, whose alpha is multiplied with what the group paints.
    public var mask: [DrawCommand]?

    /// Neither.
    public static let none = Effects()

    /// An effect that has neither yet.
    public init(shadow: Shadow? = nil, mask: [DrawCommand]? = nil) {
      self.shadow = shadow
      self.mask = mask
    }
  }

  /// What few groups have; ``Effects/none`` unless set.
  public var effects: Effects {
    get { storedEffects?.value ?? .none }
    set { storedEffects = newValue == .none ? nil : Box(newValue) }
  }

  /// Whether the group has any effects; cheaper to ask than to compare ``effects``.
  public var hasEffects: Bool { storedEffects != nil }
}
