// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

extension CALayer {
  /// Lets the delegate make the contents, or draws them.
  func makeContents() {
    guard let delegate else {
      drawContents()
      return
    }
    delegate.display(self)
  }

  /// Records what is drawn as the contents, which then stay sharp at any scale.
  ///
  /// Where nothing is drawn, contents that were set stay. What reaches beyond the bounds is cut off, as
  /// it would be in a bitmap of whole pixels.
  package func drawContents() {
    let size = bounds.size
    let isDrawable =
      size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
    delegate?.layerWillDraw(self)
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let context = CGContext(
      extent: isDrawable ? CGRect(origin: .zero, size: size) : nil, scale: scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    // Without an area there is nothing to draw on: once there is one, the layer asks again.
    pending.waitsForArea = !isDrawable
    if isDrawable { draw(in: context) }
    guard !context.commands.isEmpty else {
      if hasDrawnContents { contents = nil }
      hasDrawnContents = false
      return
    }
    hasDrawnContents = true
    let whole = CGSize(
      width: (size.width * scale - 1e-6).rounded(.up) / scale,
      height: (size.height * scale - 1e-6).rounded(.up) / scale)
    let drawing = Group(
      clips: [ClipPath(Path(rect: CGRect(origin: .zero, size: whole)))],
      commands: context.drawing())
    contents = CGImage(picture: Picture(size: size, commands: [.group(drawing)]), scale: scale)
  }
}
