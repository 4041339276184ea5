// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why an image file could not be read or written.
public enum ImagingError: Error, Equatable, CustomStringConvertible {
  /// The file does not exist or may not be read; the reason is the system's.
  case unreadable(file: String, reason: String)
  /// The path names a folder.
  case directory(file: String)
  /// The file has no bytes.
  case empty(file: String)
  /// The file is something else; `kind` says what it looks like, when that is known.
  case notPNG(file: String, kind: String?)
  /// The file is neither PNG nor JPEG; `kind` says what it looks like, when that is known.
  case unknownFormat(file: String, kind: String?)
  /// The file starts as a JPEG and then breaks off or contradicts itself.
  case damagedJPEG(file: String, reason: String)
  /// The file starts as a PNG and then breaks off or contradicts itself.
  case damagedPNG(file: String, reason: String)
  /// A Git LFS pointer is in the place of the file.
  case lfsPointer(file: String)
  /// More frames in an animated PNG file than ``ImageLimits/frameCount``.
  case tooManyFrames(file: String, count: Int, limit: Int)
  /// Xcode's `pngcrush` variant, which other software cannot read.
  case appleCrushedPNG(file: String)
  /// More pixels than the limit, ``ImageLimits/pixelCount`` or ``Bitmap/maximumPixelCount``.
  case tooLarge(file: String, width: Int, height: Int, limit: Int)
  /// More bytes than ``ImageLimits/byteCount``.
  case tooManyBytes(file: String, count: Int, limit: Int)
  /// More bytes beside the pixels of a PNG file than ``ImageLimits/ancillaryByteCount``.
  case tooMuchBesidePixels(file: String, count: Int, limit: Int)
  /// More scans in a JPEG file than ``ImageLimits/scanCount(forPixels:)``.
  case tooManyScans(file: String, limit: Int)
  /// The file could not be written; the reason is the system's.
  case unwritable(file: String, reason: String, remedy: String)
  /// The library that writes the format refused the pixels; the reason is the library's.
  case unencodable(file: String, reason: String)
  /// The file would have more bytes than it may.
  case tooLong(file: String, limit: Int)

  /// One line that names the file, what is wrong with it and what to do.
  public var description: String { line.printable }

  private var line: String {
    switch self {
    case .unreadable(let file, let reason):
      "\(file): cannot be read (\(reason)); check the path and its permissions"
    case .directory(let file): "\(file): is a folder; give the path of an image file"
    case .empty(let file): "\(file): is empty (0 bytes); export or copy the screenshot again"
    case .notPNG(let file, let kind):
      "\(file): is not a PNG file\(kind.map { ", it looks like \($0)" } ?? "")"
        + "; convert it to PNG first"
    case .unknownFormat(let file, let kind):
      "\(file): is neither a PNG nor a JPEG file"
        + (kind.map { ", it looks like \($0)" } ?? "") + "; "
        + (kind == "a HEIC"
          ? "export it as PNG or JPEG first, or convert it with `heif-convert`"
          : "convert it to PNG or JPEG first")
    case .damagedJPEG(let file, let reason):
      "\(file): is a damaged JPEG (\(reason)); export or copy it again"
    case .damagedPNG(let file, let reason):
      "\(file): is a damaged PNG (\(reason)); export or copy it again"
    case .lfsPointer(let file):
      "\(file): is a Git LFS pointer, not the image; get the file with `git lfs pull`"
    case .tooManyFrames(let file, let count, let limit):
      "\(file): has \(count) frames, more than the limit of \(limit); export fewer, or raise "
        + "ImageLimits.frameCount"
    case .appleCrushedPNG(let file):
      "\(file): is an Apple-crushed PNG (CgBI); take the original, "
        + "or undo it with `xcrun pngcrush -revert-iphone-optimizations`"
    case .tooLarge(let file, let width, let height, let limit):
      "\(file): is \(width)×\(height) pixels, more than "
        + (limit < Bitmap.maximumPixelCount
          ? "the limit of \(ImagingError.megapixels(limit)); scale it down first, or raise "
            + "ImageLimits.pixelCount"
          : "the \(ImagingError.megapixels(limit)) that a picture can have; scale it down first")
    case .tooManyBytes(let file, let count, let limit):
      "\(file): has \(ImagingError.mebibytes(count)), more than the limit of "
        + "\(ImagingError.mebibytes(limit)); export it smaller, or raise "
        + "ImageLimits.byteCount"
    case .tooMuchBesidePixels(let file, let count, let limit):
      "\(file): has \(ImagingError.mebibytes(count)) of text, profiles and other data beside its "
        + "pixels, more than the limit of \(ImagingError.mebibytes(limit)); export it without "
        + "metadata, or raise ImageLimits.ancillaryByteCount"
    case .tooManyScans(let file, let limit):
      "\(file): is a JPEG of more than \(limit) scans, too many for its size; export it as a "
        + "baseline JPEG or a PNG, or raise ImageLimits.scanCount"
    case .unwritable(let file, let reason, let remedy):
      "\(file): cannot be written (\(reason)); \(remedy)"
    case .unencodable(let file, let reason):
      "\(file): cannot be made (\(reason)); make the picture smaller or choose another format"
    case .tooLong(let file, let limit):
      "\(file): would have more than \(limit) bytes; make the picture smaller or allow more"
    }
  }

  private static func megapixels(_ count: Int) -> String {
    "\(decimal(Double(count) / 1e6)) megapixels"
  }

  private static func mebibytes(_ count: Int) -> String {
    "\(decimal(Double(count) / 1_048_576)) MiB"
  }

  /// One digit after the point, and none where it is 0; never less than there is.
  private static func decimal(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded(.up))
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}

extension ImagingError {
  package static func unwritable(file: String, _ error: SystemError) -> ImagingError {
    .unwritable(file: file, reason: error.reason, remedy: error.remedyForWriting)
  }
}
