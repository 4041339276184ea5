// SPDX-License-Identifier: MIT

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// An Apple Vision.
  case vision = 6
}

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The direction of reading, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// Lines begin on the left.
  case leftToRight = 0
  /// Lines begin on the right.
  case rightToLeft = 1
}

/// The direction of reading.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin on the left.
  case leftToRight = 0
  /// Lines begin on the right.
  case rightToLeft = 1
}

/// The kind of content of a view, which decides whether it is mirrored where lines begin on the
/// right.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the direction of reading.
  case unspecified = 0
  /// Controls of a player: never mirrored.
  case playback = 1
  /// Something that has a direction of its own: never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}

/// Whether a screen measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unspecified.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual one.
  case normal = 0
  /// More.
  case high = 1
}

/// Whether an interface lies above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// At the bottom.
  case base = 0
  /// Above another.
  case elevated = 1
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The usual weight.
  case regular = 0
  /// Bold.
  case bold = 1
}
