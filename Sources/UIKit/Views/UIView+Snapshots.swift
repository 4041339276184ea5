// SPDX-License-Identifier: MIT
internal import DisplayList
internal import QuartzCore

extension UIView {
  /// A view at a frame with a picture of a part of the bounds; without one, and with a finding, where
  /// the view is to be shown as it is on a screen it has not been on.
  func makeSnapshot(of part: CGRect, frame: CGRect, afterScreenUpdates: Bool) -> UIView {
    let view = UIView(frame: frame)
    view.layer.role = "snapshot"
    guard afterScreenUpdates || layer.hasBeenShown else {
      environment.log.report(.snapshotBeforeShown(view: reportName))
      return view
    }
    view.layer.contents = snapshotImage(of: part, afterScreenUpdates: afterScreenUpdates)
    return view
  }

  /// What the view shows in a part of its bounds, as recorded drawing in points.
  private func snapshotImage(of part: CGRect, afterScreenUpdates: Bool) -> CGImage {
    let context = CGContext()
    if part != bounds {
      context.clip(to: CGRect(origin: .zero, size: part.size))
      context.translateBy(x: bounds.minX - part.minX, y: bounds.minY - part.minY)
    }
    recordHierarchy(
      in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterScreenUpdates,
      to: context)
    return CGImage(
      picture: Picture(size: part.size, commands: context.commands), scale: UIScreen.main.scale)
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
