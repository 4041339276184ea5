// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
public import FilmstripImaging
internal import Synchronization
internal import FilmstripWording

extension PixelComparison {
  /// Reads two PNG files, both at once; files of equal bytes are decoded once.
  ///
  /// - Parameters:
  ///   - expectedPath: The file of the expected picture.
  ///   - actualPath: The file of the actual picture.
  ///   - tolerance: How far the actual picture may be from the expected one; nil compares exactly.
  ///   - limits: How large the files may be.
  /// - Throws: An error if a file cannot be read; that of the expected picture if neither can.
  public init(
    expectedPath: String, actualPath: String, tolerance: PixelTolerance? = nil,
    limits: ImageLimits = .standard
  ) throws(ImagingError) {
    let paths = [expectedPath, actualPath]
    let files = [
      try FileBytes.read(path: expectedPath, limits: limits),
      try FileBytes.read(path: actualPath, limits: limits),
    ]
    // A program that draws the same picture writes the same bytes.
    let count = files[0] == files[1] ? 1 : 2
    let decoded = Mutex([Result<Bitmap, ImagingError>?](repeating: nil, count: 2))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let bitmap = Result { () throws(ImagingError) in
        try PNGReader.decode(files[index], name: paths[index], limits: limits).bitmap
      }
      decoded.withLock { $0[index] = bitmap }
    }
    let bitmaps = decoded.withLock { $0 }
    guard let expected = bitmaps[0], let actual = bitmaps[count - 1] else {
      refuse("PixelComparison: \(paths) were not decoded")
    }
    self.init(expected: try expected.get(), actual: try actual.get(), tolerance: tolerance)
  }
}
