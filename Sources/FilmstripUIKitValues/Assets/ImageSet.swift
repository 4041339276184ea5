// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// The pictures of an image set, a symbol set or an app icon, each read when it is shown first.
final class ImageSet {
  private let name: String
  private let kind: AssetCatalog.Kind
  private let contents: AssetContents
  private let folder: InputFolder
  private let variants: [AssetVariant]
  /// What was read, by the variant; nil for what cannot be, which was reported.
  private var known: [Int: UIImage?] = [:]

  init(
    _ name: String, _ kind: AssetCatalog.Kind, _ contents: AssetContents, _ folder: InputFolder
  ) throws(AssetProblem) {
    (self.name, self.kind, self.contents, self.folder) = (name, kind, contents, folder)
    let all = try contents.variants(kind == .symbol ? "symbols" : "images").filter {
      $0.filename != nil
    }
    // Of an icon's sizes the largest one is shown.
    let largest = all.map(ImageSet.side).max() ?? 0
    variants = kind == .icon ? all.filter { ImageSet.side($0) == largest } : all
    guard !variants.isEmpty else {
      throw AssetProblem(path: contents.path, reason: "names no file; add a picture")
    }
  }

  private static func side(_ variant: AssetVariant) -> Double {
    let size = variant.object["size"] as? String ?? ""
    return size.split(separator: "x").first.flatMap { Double($0) } ?? 0
  }

  /// An image that is another one in other traits; nil without one for these, and for one that cannot be read,
  /// which is reported once.
  func image(in traits: UITraitCollection) -> UIImage? {
    guard let image = picture(in: traits) else { return nil }
    guard variants.count > 1 else { return image }
    return image.with { $0.asset = UIImageAsset { self.picture(in: $0) } }
  }

  private func picture(in traits: UITraitCollection) -> UIImage? {
    guard let index = variants.best(in: traits) else { return nil }
    if let known = known[index] { return known }
    var image: UIImage?
    do throws(AssetProblem) { image = try read(variants[index]) } catch { error.report() }
    known[index] = .some(image)
    return image
  }

  private func read(_ variant: AssetVariant) throws(AssetProblem) -> UIImage {
    let file = variant.filename ?? ""
    let limits = StageScope.current.imageFolders.limits
    let data = try contents.file(file, in: folder, limits: limits)
    let path = folder.url.appendingPathComponent(file).path
    var look = UIImage.Look()
    var (bitmap, scale, orientation): (Bitmap, CGFloat, UIImage.Orientation)
    switch (file as NSString).pathExtension.lowercased() {
    case "svg", "pdf":
      let drawing = VectorDrawing(data: data, path: path, isSymbol: kind == .symbol, limits: limits)
      scale = UITraitCollection.predictedScale
      orientation = .up
      bitmap = try drawing.bitmap(scale: scale)
      if preservesVectors(variant) {
        look.redrawing = ImageRedrawing { scale in
          (try? drawing.picture(scale: scale)).map { CGImage(bitmap: $0.bitmap) }
        }
      }
    default:
      do {
        let still = try ImageFileReader.decode(data, name: path, limits: limits, damage: .tolerated)
        if let damage = still.damage {
          ContentFact.damagedImage(name: "UIImage(named: \"\(name)\"): \(path)", damage: damage)
            .report()
        }
        (bitmap, scale, orientation) = (
          still.bitmap, variant.scale ?? 1, .init(exif: still.orientation)
        )
      } catch {
        throw AssetProblem(error, path: path)
      }
    }
    if let resizing = Resizing(
      variant.object["resizing"], width: bitmap.width, height: bitmap.height)
    {
      bitmap = resizing.cut(bitmap)
      look.caps = (resizing.insets.scaled(by: 1 / scale), resizing.isTiled ? .tile : .stretch)
    }
    look.alignmentRectInsets =
      UIEdgeInsets(pixels: variant.object["alignment-insets"])?.scaled(by: 1 / scale) ?? .zero
    look.renderingMode = renderingMode(variant)
    // One picture for one direction is mirrored for the other.
    let directions = Set(variants.compactMap(\.direction))
    if let direction = variant.direction, directions.count == 1 {
      look.flipsForRightToLeft = true
      if direction == .rightToLeft { orientation = orientation.flipped }
    }
    return UIImage(
      image: CGImage(bitmap: bitmap), scale: scale, orientation: orientation, look: look)
  }

