// SPDX-License-Identifier: MIT
internal import DisplayList
internal import QuartzCore

extension UIView {
  /// What the view shows, as recorded drawing in points.
  func snapshotImage(afterScreenUpdates: Bool) -> CGImage {
    let context = CGContext()
    recordHierarchy(
      in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterScreenUpdates,
      to: context)
    return CGImage(
      picture: Picture(size: bounds.size, commands: context.commands), scale: UIScreen.main.scale)
  }

  /// Draws what the view shows into a context, scaled to a rectangle.
  func recordHierarchy(in rect: CGRect, afterScreenUpdates: Bool, to context: CGContext) {
    guard !bounds.isEmpty else { return }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    if rect.size != bounds.size {
      context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    }
    if afterScreenUpdates { layoutIfNeeded() }
    layer.renderContents(presentation: !afterScreenUpdates, in: context)
    context.restoreGState()
  }
}
