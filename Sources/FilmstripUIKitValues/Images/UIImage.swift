// SPDX-License-Identifier: MIT
package import FilmstripImaging

open class UIImage: NSObject, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  public enum ResizingMode: Int, Sendable {
    case tile
    case stretch
  }

  public let cgImage: CGImage?
  public let scale: CGFloat
  public let imageOrientation: Orientation
  package var look: Look
  let shape: CGImage?
  /// The pixels rotated upright, in the image's own tint, if any: a dynamic one as resolved under
  /// `UITraitCollection.current`.
  package var uprightImage: CGImage? { look.tint.map { shape?.tinted($0.cgColor) } ?? shape }

  package struct Look {
    var renderingMode = RenderingMode.automatic
    package var tint: UIColor?
    /// Nil for an image that is stretched as a whole.
    package var caps: (insets: UIEdgeInsets, mode: ResizingMode)?
    var alignmentRectInsets = UIEdgeInsets.zero
    var flipsForRightToLeft = false
    var frames: [UIImage]?
    var duration: TimeInterval = 0
    var symbol: (name: String, configuration: SymbolConfiguration?)?
    /// What the image is in other traits; nil for the same.
    package var asset: UIImageAsset?
    /// Points from the lower side up to the baseline; nil for none.
    var baseline: CGFloat?
    /// What draws the image again where it is shown larger than it is; nil for its pixels, scaled.
    package var redrawing: ImageRedrawing?
  }

  /// What tests call the image; nothing of it is seen.
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?

  public override init() {
    (cgImage, shape, scale, imageOrientation) = (nil, nil, 1, .up)
    look = Look()
    super.init()
  }

  public convenience init(cgImage: CGImage) { self.init(image: cgImage, scale: 1) }

  /// The image at a scale, in an orientation; a scale that is not positive counts as 1.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(image: cgImage, scale: scale, orientation: orientation)
  }

  package convenience init(image cgImage: CGImage, scale: CGFloat) {
    self.init(image: cgImage, scale: scale, orientation: .up)
  }

  init(image: CGImage?, scale: CGFloat, orientation: Orientation = .up, look: Look = Look()) {
    cgImage = image
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.look = look
    shape = orientation == .up ? image : image?.upright(from: orientation)
    super.init()
  }

  package convenience init(bitmap: Bitmap, scale: CGFloat) {
    self.init(image: CGImage(bitmap: bitmap), scale: scale)
  }

  /// The PNG or JPEG file at a path, at the scale its name ends in (`@2x`, `@3x`), else 1; nil when
  /// it cannot be read: the recording then reports why.
  ///
  /// A damaged JPEG file shows what can be read of it, which the recording reports too.
  public convenience init?(contentsOfFile path: String) {
    do throws(ImagingError) {
      let file = try ImageFileReader.read(
        path: path, limits: StageScope.current.imageFolders.limits, damage: .tolerated)
      UIImage.report(damageOf: file, "UIImage(contentsOfFile:): \(path)")
      self.init(file: file, scale: ImageFolders.scale(ofFile: path))
    } catch {
      ContentFact.unreadableImage(call: "UIImage(contentsOfFile:)", reason: "\(error)").report()
      return nil
    }
  }

  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    do throws(ImagingError) {
      let file = try ImageFileReader.decode(
        data, name: "data", limits: StageScope.current.imageFolders.limits, damage: .tolerated)
      UIImage.report(damageOf: file, "UIImage(data:): data")
      self.init(file: file, scale: scale)
    } catch {
      ContentFact.unreadableImage(call: "UIImage(data:)", reason: "\(error)").report()
      return nil
    }
  }

  private static func report(damageOf file: StillImage, _ name: String) {
    guard let damage = file.damage else { return }
    ContentFact.damagedImage(name: name, damage: damage).report()
  }

  private convenience init(file: StillImage, scale: CGFloat) {
    self.init(
      image: CGImage(bitmap: file.bitmap), scale: scale,
      orientation: Orientation(exif: file.orientation))
  }

  open var size: CGSize {
    guard let shape else { return look.frames?.first?.size ?? .zero }
    return CGSize(width: CGFloat(shape.width) / scale, height: CGFloat(shape.height) / scale)
  }

  // MARK: Drawing

  @preconcurrency @MainActor open func draw(at point: CGPoint) {
    draw(at: point, blendMode: .normal, alpha: 1)
  }

  @preconcurrency @MainActor open func draw(
    at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  @preconcurrency @MainActor open func draw(in rect: CGRect) {
    draw(in: rect, blendMode: .normal, alpha: 1)
  }

  @preconcurrency @MainActor open func draw(
    in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat
  ) {
    guard let context = UIGraphicsGetCurrentContext(), rect.width > 0, rect.height > 0,
      rect.maxX.isFinite, rect.maxY.isFinite, rect.minX.isFinite, rect.minY.isFinite
    else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    var commands = commands(in: rect, quality: context.interpolationQuality)
    if isTemplate, !commands.isEmpty {
      commands = [context.fillCommand(for: rect, through: commands)]
    }
    context.record(commands, within: rect)
    context.restoreGState()
  }

  @preconcurrency @MainActor open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    UIColor(patternImage: self).setFill()
    context.fill(rect)
    context.restoreGState()
  }

  package var isTemplate: Bool {
    guard look.renderingMode == .automatic else { return look.renderingMode == .alwaysTemplate }
    guard let symbol = look.symbol else { return false }
    return symbol.configuration?.paint?.colors.isEmpty ?? true
  }
}
