// SPDX-License-Identifier: MIT
internal import CoreGraphics
internal import DisplayList

/// The properties of the images a renderer makes.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels in a point; the screen's by default.
  open var scale: CGFloat = UIScreen.main.scale

  public override init() { super.init() }

  /// The format that suits the main screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The same as `preferred()`: the main screen's scale.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What the drawing of one image happens in.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// Records the drawing, in points with y down.
  public let cgContext: CGContext
  /// The format of the image being made.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle with the current colour.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Cuts later drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images by drawing.
///
/// The image is the recorded drawing: it costs no pixels until it is shown, and stays sharp at any
/// scale. Its size is rounded up to whole pixels, as a bitmap's would be.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let drawingBounds: CGRect
  private let drawingFormat: UIGraphicsImageRendererFormat

  /// A renderer of images of a size in points, at the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer of images of a size in points, whose drawing starts at zero.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer of what is drawn within `bounds`, in points, at the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer whose images show what is drawn within `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    drawingBounds = bounds
    drawingFormat = format
    super.init()
  }

  /// Runs `actions` and returns what they drew, cut to the renderer's bounds.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let scale = drawingFormat.scale
    let context = CGContext()
    context.translateBy(x: -drawingBounds.minX, y: -drawingBounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: drawingFormat))
    UIGraphicsPopContext()
    // A difference far below a pixel must not add one.
    let size = CGSize(
      width: (drawingBounds.width * scale - 1e-6).rounded(.up) / scale,
      height: (drawingBounds.height * scale - 1e-6).rounded(.up) / scale)
    let clip = ClipPath(Path(rect: CGRect(origin: .zero, size: size)))
    let picture = Picture(
      size: size, commands: [.group(Group(clips: [clip], commands: context.commands))])
    return UIImage(image: CGImage(picture: picture, scale: scale), scale: scale)
  }
}
