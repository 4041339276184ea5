// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIGraphicsRendererFormat: NSObject {
  open fileprivate(set) var bounds = CGRect.zero

  public override init() { super.init() }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    /// More than sRGB; drawn as sRGB here, and reported.
    case extended
    case standard
  }

  open var scale: CGFloat = UITraitCollection.predictedScale
  open var opaque = false
  /// Which colours the image can have; all are sRGB here.
  open var preferredRange: Range = .automatic {
    didSet {
      if preferredRange == .extended {
        UnsupportedFeature.report("UIGraphicsImageRendererFormat.preferredRange .extended")
      }
    }
  }

  public override init() { super.init() }

  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  var usedScale: CGFloat { scale > 0 && scale.isFinite ? scale : UITraitCollection.predictedScale }
}

@preconcurrency @MainActor
open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    // Within the sides, as documented: by half of the line's width.
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    let format = format as? UIGraphicsImageRendererFormat
    guard let format, let image = cgContext.makeImage(onBlack: format.opaque) else {
      return UIImage()
    }
    return UIImage(image: image, scale: format.usedScale)
  }
}

@preconcurrency @MainActor
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat
  let drawingBounds: CGRect

  init(drawingBounds: CGRect, format: UIGraphicsRendererFormat) {
    self.drawingBounds = drawingBounds
    self.format = format
    super.init()
    format.bounds = drawingBounds
  }
}

/// Makes images by drawing.
///
/// The image is the recorded drawing: it costs no pixels until it is shown, and stays sharp at any
/// scale. Its size is rounded up to whole pixels, as a bitmap's would be.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(drawingBounds: bounds, format: format)
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let size = drawingBounds.size.roundedUpToPixels(at: imageFormat.usedScale)
    let context = CGContext(extent: CGRect(origin: .zero, size: size), scale: imageFormat.usedScale)
    context.translateBy(x: -drawingBounds.minX, y: -drawingBounds.minY)
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: imageFormat)
    UIGraphicsPushContext(context)
    actions(rendererContext)
    UIGraphicsPopContext()
    return rendererContext.currentImage
  }

  /// Runs `actions` and returns what they drew as a PNG file; empty where nothing can make pixels.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
