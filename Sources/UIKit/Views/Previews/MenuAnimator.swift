// SPDX-License-Identifier: MIT

/// What code adds to the animation of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  private(set) var previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(preview: AnyObject?) {
    previewViewController = preview as? UIViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
