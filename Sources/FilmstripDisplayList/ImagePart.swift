// SPDX-License-Identifier: MIT
public import Foundation

/// A part of an image, stretched to a rectangle.
public struct ImagePart: Sendable, Codable, Equatable {
  /// How pixels are read between pixels.
  public enum Filter: String, Sendable, Codable {
    /// Neighbours are mixed; where the image shrinks, all pixels count.
    case smooth
    /// The nearest pixel alone.
    case nearest
  }

  /// What is drawn.
  public var image: Image
  /// The part, in fractions of the image's size: (0, 0, 1, 1) is all of it.
  ///
  /// Outside of the image its edge continues.
  public var source: CGRect
  /// Where the part lands, in the space of the command.
  public var rect: CGRect
  /// How pixels are read.
  public var filter: Filter

  /// All of an image, mixed smoothly by default.
  public init(
    image: Image, source: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), rect: CGRect,
    filter: Filter = .smooth
  ) {
    self.image = image
    self.source = source
    self.rect = rect
    self.filter = filter
  }
}
