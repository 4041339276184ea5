// SPDX-License-Identifier: MIT

/// The keyboard of a stage: it takes its room, and tells of it, while what takes keys is the first responder.
///
/// Its picture is not drawn: what applications move out of its way moves as on iOS.
@MainActor
final class Keyboard {
  private var isShown = false
  /// Whether the first responder is changing to another one, which keeps the keyboard.
  private var changes = 0

  /// Runs a change of the first responder of a window, and shows or hides the keyboard if it has to be after it.
  static func follow<Result>(_ window: UIWindow, _ change: () -> Result) -> Result {
    let keyboard = window.environment.part { Keyboard() }
    keyboard.changes += 1
    let result = change()
    keyboard.changes -= 1
    if keyboard.changes == 0 { keyboard.update(for: window) }
    return result
  }

  private func update(for window: UIWindow) {
    let first = window.firstResponder
    let isNeeded = first is any UIKeyInput
    // Those of the nearest responder that has some are shown, without a keyboard, too.
    if let first { for responder in first.responderChain { responder.reportInputViews() } }
    let environment = window.environment
    let behavior = environment.behavior.keyboard
    guard behavior.isOnScreen, isNeeded != isShown else { return }
    isShown = isNeeded
    let screen = window.screen
    let height = behavior.height(on: screen, bottomInset: window.safeAreaInsets.bottom)
    let hidden = CGRect(x: 0, y: screen.bounds.height, width: screen.bounds.width, height: height)
    let shown = hidden.offsetBy(dx: 0, dy: -height)
    let information: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: isShown ? hidden : shown,
      UIResponder.keyboardFrameEndUserInfoKey: isShown ? shown : hidden,
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: behavior.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: behavior.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    // The order is that of a published log.
    let names: [(will: NSNotification.Name, did: NSNotification.Name)] = [
      (
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardDidChangeFrameNotification
      ),
      isShown
        ? (UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
        : (UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification),
    ]
    for name in names {
      NotificationCenter.default.post(name: name.will, object: screen, userInfo: information)
    }
    let options = UIView.AnimationOptions(rawValue: behavior.curve << 16)
    UIView.animate(withDuration: behavior.duration, delay: 0, options: options) {
      UIKeyboardLayoutGuide.follow(self.isShown ? shown : nil, in: window)
    }
    let clock = environment.clock
    clock.schedule(at: clock.now.advanced(bySeconds: behavior.duration), as: "the keyboard") {
      for name in names {
        NotificationCenter.default.post(name: name.did, object: screen, userInfo: information)
      }
    }
  }
}

extension UIResponder {
  func reportInputViews() {
    if inputView != nil { UnsupportedFeature.report("\(type(of: self)).inputView") }
    if inputAccessoryView != nil {
      UnsupportedFeature.report("\(type(of: self)).inputAccessoryView")
    }
  }
}
