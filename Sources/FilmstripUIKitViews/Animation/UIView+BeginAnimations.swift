// SPDX-License-Identifier: MIT

// Animations as they were written before blocks. Deprecated in the SDK since iOS 13.

extension UIView {
  public enum AnimationTransition: Int, Sendable {
    case none
    case flipFromLeft
    case flipFromRight
    case curlUp
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

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    ViewAnimations.current.open(OpenAnimation())
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func commitAnimations() { ViewAnimations.current.close()?.close() }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    ViewAnimations.current.opened?.settings.duration = duration
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    ViewAnimations.current.opened?.settings.delay = delay
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    ViewAnimations.current.opened?.settings.curve = curve
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    ViewAnimations.current.opened?.settings.repeatCount = repeatCount
  }

  @available(*, deprecated, message: "use animate(withDuration:animations:)")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    ViewAnimations.current.opened?.settings.autoreverses = repeatAutoreverses
  }

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
