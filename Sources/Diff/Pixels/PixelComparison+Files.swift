// SPDX-License-Identifier: MIT
internal import Dispatch
public import Imaging
internal import Synchronization
internal import Wording

extension PixelComparison {
  /// Reads two PNG files, both at once.
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
    let actualFile = Mutex<Result<Bitmap, ImagingError>?>(nil)
    let expectedFile = Mutex<Result<Bitmap, ImagingError>?>(nil)
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      let path = index == 0 ? expectedPath : actualPath
      let file = Result { () throws(ImagingError) in
        try PNGReader.read(path: path, limits: limits).bitmap
      }
      if index == 0 {
        expectedFile.withLock { $0 = file }
      } else {
        actualFile.withLock { $0 = file }
      }
    }
    guard let expected = expectedFile.withLock({ $0 }), let actual = actualFile.withLock({ $0 })
    else { refuse("PixelComparison: a file was not read") }
    self.init(expected: try expected.get(), actual: try actual.get(), tolerance: tolerance)
  }
}
