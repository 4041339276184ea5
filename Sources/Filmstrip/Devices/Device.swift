// SPDX-License-Identifier: MIT
public import UIKit
internal import FilmstripWording

/// A device's screen: its size in points, its scale, and what the hardware covers.
public struct Device: Sendable, Equatable {
  /// What people call it.
  public let name: String
  /// What the command line calls it.
  public let identifier: String
  /// The screen in points.
  public let size: CGSize
  /// Device pixels in a point.
  public let scale: Double
  /// Safe area in the orientation of `size`.
  public let safeAreaInsets: UIEdgeInsets

  /// Creates a screen of any size.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - identifier: What the command line calls it.
  ///   - size: The screen in points.
  ///   - scale: Device pixels in a point.
  ///   - safeAreaInsets: Safe area in the orientation of `size`.
  /// - Precondition: size and scale are positive and finite.
  public init(
    name: String, identifier: String, size: CGSize, scale: Double,
    safeAreaInsets: UIEdgeInsets = .zero
  ) {
    require(
      size.width > 0 && size.height > 0 && scale > 0 && size.width.isFinite && size.height.isFinite
        && scale.isFinite,
      "Device: size \(size.width)×\(size.height) at scale \(scale) must be positive and finite")
    self.name = name
    self.identifier = identifier
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
  }

  /// Width and height of a screenshot, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (Frame.pixels(size.width, scale: scale), Frame.pixels(size.height, scale: scale))
  }
}
