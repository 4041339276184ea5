// SPDX-License-Identifier: MIT

/// Width and height of a picture, in pixels.
public struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int

  /// Creates a size.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// Width and height, such as `1179×2556`.
  public var description: String { "\(width)×\(height)" }
}

/// A rectangle of whole pixels; y points down from the top of the picture.
public struct PixelRect: Sendable, Hashable, Codable, CustomStringConvertible {
  /// The leftmost column.
  public let x: Int
  /// The topmost row.
  public let y: Int
  /// Number of columns.
  public let width: Int
  /// Number of rows.
  public let height: Int

  /// Creates a rectangle from its top left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Size and place, such as `120×40 at (12, 300)`.
  public var description: String { "\(width)×\(height) at (\(x), \(y))" }
}

/// Wrong pixels that touch each other, at a side or at a corner.
public struct PixelRegion: Sendable, Hashable, Codable {
  /// How many pixels the region has, 1 or more.
  public let pixelCount: Int
  /// The smallest rectangle around them.
  public let bounds: PixelRect

  /// Creates a region from its figures.
  public init(pixelCount: Int, bounds: PixelRect) {
    (self.pixelCount, self.bounds) = (pixelCount, bounds)
  }
}
