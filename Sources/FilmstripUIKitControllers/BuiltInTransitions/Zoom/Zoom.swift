// SPDX-License-Identifier: MIT

@MainActor
final class Zoom {
  typealias Options = UIViewController.Transition.ZoomOptions
  typealias SourceContext = UIViewController.Transition.ZoomSourceViewProviderContext

  let options: Options
  private let sourceViewProvider: (SourceContext) -> UIView?
  /// Where the zoom in was when it was interrupted: the zoom out begins there.
  var interruptedPlace: ZoomPlace?
  var beginningDrag: ZoomDrag?
  private var gesture: ZoomGesture?

  init(options: Options?, sourceViewProvider: @escaping (SourceContext) -> UIView?) {
    self.options = options ?? Options()
    self.sourceViewProvider = sourceViewProvider
  }

  /// The view to zoom from or to, asked for again; nil for one that is not on the screen.
  func sourceView(in source: UIViewController, zoomed: UIViewController) -> UIView? {
    let view = sourceViewProvider(SourceContext(source: source, zoomed: zoomed))
    guard let view, view.window != nil, !view.bounds.isEmpty else { return nil }
    return view
  }

  /// Which part of the zoomed view lies on the source.
  func alignmentRect(of view: UIView, source: UIView, zoomed: UIViewController) -> CGRect {
    let context = Options.AlignmentRectContext(source: source, zoomed: zoomed)
    if let rect = options.alignmentRectProvider?(context), rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite
    {
      return rect
    }
    let (full, shape) = (view.bounds, source.bounds)
    let scale = min(full.width / shape.width, full.height / shape.height)
    let size = CGSize(width: shape.width * scale, height: shape.height * scale)
    return CGRect(
      x: full.midX - size.width / 2, y: full.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  func watch(_ controller: UIViewController) {
    guard gesture?.controller !== controller else { return }
    let gesture = ZoomGesture(self, controller: controller)
    self.gesture = gesture
    controller.view.addGestureRecognizer(gesture.recognizer)
  }

  /// The interaction controller for the zoom out that begins now; nil when it is not interactive.
  func takeBeginningDrag() -> ZoomDrag? {
    defer { beginningDrag = nil }
    return beginningDrag
  }
}
