// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList
package import Imaging

extension UIImage {
  /// The image file of a name in the main bundle, found once and then shared; nil without one, which
  /// the recording then says.
  ///
  /// `name` may lack `.png`. Of `name@3x`, `name@2x` and `name` the one that suits the screen is
  /// taken, else the next larger one. Asset catalogs are not read.
  public convenience init?(named name: String) {
    guard let found = ImageFolders.image(named: name) else {
      ContentFact.missingImage(name: name, folder: "the bundle").report()
      return nil
    }
    self.init(copying: found)
  }

  /// The image file of a name in a bundle; nil stands for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let bundle else {
      self.init(named: name)
      return
    }
    let folders = [bundle.resourcePath, bundle.bundlePath].compactMap { $0 }
    guard let found = ImageFolders.image(named: name, in: folders) else {
      ContentFact.missingImage(name: name, folder: bundle.bundlePath).report()
      return nil
    }
    self.init(copying: found)
  }

  convenience init(copying image: UIImage) {
    self.init(
      image: image.cgImage, scale: image.scale, orientation: image.imageOrientation,
      look: image.look)
  }

  /// The image as a PNG file, upright; nil for an image without pixels.
  public func pngData() -> Data? {
    uprightImage?.bitmap.map { PNGFile.data(of: $0) }
  }

  /// The image as a JPEG file of a quality from 0 to 1, upright; nil for an image without pixels.
  ///
  /// What shows through it becomes white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage?.bitmap.flatMap { JPEGFile.data(of: $0, quality: compressionQuality) }
  }

  /// The image made smaller to a size in points; nil for sizes that are not positive.
  ///
  /// A recording stays one: it becomes pixels of its new size when it is shown.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let pixels = CGSize(width: size.width * scale, height: size.height * scale)
    guard let image = shape, pixels.width >= 0.5, pixels.height >= 0.5,
      pixels.width <= CGFloat(Frame.maximumPixelSide),
      pixels.height <= CGFloat(Frame.maximumPixelSide)
    else { return nil }
    let picture = Picture(
      size: size, commands: [.image(image.image, rect: CGRect(origin: .zero, size: size))])
    return UIImage(
      image: CGImage(
        picture: picture, width: Int(pixels.width.rounded()), height: Int(pixels.height.rounded())),
      scale: scale, look: look)
  }

  /// The image made smaller to a size in points, at once.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image itself: nothing has to be decoded later.
  public func preparingForDisplay() -> UIImage? { self }

  /// The image itself: nothing has to be decoded later.
  public func byPreparingForDisplay() async -> UIImage? { self }
}

extension UIImage {
  /// Pixels in a point of the screen that images are for; 3 where nobody can ask for it.
  static var screenScale: CGFloat {
    guard Thread.isMainThread else { return 3 }
    return MainActor.assumeIsolated { UIScreen.main.scale }
  }
}

/// Where images are found by their names.
package enum ImageFolders {
  // The engine runs on one thread (ARCHITECTURE.md); images of a name are shared as on iOS.
  nonisolated(unsafe) private static var known: [String: UIImage] = [:]

  /// Folders in which images are looked for before the main bundle.
  nonisolated(unsafe) package static var paths: [String] = [] { didSet { known = [:] } }

  /// What the files of the running stage may ask for.
  nonisolated(unsafe) package static var limits = ImageLimits.standard

  /// The image of a name; nil without a file that can be read.
  static func image(named name: String) -> UIImage? {
    if let image = known[name] { return image }
    let bundle = [Bundle.main.resourcePath, Bundle.main.bundlePath].compactMap { $0 }
    guard let image = image(named: name, in: paths + bundle) else { return nil }
    known[name] = image
    return image
  }

  static func image(named name: String, in folders: [String]) -> UIImage? {
    guard !name.isEmpty, !name.contains("\0") else { return nil }
    let given = (name as NSString).pathExtension
    let isFile = ["png", "jpg", "jpeg"].contains(given.lowercased())
    let stem = isFile ? (name as NSString).deletingPathExtension : name
    let endings = isFile ? [given] : ["png", "jpg", "jpeg"]
    let screen = Int(min(UIImage.screenScale, 3))
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
