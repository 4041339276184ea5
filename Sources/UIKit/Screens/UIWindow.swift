// SPDX-License-Identifier: MIT

/// The root of a view tree, and the place where a view controller's view is shown.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The screen whose pixels the window covers.
  open var screen: UIScreen { stageEnvironment.screen }

  /// The controller whose view fills the window; setting one while the window is visible replaces
  /// the view at once, with appearance callbacks.
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.rootWindow = nil
      rootViewController?.rootWindow = self
      guard oldValue !== rootViewController, isVisible else { return }
      if let oldValue { hide(oldValue) }
      showRoot()
    }
  }

  /// What the stage lends: that of the stage that ran when the window was made.
  let stageEnvironment = StageEnvironment.current

  /// Whether the window receives events that have no place; false at first.
  open private(set) var isKeyWindow = false
  private var isVisible = false

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window and makes it the one that receives events.
  open func makeKeyAndVisible() {
    makeKey()
    guard !isVisible else { return }
    if stageEnvironment.hasWindow {
      stageEnvironment.unsupported.report("a second visible UIWindow")
    }
    stageEnvironment.hasWindow = true
    if stageEnvironment.touches.window == nil { stageEnvironment.touches.window = self }
    isVisible = true
    layer.renderClock = stageEnvironment.clock
    showRoot()
  }

  /// Makes the window the key window without showing it.
  open func makeKey() { isKeyWindow = true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.viewIfLoaded?.frame = bounds
  }

  // MARK: Touches

  /// Who hears first of events without a place.
  weak var firstResponder: UIResponder?

  /// Brings an event to the recognizers and the views it concerns.
  open func sendEvent(_ event: UIEvent) { touchRouter.send(event) }

  /// Where the fingers in the window go.
  private(set) lazy var touchRouter = TouchRouter(window: self)

  private func showRoot() {
    guard let controller = rootViewController else { return }
    controller.loadViewIfNeeded()
    controller.view.frame = bounds
    controller.beginAppearanceTransition(true, animated: false)
    addSubview(controller.view)
    controller.noteIsAppearing()
    controller.endAppearanceTransition()
  }

  private func hide(_ controller: UIViewController) {
    controller.beginAppearanceTransition(false, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearanceTransition()
  }
}
