// SPDX-License-Identifier: MIT
public import Foundation

/// What an image file holds.
public struct StillImage: Sendable {
  /// The pixels as they lie in the file, premultiplied and 8 bits a channel.
  public let bitmap: Bitmap
  /// The name of the embedded ICC profile, for example `Display P3`; nil without one.
  public let colorProfileName: String?
  /// The embedded ICC profile; nil without a whole one.
  package let colorProfile: Data?
  /// How the pixels are to be turned to stand upright, as EXIF counts: 1, as they are, to 8.
  public let orientation: Int
  /// What is wrong with a file that was read as far as it goes, in libjpeg's words; nil for a whole
  /// one.
  public let damage: String?

  /// The pixels, turned to stand upright.
  public var uprightBitmap: Bitmap { bitmap.upright(from: orientation) }
}

/// Reads image files of the formats that are known, recognized by their content.
public enum ImageFileReader {
  /// Reads the file at a path; `path` is also what error messages call the file.
  ///
  /// What asks for more than the limits is refused before it is provided. Of damaged files only JPEG
  /// files can be tolerated.
  public static func read(
    path: String, limits: ImageLimits = .standard, damage: ImageDamage = .refused
  ) throws(ImagingError) -> StillImage {
    try decode(
      FileBytes.read(path: path, limits: limits), name: path, limits: limits, damage: damage)
  }

  /// Decodes the bytes of a PNG or JPEG file; `name` is what error messages call the file.
  public static func decode(
    _ data: Data, name: String, limits: ImageLimits = .standard, damage: ImageDamage = .refused
  ) throws(ImagingError) -> StillImage {
    if JPEGReader.isJPEG(data) {
      return try JPEGReader.decode(data, name: name, limits: limits, damage: damage)
    }
    do {
      let png = try PNGReader.decode(data, name: name, limits: limits)
      return StillImage(
        bitmap: png.bitmap, colorProfileName: png.colorProfileName,
        colorProfile: png.colorProfileName == nil ? nil : PNGReader.colorProfile(in: data),
        orientation: 1, damage: nil)
    } catch .notPNG(_, let kind) {
      throw .unknownFormat(file: name, kind: kind)
    }
  }

  /// Reads the file at a path as ``AreaScaler`` scales its upright picture; damaged files are refused.
  ///
  /// Most PNG files take memory for the smaller picture alone.
  ///
  /// - Precondition: both sides are positive.
  package static func read(
    path: String, limits: ImageLimits, scaledTo size: (width: Int, height: Int)
  ) throws(ImagingError) -> ScaledImage {
    let data = try FileBytes.read(path: path, limits: limits)
    if JPEGReader.isJPEG(data) {
      let image = try JPEGReader.decode(data, name: path, limits: limits, damage: .refused)
      return ScaledImage(image.uprightBitmap, size)
    }
    do {
      return try PNGReader.decode(data, name: path, limits: limits, scaledTo: size)
    } catch .notPNG(_, let kind) {
      throw .unknownFormat(file: path, kind: kind)
    }
  }
}

package struct ScaledImage: Sendable {
  package let bitmap: Bitmap
  package let width: Int
  package let height: Int

  init(bitmap: Bitmap, width: Int, height: Int) {
    (self.bitmap, self.width, self.height) = (bitmap, width, height)
  }

  init(_ original: Bitmap, _ size: (width: Int, height: Int)) {
    bitmap = AreaScaler.scale(original, width: size.width, height: size.height)
    (width, height) = (original.width, original.height)
  }
}

extension Bitmap {
  /// The pixels turned from how they lie, as EXIF counts, to upright; other numbers than 2 to 8
  /// change nothing.
  package func upright(from orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation >= 5
    let (newWidth, newHeight) = isTurned ? (height, width) : (width, height)
    return Bitmap(width: newWidth, height: newHeight, isOpaque: isOpaque) { target in
      let to = target.bindMemory(to: UInt32.self)
      withUnsafeBytes { source in
        let from = source.bindMemory(to: UInt32.self)
        for y in 0..<newHeight {
          for x in 0..<newWidth {
            let (sx, sy) =
              switch orientation {
              case 2: (width - 1 - x, y)
              case 3: (width - 1 - x, height - 1 - y)
              case 4: (x, height - 1 - y)
              case 5: (y, x)
              case 6: (y, height - 1 - x)
              case 7: (width - 1 - y, height - 1 - x)
              default: (width - 1 - y, x)
              }
            to[y * newWidth + x] = from[sy * width + sx]
          }
        }
      }
    }
  }
}
