// SPDX-License-Identifier: MIT

/// What code gets that asks for an image or a color by a name that is nowhere.
public enum MissingAssets: Sendable {
  /// Nil, as on iOS.
  case none
  /// A picture with a cross in a frame, and magenta.
  case placeholder
}
