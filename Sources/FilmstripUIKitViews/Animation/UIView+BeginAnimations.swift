// SPDX-License-Identifier: MIT
internal import QuartzCore

// Animations as they were written before blocks. Deprecated in the SDK since iOS 13.

extension UIView {
  /// How a view is replaced in an animation between `beginAnimations` and `commitAnimations`.
  public enum AnimationTransition: Int, Sendable {
    case none
    /// Turned about the vertical axis, the left side to the front.
    case flipFromLeft
    /// Turned about the vertical axis, the right side to the front.
    case flipFromRight
    /// Rolled up from the lower edge.
    case curlUp
    /// Rolled down from the upper edge.
    case curlDown

    fileprivate var style: TransitionEffect.Style? {
      switch self {
      case .none: nil
      case .flipFromLeft: .flip(.left)
      case .flipFromRight: .flip(.right)
      case .curlUp: .curlUp
      case .curlDown: .curlDown
      }
    }
  }

  /// Animates the changes of views that follow, until `commitAnimations`; calls may be nested.
  ///
  /// The identifier and the context are for delegates.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.current.open(OpenAnimation())
  }

  /// Ends what the last `beginAnimations` has begun; does nothing without one.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func commitAnimations() { ViewAnimations.current.close()?.close() }

  /// Sets the seconds that changes take from here on; 0.2 by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    ViewAnimations.current.opened?.settings.duration = duration
  }

  /// Sets the seconds after which changes begin from here on; 0 by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    ViewAnimations.current.opened?.settings.delay = delay
  }

  /// Sets the curve of changes from here on; easeInOut by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    ViewAnimations.current.opened?.settings.curve = curve
  }

  /// Sets how often changes are shown from here on; 0, the default, for once.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ViewAnimations.current.opened?.settings.repeatCount = repeatCount
  }

  /// Sets whether changes are shown backwards after each time from here on; false by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewAnimations.current.opened?.settings.autoreverses = repeatAutoreverses
  }

  /// Sets whether changes begin at what is shown from here on; false by default.
  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    ViewAnimations.current.opened?.settings.beginsFromCurrentState = fromCurrentState
  }

  /// Shows the changes of a view as a transition, with what was set before or of the block that this is
  /// called in; what is drawn of the view is kept or not as is quicker, regardless of `cache`.
  @available(*, deprecated, message: "use transition(with:duration:options:animations:)")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let style = transition.style else { return }
    switch ViewAnimations.current.innermost {
    case let open as OpenAnimation: open.show(style, of: view)
    case let block as ViewAnimationBlock: block.show(style, of: view)
    default: break
    }
  }
}
