// SPDX-License-Identifier: MIT

extension UIView {
  /// Adds a recognizer after those the view has; it leaves the view it was on.
  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    storedRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.arena.cancel(recognizer)
    storedRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for old in storedRecognizers where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }
}