  private func renderingMode(_ variant: AssetVariant) -> UIImage.RenderingMode {
    let key = "template-rendering-intent"
    // Earlier versions of Xcode have it at each entry.
    switch contents.properties[key] as? String ?? variant.object[key] as? String {
    case "template": return .alwaysTemplate
    case "original": return .alwaysOriginal
    default: return kind == .symbol ? .alwaysTemplate : .automatic
    }
  }

  private func preservesVectors(_ variant: AssetVariant) -> Bool {
    let key = "preserves-vector-representation"
    return contents.properties[key] as? Bool ?? variant.object[key] as? Bool ?? false
  }
}

/// How a picture is sliced, in pixels.
private struct Resizing {
  var insets: UIEdgeInsets
  var isTiled: Bool
  /// What is kept of the part between the insets.
  private var center: (width: Int, height: Int)

  /// Reads the slices of a picture; nil where it has none that fit its size.
  init?(_ value: Any?, width: Int, height: Int) {
    guard let object = value as? [String: Any], let mode = object["mode"] as? String,
      let given = UIEdgeInsets(pixels: object["cap-insets"] ?? object["capInsets"])
    else { return nil }
    insets = given
    if mode == "3-part-horizontal" { (insets.top, insets.bottom) = (0, 0) }
    if mode == "3-part-vertical" { (insets.left, insets.right) = (0, 0) }
    let left = (
      width: width - Int(insets.left + insets.right),
      height: height - Int(insets.top + insets.bottom)
    )
    guard left.width >= 0, left.height >= 0 else { return nil }
    let middle = object["center"] as? [String: Any] ?? [:]
    isTiled = middle["mode"] as? String == "tile"
    func kept(_ key: String, _ whole: Int) -> Int {
      guard let count = (middle[key] as? NSNumber)?.doubleValue, count >= 1 else { return whole }
      return Int(min(count, Double(whole)))
    }
    center = (
      mode == "3-part-vertical" ? left.width : kept("width", left.width),
      mode == "3-part-horizontal" ? left.height : kept("height", left.height)
    )
  }

  /// The picture without what lies between the part that is repeated and the insets behind it, which Xcode's
  /// editor hides and which is not compiled into an app (approximated).
  func cut(_ bitmap: Bitmap) -> Bitmap {
    let width = Int(insets.left) + center.width + Int(insets.right)
    let height = Int(insets.top) + center.height + Int(insets.bottom)
    guard width > 0, height > 0, width < bitmap.width || height < bitmap.height else {
      return bitmap
    }
    let (firstX, firstY) = (Int(insets.left) + center.width, Int(insets.top) + center.height)
    return Bitmap(width: width, height: height, isOpaque: bitmap.isOpaque) { target in
      let to = target.bindMemory(to: UInt32.self)
      bitmap.withUnsafeBytes { source in
        let from = source.bindMemory(to: UInt32.self)
        for y in 0..<height {
          let row = (y < firstY ? y : y + bitmap.height - height) * bitmap.width
          for x in 0..<width {
            to[y * width + x] = from[row + (x < firstX ? x : x + bitmap.width - width)]
          }
        }
      }
    }
  }
}

extension UIEdgeInsets {
  /// Insets as catalogs have them, whole pixels that are not negative.
  fileprivate init?(pixels value: Any?) {
    guard let object = value as? [String: Any] else { return nil }
    func side(_ key: String) -> CGFloat {
      guard let number = (object[key] as? NSNumber)?.doubleValue, number > 0 else { return 0 }
      return min(number, 65_536).rounded()
    }
    self.init(top: side("top"), left: side("left"), bottom: side("bottom"), right: side("right"))
  }

  fileprivate func scaled(by factor: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top * factor, left: left * factor, bottom: bottom * factor, right: right * factor)
  }
}
