// SPDX-License-Identifier: MIT

/// Compares what an outgoing view was before a transition with what a cancelled one has left of it.
@MainActor
struct RestorationCheck {
  private let view: UIView
  private let frame: CGRect
  private let transform: CGAffineTransform
  private let alpha: CGFloat
  private let isHidden: Bool
  private let windowSize: CGSize?

  init?(_ controller: UIViewController?) {
    guard let view = controller?.viewIfLoaded, let window = view.window else { return nil }
    self.view = view
    // Position and size, which a transform leaves alone.
    frame = CGRect(origin: view.center, size: view.bounds.size)
    transform = view.transform
    alpha = view.alpha
    isHidden = view.isHidden
    windowSize = window.bounds.size
  }

  /// The properties that were not restored; none for a view that has left the window, or whose
  /// window has turned.
  func changedProperties() -> [String] {
    guard view.window?.bounds.size == windowSize else { return [] }
    // Constraints that were put back count with the layout that they ask for.
    if view.constraintRecord?.hasBeenPlaced == true { view.superview?.layoutIfNeeded() }
    var names: [String] = []
    if CGRect(origin: view.center, size: view.bounds.size) != frame { names.append("frame") }
    if view.transform != transform { names.append("transform") }
    if view.alpha != alpha { names.append("alpha") }
    if view.isHidden != isHidden { names.append("isHidden") }
    return names
  }
}
