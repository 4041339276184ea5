// SPDX-License-Identifier: MIT
package import FilmstripImaging

/// The image files of a stage's application that are found by their names, and shared as on iOS.
final class ImageFolders {
  private var known: [String: UIImage] = [:]

  var limits = ImageLimits.standard

  /// The image of a name in a bundle; nil without a file that can be read.
  func image(named name: String, in bundle: Bundle) -> UIImage? {
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    let key = "\(bundle.bundlePath)/\(name)"
    if let image = known[key] { return image }
    guard let image = ImageFolders.image(named: name, in: folders) else { return nil }
    known[key] = image
    return image
  }

  private static func image(named name: String, in folders: [String]) -> UIImage? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let given = (name as NSString).pathExtension
    let isFile = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let stem = isFile ? (name as NSString).deletingPathExtension : name
    let endings = isFile ? [given] : ["png", "jpg", "jpeg"]
    let screen = Int(min(UITraitCollection.predictedScale, 3))
    // The screen's own first, then larger ones, then smaller ones.
    let scales = [1, 2, 3].sorted { rank($0, screen) < rank($1, screen) }
    for folder in folders {
      for scale in scales {
        for ending in endings {
          let path = "\(folder)/\(stem)\(scale == 1 ? "" : "@\(scale)x").\(ending)"
          if FileManager.default.fileExists(atPath: path) { return UIImage(contentsOfFile: path) }
        }
      }
    }
    return nil
  }

  private static func rank(_ scale: Int, _ screen: Int) -> Int {
    scale >= screen ? scale - screen : 10 + screen - scale
  }

  /// The scale that a file's name ends in, else 1.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = (path as NSString).deletingPathExtension
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

extension StageScope {
  var imageFolders: ImageFolders { part { ImageFolders() } }
}

extension StageEnvironment {
  package var imageLimits: ImageLimits {
    get { scope.imageFolders.limits }
    set { scope.imageFolders.limits = newValue }
  }
}
