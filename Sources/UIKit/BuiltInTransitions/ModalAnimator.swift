// SPDX-License-Identifier: MIT
internal import QuartzCore

/// The animators of the modal transition styles.
@MainActor
enum ModalAnimator {
  /// The animator of a style, for a presentation or its dismissal.
  static func animator(for style: UIModalTransitionStyle, isPresenting: Bool)
    -> any UIViewControllerAnimatedTransitioning
  {
    switch style {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .partialCurl: PartialCurlAnimator(isPresenting: isPresenting)
    }
  }
}

extension UIView {
  /// Makes a container that is new on the screen the starting state of a transition of all of it:
  /// with the presenting view in it, it shows what was there before.
  func countAsShown() { layer.markCommitted() }
}
