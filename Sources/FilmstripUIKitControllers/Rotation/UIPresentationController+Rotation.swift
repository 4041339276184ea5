// SPDX-License-Identifier: MIT

/// What a presentation does when its container's size changes, and what it decides about the
/// screen.
extension UIPresentationController {
  /// Whether it is one of UIKit's own that cover their container; others have a layout of their
  /// own, in `containerViewWillLayoutSubviews`.
  var isBuiltInCover: Bool {
    self is FullScreenPresentationController || type(of: self) == UIPresentationController.self
  }

  /// The size of what the container is in: it follows that, unless an animator gives it another frame.
  var surroundingSize: CGSize? { containerView?.superview?.bounds.size }

  /// Places what covers the container again when the screen's size changes; while a transition
  /// moves it, the animator places it.
  ///
  /// A frame that an animator gives to the container is no reason: where it put the views in it is
  /// where they stay.
  ///
  /// Otherwise the view stays where it is: half sheets of published animators are left at their frame
  /// in `custom`, without a presentation controller of their own. That full screen and over full
  /// screen are no different is assumed.
  func followContainer() {
    guard phase == .presented, isBuiltInCover, let container = containerView,
      let view = presentedView, view.superview === container,
      let size = surroundingSize, size != placedSize
    else { return }
    placedSize = size
    view.frame = frameOfPresentedViewInContainerView
  }

  /// Whether the presented controller says which orientations are supported: full screen (documented:
  /// "the topmost that fills the screen"), and not any more while it is being dismissed.
  var decidesAboutOrientation: Bool {
    guard phase == .presenting || phase == .presented else { return false }
    switch presentationStyle {
    case .fullScreen, .overFullScreen: return true
    case .custom: return fillsWindow
    default: return false
    }
  }

  /// Whether the presented controller decides about the status bar (documented: full screen, or where
  /// it asks to).
  var decidesAboutStatusBar: Bool {
    guard phase == .presenting || phase == .presented else { return false }
    return presentationStyle == .fullScreen
      || presentedViewController.modalPresentationCapturesStatusBarAppearance
  }

  private var fillsWindow: Bool {
    guard let container = containerView, let window = container.window else { return false }
    return container.convert(frameOfPresentedViewInContainerView, to: window) == window.bounds
  }

  /// Asks the controllers on the screen again, as others of them decide now.
  ///
  /// At the end of the transition: when iOS rotates for a presentation is not documented.
  func updateDecisions() {
    environment.updateStatusBar()
    environment.updateSupportedOrientations()
  }
}
