// SPDX-License-Identifier: MIT
import FilmstripImaging
import UIKit

/// A bundle with an asset catalog that a test writes, which is removed with it.
final class CatalogFolder {
  let root: URL
  let bundle: Bundle
  var catalog: URL { root.appendingPathComponent("Media.xcassets") }

  init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: root.appendingPathComponent("Media.xcassets"), withIntermediateDirectories: true)
    bundle = Bundle(path: root.path)!
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ path: String, _ data: Data) throws {
    let file = catalog.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  func picture(_ path: String, _ pixel: Pixel, width: Int = 4, height: Int = 4) throws {
    try write(path, PNGFile.data(of: Bitmap(width: width, height: height, filledWith: pixel)))
  }

  /// Writes an image set of one file at scale 1 that all devices show.
  func imageSet(_ path: String, _ pixel: Pixel = .init(red: 1, green: 2, blue: 3)) throws {
    try write(
      "\(path).imageset/Contents.json",
      #"{"images": [{"filename": "a.png", "idiom": "universal"}]}"#)
    try picture("\(path).imageset/a.png", pixel)
  }

  func colorSet(_ path: String, _ color: String) throws {
    try write(
      "\(path).colorset/Contents.json", #"{"colors": [{"idiom": "universal", "color": \#(color)}]}"#
    )
  }
}

extension UIImage {
  /// The first pixel of an image of pixels.
  var corner: Pixel? { cgImage?.bitmap?[0, 0] }
}
