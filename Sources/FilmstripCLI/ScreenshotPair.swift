// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import UIKit
import FilmstripWording

/// Two screenshots of one size, read at the same time.
struct ScreenshotPair {
  let fromPath: String
  let from: Bitmap
  let to: Bitmap
  /// What a person should know about the files, a line each.
  let warnings: [String]

  init(from fromPath: String, to toPath: String, limits: ImageLimits) throws {
    let paths = [fromPath, toPath]
    var read: [Result<StillImage, ImagingError>] = []
    do {
      // As results, so that the first file's error is the one reported, whichever was read first.
      try OrderedPipeline.run(
        count: 2, jobs: 2,
        makeWorker: {
          { place in
            Result { () throws(ImagingError) in
              try ImageFileReader.read(path: paths[place], limits: limits)
            }
          }
        }, consume: { read.append($1) })
    } catch {
      throw CommandError(error)
    }
    let images = try read.map { result in
      do { return try result.get() } catch { throw CommandError(error) }
    }
    from = images[0].uprightBitmap
    to = images[1].uprightBitmap
    guard (from.width, from.height) == (to.width, to.height) else {
      throw CommandError(
        "\(toPath): is \(to.width)×\(to.height) pixels "
          + "but \(fromPath) is \(from.width)×\(from.height); "
          + "take both screenshots on one device"
      )
    }
    self.fromPath = fromPath
    warnings = zip(paths, images).flatMap { path, image in
      ScreenshotPair.warnings(about: image, at: path)
    }
    ScreenshotPair.examine([from, to])
  }

  /// Has another thread find out what output asks of pixels, while the transition is recorded.
  private static func examine(_ bitmaps: [Bitmap]) {
    // Where no thread can be started, those who ask find it out.
    try? WorkerThread.start(stackSize: 1 << 20) {
      for bitmap in bitmaps { bitmap.examine() }
    }
  }

  private static func warnings(about image: StillImage, at path: String) -> [String] {
    var warnings: [String] = []
    if let name = image.colorProfileName, !name.localizedCaseInsensitiveContains("srgb") {
      warnings.append(
        "\(path): the colour profile \(name.printable(atMost: 80)) is not applied; values are taken "
          + "as sRGB")
    }
    if !image.bitmap.isOpaque {
      warnings.append("\(path): has transparent pixels; what lies below shows through them")
    }
    return warnings
  }

  /// A screenshot as an image that fills a device's screen.
  @MainActor
  func image(_ bitmap: Bitmap, on device: Device) -> UIImage {
    UIImage(bitmap: bitmap, scale: Double(bitmap.width) / device.size.width)
  }
}
