// SPDX-License-Identifier: MIT
public import Foundation
public import FilmstripImaging

/// Something that can be drawn into a rectangle: pixels, or a recording of drawing.
public enum Image: Sendable, Codable, Equatable {
  /// Pixels, resampled to the rectangle they are drawn into.
  case bitmap(Bitmap)
  /// Recorded drawing, sharp at the scale at which it is drawn.
  case picture(Picture)

  /// Names the contents: equal images have equal digests.
  public var digest: Digest {
    switch self {
    case .bitmap(let bitmap): bitmap.digest
    case .picture(let picture): picture.digest
    }
  }
}

/// Recorded drawing: a snapshot that has not been turned into pixels, and is sharp at any scale.
///
/// A reference, because many frames share one snapshot.
public final class Picture: Sendable {
  /// The picture's own space starts at zero and extends this far, in points.
  public let size: CGSize
  /// What was drawn, first to last, in the picture's own space, y down.
  public let commands: [DrawCommand]
  /// Names the contents: equal pictures have equal digests.
  public let digest: Digest
  /// What a timeline calls the contents: their digest with numbers rounded to a
  /// millionth.
  public let name: Digest

  /// Keeps a recording, and walks all of it for the digests.
  public init(size: CGSize, commands: [DrawCommand]) {
    self.size = size
    self.commands = commands
    digest = Picture.digest(size: size, commands: commands, .exact)
    name = Picture.digest(size: size, commands: commands, .rounded)
  }
}

extension Picture: Equatable {
  /// Whether size and commands are equal; comparing a picture with itself costs nothing.
  public static func == (left: Picture, right: Picture) -> Bool {
    left === right || (left.size == right.size && left.commands == right.commands)
  }
}

extension Picture: Codable {
  private enum CodingKeys: String, CodingKey { case size, commands }

  /// Reads what ``encode(to:)`` wrote and computes the digests again.
  public convenience init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      size: try container.decode(CGSize.self, forKey: .size),
      commands: try container.decode([DrawCommand].self, forKey: .commands))
  }

  /// Writes size and commands; the digests follow from them.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(size, forKey: .size)
    try container.encode(commands, forKey: .commands)
  }
}
