// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging
internal import Synchronization

final class PictureStore: Sendable {
  private struct Key: Hashable {
    let digest: Digest
    let width: Int
    let height: Int
  }

  private struct Known {
    var bitmaps: [Key: Bitmap] = [:]
    var files: [Key: Data] = [:]
  }

  private let known = Mutex(Known())

  func bitmap(of picture: FigurePicture, width: Int, height: Int) -> Bitmap {
    let key = Key(digest: picture.digest, width: width, height: height)
    return known.withLock { known in
      if let bitmap = known.bitmaps[key] { return bitmap }
      let bitmap = picture.bitmap(width: width, height: height)
      known.bitmaps[key] = bitmap
      return bitmap
    }
  }

  func png(of picture: FigurePicture, width: Int, height: Int) -> Data {
    let key = Key(digest: picture.digest, width: width, height: height)
    if let file = known.withLock({ $0.files[key] }) { return file }
    let bitmap = bitmap(of: picture, width: width, height: height)
    let file = PNGFile.data(of: bitmap, as: bitmap.isOpaque ? .rgb : .rgba, compression: .level(6))
    known.withLock { $0.files[key] = file }
    return file
  }
}
