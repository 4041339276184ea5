// SPDX-License-Identifier: MIT

/// How much an image file may ask for.
///
/// A file of a few kilobytes can promise gigabytes of pixels and minutes of work. What it promises is
/// compared with these before memory is provided and before anything is unpacked.
public struct ImageLimits: Sendable, Equatable {
  /// Pixels in all: 64 million by default.
  ///
  /// What exceeds ``Bitmap/maximumPixelCount`` is refused regardless of this.
  public var pixelCount = 64_000_000
  /// Bytes of a file: 64 MiB by default.
  public var byteCount = 64 << 20
  /// Bytes of a PNG file's chunks of text, profiles and the like, as they lie in the file: 1 MiB by
  /// default.
  ///
  /// The frames of an animation are not counted.
  public var ancillaryByteCount = 1 << 20
  /// Bytes of an animated PNG file, of which one frame's are in memory at a time: 1 GiB by default.
  public var animationByteCount = 1 << 30
  /// Frames of an animated PNG file: 36,000 by default, ten minutes at 60 in a second.
  public var frameCount = 36_000
  /// Passes over a JPEG file's pixels: 100 by default, and fewer for many pixels; see
  /// ``scanCount(forPixels:)``.
  public var scanCount = 100

  /// The limits that hold where no others are given.
  public static let standard = ImageLimits()

  /// The standard limits.
  public init() {}

  /// The standard limits with another number of pixels, in millions, and as many more bytes in a file
  /// where there are more of them.
  ///
  /// Counts as 0 where it is negative or no number.
  public init(megapixels: Double) {
    // Beyond what a bitmap can have there is nothing to allow.
    let count = megapixels > 0 ? min(megapixels * 1e6, Double(Bitmap.maximumPixelCount)) : 0
    pixelCount = Int(count)
    byteCount = max(byteCount, Int(Double(byteCount) * count / 64e6))
  }

  /// How many scans a JPEG file of a number of pixels may have.
  ///
  /// All of them up to 12.8 megapixels, then as many as pass over as many pixels in all, and a fifth
  /// in any case: encoders write ten scans for colour and eighteen for four inks (libjpeg's
  /// `jpeg_simple_progression`). One scan of 61 megapixels that says nothing takes libjpeg-turbo 40 ms
  /// (measured), so that a second is the most that such scans take.
  public func scanCount(forPixels pixels: Int) -> Int {
    let fit = 12_800_000 * Double(scanCount) / Double(max(pixels, 1))
    return min(scanCount, max(scanCount / 5, Int(min(fit, Double(scanCount)))))
  }

  func check(width: Int, height: Int, file: String) throws(ImagingError) {
    let limit = min(max(pixelCount, 0), Bitmap.maximumPixelCount)
    guard height <= 0 || width <= limit / height else {
      throw .tooLarge(file: file, width: width, height: height, limit: limit)
    }
  }

  func check(byteCount count: Int, file: String) throws(ImagingError) {
    guard count <= byteCount else {
      throw .tooManyBytes(file: file, count: count, limit: byteCount)
    }
  }
}

/// What becomes of an image file that is damaged and can be read in part.
public enum ImageDamage: Sendable {
  /// It is refused: for what has to be whole, such as screenshots.
  case refused
  /// It is read as far as it goes, as browsers do; what is wrong is said beside it.
  case tolerated
}
