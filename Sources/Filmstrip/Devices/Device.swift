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
  /// Width and height of the panel in its own pixels, where the hardware scales what is drawn; nil elsewhere.
  package var panelPixelSize: PixelSize?
  /// How what is said of the device is known.
  package var evidence = DeviceEvidence()

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

  /// The radius of the display's corners, in points; 0 where they are square.
  public var displayCornerRadius: Double {
    ScreenMetrics(size: size, safeAreaInsets: safeAreaInsets).displayCornerRadius
  }

  /// Width and height of a screenshot, in pixels.
  public var pixelSize: (width: Int, height: Int) {
    (Frame.pixels(size.width, scale: scale), Frame.pixels(size.height, scale: scale))
  }
}

/// A width and a height in whole pixels.
package struct PixelSize: Sendable, Equatable {
  package let width: Int
  package let height: Int
}

/// How what is said of a device is known.
package struct DeviceEvidence: Sendable, Equatable {
  package enum Source: String, Sendable {
    /// In Apple's technical specifications.
    case documented
    /// In tables of measurements that others have published.
    case published
    /// Taken from similar devices.
    case approximated
  }

  /// Of points, pixels and scale.
  package var size = Source.documented
  package var safeArea = Source.approximated
  package var cornerRadius = Source.approximated
}
