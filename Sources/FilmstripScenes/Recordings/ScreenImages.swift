// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging

/// The images of screens, read once each as long as there is room for them.
///
/// Variants and scenes have images in common, and reading one takes longer than recording it.
final class ScreenImages {
  /// An image with its first and its last use.
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private let limits: ImageLimits
  private let byteCount: Int
  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// Keeps images up to a number of bytes, and the last one in any case.
  init(limits: ImageLimits = .standard, byteCount: Int = 160 << 20) {
    self.limits = limits
    self.byteCount = byteCount
  }

  /// An image the way up that its file says.
  ///
  /// - Throws: `ImagingError`.
  func image(at path: String) throws -> Bitmap {
    uses += 1
    if let known = entries[path] {
      entries[path]?.lastUse = uses
      return known.bitmap
    }
    let bitmap = try ImageFileReader.read(path: path, limits: limits).uprightBitmap
    entries[path] = Entry(bitmap: bitmap, lastUse: uses)
    makeRoom(keeping: path)
    return bitmap
  }

  /// Removes those whose last use is longest ago.
  private func makeRoom(keeping path: String) {
    func size(_ bitmap: Bitmap) -> Int { bitmap.width * bitmap.height * 4 }
    var total = entries.values.reduce(0) { $0 + size($1.bitmap) }
    for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where total > byteCount && name != path {
      entries[name] = nil
      total -= size(entry.bitmap)
    }
  }
}
