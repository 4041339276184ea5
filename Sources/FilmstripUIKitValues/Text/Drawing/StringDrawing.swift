// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

struct StringDrawing {
  private let content: TextContent
  private let hasText: Bool
  private let emptyHeight: CGFloat

  /// Text with attributes for all of it; black Helvetica 12 without any, drawn as Inter.
  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    let base = TextStyle(font: TextFont(size: 12))
    // Without an attributed string, whose runs Foundation never frees on Linux.
    content = TextContent(
      string, attributes: attributes ?? [:], style: base, linkColor: UIColor.link.textColor)
    hasText = !string.isEmpty
    guard !hasText else {
      emptyHeight = 0
      return
    }
    let font = TextStyle(attributes: attributes ?? [:], base: base).font
    emptyHeight = font.ascent + font.descent
  }

  init(_ string: NSAttributedString) {
    let style = TextStyle(font: TextFont(size: 12))
    content = TextContent(string, style: style, linkColor: UIColor.link.textColor)
    hasText = string.length > 0
    emptyHeight = 0
  }

  /// The size of all lines without a limit; of no text the height of a line.
  var size: CGSize {
    guard hasText else { return CGSize(width: 0, height: emptyHeight) }
    let text = TypesetText.reporting(content, in: TextBox())
    return CGSize(width: text.width, height: text.height)
  }

  private func box(_ size: CGSize, _ options: NSStringDrawingOptions) -> TextBox {
    func room(_ side: CGFloat) -> Double { side > 0 && side < 1e7 ? side : .infinity }
    let isBlock = options.contains(.usesLineFragmentOrigin)
    return TextBox(
      width: room(size.width), height: isBlock ? room(size.height) : .infinity,
      maximumLines: isBlock ? 0 : 1,
      overflow: options.contains(.truncatesLastVisibleLine)
        ? .lastLine(.truncateTail) : isBlock ? .paragraphs : .lastLine(.clip))
  }

  /// What the text takes of a room; sides of 0 or less are no limit.
  func boundingRect(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) -> CGRect {
    if options.contains(.usesDeviceMetrics) {
      UnsupportedFeature.report("NSStringDrawingOptions.usesDeviceMetrics")
    }
    let text = TypesetText.reporting(content, in: box(size, options))
    let y = options.contains(.usesLineFragmentOrigin) ? 0 : -(text.lines.first?.baseline ?? 0)
    let rect = CGRect(x: 0, y: y, width: text.width, height: hasText ? text.height : emptyHeight)
    context?.totalBounds = rect
    return rect
  }

  /// Draws all lines from a point on, unless options say that it is the baseline's start.
  @MainActor func draw(at point: CGPoint) {
    record(TypesetText.reporting(content, in: TextBox()), at: point)
  }

  @MainActor func draw(
    in rect: CGRect, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
  ) {
    let text = TypesetText.reporting(content, in: box(rect.size, options))
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) { origin.y -= text.lines.first?.baseline ?? 0 }
    record(text, at: origin)
    context?.totalBounds = CGRect(
      origin: origin, size: CGSize(width: text.width, height: text.height))
  }

  @MainActor private func record(_ text: TypesetText, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite else {
      return
    }
    let scale = UITraitCollection.predictedScale
    let transform = context.ctm
    // Only what is neither turned nor scaled stands on whole pixels.
    let isUpright =
      transform.a == 1 && transform.d == 1 && transform.b == 0 && transform.c == 0
      && (transform.ty * scale) == (transform.ty * scale).rounded()
    context.record(text.commands(at: origin, pixelsPerUnit: isUpright ? scale : nil))
  }
}
