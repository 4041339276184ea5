// SPDX-License-Identifier: MIT

package final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// Whose view the preview is; nil for the view that was pressed.
  package let preview: AnyObject?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  package init(preview: AnyObject?) {
    self.preview = preview
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }
  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  package func run() { for animation in animations { animation() } }
  package func complete() { for completion in completions { completion() } }
}
