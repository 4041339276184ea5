// SPDX-License-Identifier: MIT

extension NSObjectProtocol where Self: UIView {
  @MainActor
  func addTapHandler(_ handler: @escaping (Self, CGPoint) -> Void) {
    addGestureRecognizer(
      BarTapRecognizer { [weak self] recognizer in
        guard let self else { return }
        handler(self, recognizer.location(in: self))
      })
  }
}

/// Recognizes taps on a bar itself: those on controls in it are the controls'.
private final class BarTapRecognizer: UITapGestureRecognizer {
  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let isOnControl = touches.contains { touch in
      guard let bar = view, let place = touch.view else { return false }
      return place.lineage.prefix { $0 !== bar }.contains { $0 is UIControl }
    }
    if isOnControl { state = .failed }
  }
}
