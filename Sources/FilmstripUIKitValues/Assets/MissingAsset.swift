// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

/// What stands in for an image or a color that is missing, and is seen as such.
enum MissingAsset {
  /// Magenta, which few interfaces have.
  static let color = UIColor(red: 1, green: 0, blue: 1, alpha: 1)

  /// A square of 44 points, as large as what can be tapped, with a frame and a cross.
  static var image: UIImage {
    let side: CGFloat = 44
    let rect = CGRect(x: 0, y: 0, width: side, height: side)
    let context = CGContext(extent: rect)
    context.setFillColor(color.withAlphaComponent(0.2).cgColor)
    context.fill(rect)
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(2)
    context.stroke(rect.insetBy(dx: 1, dy: 1))
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: side, y: side))
    context.move(to: CGPoint(x: side, y: 0))
    context.addLine(to: CGPoint(x: 0, y: side))
    context.strokePath()
    let scale = UITraitCollection.predictedScale
    return UIImage(
      image: CGImage(picture: Picture(size: rect.size, commands: context.commands), scale: scale),
      scale: scale,
      look: UIImage.Look(renderingMode: .alwaysOriginal))
  }
}
