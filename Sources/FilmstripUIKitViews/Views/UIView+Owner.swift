// SPDX-License-Identifier: MIT

extension UIView {
  /// Owners of this view or of views in it; what is below one of them follows it.
  private var outermostOwners: [any ViewOwner] {
    var found: [any ViewOwner] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if let owner = view.owner {
        found.append(owner)
      } else {
        waiting += view.storedSubviews.reversed()
      }
    }
    return found
  }

  /// Before the view comes into a window; returns the owners to be notified afterwards.
  func beginAppearanceOfOwners() -> [any ViewOwner] {
    outermostOwners.filter { $0.beginAppearanceInTree() }
  }

  /// Before the view leaves its window; returns the owners to be notified afterwards.
  func beginDisappearanceOfOwners() -> [any ViewOwner] {
    outermostOwners.filter { $0.beginDisappearanceInTree() }
  }

  /// Inserts what is presented in the place of this view right above it.
  func insertContextPresentation() {
    guard let superview, let container = owner?.contextContainer, !isDescendant(of: container)
    else { return }
    container.frame = frame
    superview.insertSubview(container, aboveSubview: self)
  }

  /// Removes what is presented in the place of this view together with it.
  func removeContextPresentation() { owner?.contextContainer?.removeFromSuperview() }
}
