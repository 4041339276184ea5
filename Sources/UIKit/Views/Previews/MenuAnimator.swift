// SPDX-License-Identifier: MIT

/// What code adds to the animation of a menu.
final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// Whose view the preview is; nil for the view that was pressed.
  let preview: AnyObject?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// An animator of a menu whose preview a controller may show.
  init(preview: AnyObject?) {
    self.preview = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func run() { for animation in animations { animation() } }
  func complete() { for completion in completions { completion() } }
}
