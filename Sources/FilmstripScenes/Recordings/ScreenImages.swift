// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripColorProfiles
internal import Foundation
internal import FilmstripWording

/// The images of screens, read once each as long as there is room for them.
///
/// Variants and scenes have images in common, and reading one takes longer than recording it.
final class ScreenImages {
  private struct Entry {
    let bitmap: Bitmap
    var lastUse: Int
  }

  private let limits: ImageLimits
  private let byteCount: Int
  private let warn: ((String) -> Void)?
  private var entries: [String: Entry] = [:]
  private var uses = 0

  /// Keeps images up to a number of bytes, and the last ones in any case.
  ///
  /// `warn` is called with what a person should know about an image, a line each, by commands that draw them.
  init(
    limits: ImageLimits = .standard, byteCount: Int = 160 << 20, warn: ((String) -> Void)? = nil
  ) {
    (self.limits, self.byteCount, self.warn) = (limits, byteCount, warn)
  }

  /// Images the way up that their files say; those that are not known are read at the same time.
  ///
  /// - Throws: `ImagingError`, of the first file with one.
  func images(at paths: [String]) throws -> [Bitmap] {
    var unknown: [String] = []
    for path in paths where entries[path] == nil && !unknown.contains(path) { unknown.append(path) }
    try read(unknown)
    uses += 1
    let bitmaps = paths.compactMap { path in
      entries[path]?.lastUse = uses
      return entries[path]?.bitmap
    }
    makeRoom()
    return bitmaps
  }

  private func read(_ paths: [String]) throws {
    guard !paths.isEmpty else { return }
    let limits = limits
    // As results, so that the first file's error is the one reported, whichever was read first.
    var results: [Result<Image, ImagingError>] = []
    try OrderedPipeline.run(
      count: paths.count, jobs: paths.count,
      makeWorker: {
        { place in
          Result { () throws(ImagingError) in
            Image(try ImageFileReader.read(path: paths[place], limits: limits))
          }
        }
      }, consume: { results.append($1) })
    let images = try results.map { try $0.get() }
    for (path, image) in zip(paths, images) {
      entries[path] = Entry(bitmap: image.bitmap, lastUse: uses)
      if let warn { ScreenImages.warnings(about: image, at: path).forEach(warn) }
    }
    guard warn != nil else { return }
    // What output asks of pixels is found out while the scene is recorded; where no thread can be started, those who
    // ask find it out.
    let bitmaps = paths.compactMap { entries[$0]?.bitmap }
    try? WorkerThread.start(stackSize: 1 << 20) { for bitmap in bitmaps { bitmap.examine() } }
  }

  /// What a file shows, upright and in sRGB.
  private struct Image: Sendable {
    let bitmap: Bitmap
    /// The name of a profile that could not be read; nil where there is none or it was applied.
    let unknownProfile: String?

    init(_ file: StillImage) {
      let upright = file.uprightBitmap
      guard let name = file.colorProfileName else {
        (bitmap, unknownProfile) = (upright, nil)
        return
      }
      guard let profile = file.colorProfile.flatMap({ ColorProfile($0) }) else {
        (bitmap, unknownProfile) = (upright, name)
        return
      }
      bitmap = profile.isStandard ? upright : profile.standardized(upright)
      unknownProfile = nil
    }
  }

  private static func warnings(about image: Image, at path: String) -> [String] {
    var warnings: [String] = []
    if let name = image.unknownProfile {
      warnings.append(
        "\(path): the colour profile \(name.printable(atMost: 80)) is not applied; values are taken "
          + "as sRGB")
    }
    if !image.bitmap.isOpaque {
      warnings.append("\(path): has transparent pixels; what lies below shows through them")
    }
    return warnings
  }

  /// Removes those whose last use is longest ago, but none of the last use.
  private func makeRoom() {
    func size(_ bitmap: Bitmap) -> Int { bitmap.width * bitmap.height * 4 }
    var total = entries.values.reduce(0) { $0 + size($1.bitmap) }
    for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where total > byteCount && entry.lastUse < uses {
      entries[name] = nil
      total -= size(entry.bitmap)
    }
  }
}
