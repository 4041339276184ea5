// SPDX-License-Identifier: MIT

extension NSObjectProtocol where Self: UIView {
  /// Calls a closure with the place of each tap on the bar, in its own space.
  @MainActor
  func addTapHandler(_ handler: @escaping (Self, CGPoint) -> Void) {
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        handler(self, recognizer.location(in: self))
      })
  }
}
