// SPDX-License-Identifier: MIT
internal import CFilmstripCairo

/// What decides, beside a frame, which pixels are drawn of it.
public enum DrawingVersion {
  /// Raised with each change of this target after which some frame has other pixels.
  ///
  /// Goldens of equal display lists are not drawn again while it is the same. What no earlier frame
  /// could contain, such as a new blend mode, leaves it as it is.
  public static let number = 4

  /// The version of Cairo that draws, such as `1.16.0`.
  public static var cairo: String { String(cString: cairo_version_string()) }

  /// The version of pixman, by which Cairo computes pixels, such as `0.42.2`.
  public static var pixman: String { String(cString: pixman_version_string()) }
}
