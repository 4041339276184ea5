// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList

private let snapshotRole = "snapshot"

extension UIView {
  /// A view at a frame with a picture of a part of the bounds.
  ///
  /// Without one, and with a finding, where the view is to be shown as it is on a screen it has not
  /// been on. A snapshot has its picture from the start, so that pieces can be cut out of one that is
  /// in no window.
  func makeSnapshot(of part: CGRect, frame: CGRect, afterScreenUpdates: Bool) -> UIView {
    let view = UIView(frame: frame)
    view.layer.role = snapshotRole
    let isSnapshot = layer.role == snapshotRole && layer.contents != nil
    guard afterScreenUpdates || layer.hasBeenShown || isSnapshot else {
      environment.log.report(.snapshotBeforeShown(view: reportName))
      return view
    }
    // What was never shown has only the values that it was given.
    view.layer.contents = snapshotImage(
      of: part, afterScreenUpdates: afterScreenUpdates || !layer.hasBeenShown)
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
  package func recordHierarchy(in rect: CGRect, afterScreenUpdates: Bool, to context: CGContext) {
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
