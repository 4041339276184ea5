// SPDX-License-Identifier: MIT

/// The transition of a navigation bar from one item to another.
///
/// Made by ``UINavigationBar/beginTransition(from:to:stack:operation:isAnimated:)``. The caller
/// calls ``animate()`` in an animation block, whose curve, duration and scrubbing the bar follows,
/// and ``finish(completed:)`` when it is over.
@MainActor
package final class NavigationBarTransition {
  private weak var bar: UINavigationBar?
  private let oldStack: [UINavigationItem]
  private let newStack: [UINavigationItem]
  private let oldContent: NavigationBarContentView?
  private let newContent: NavigationBarContentView?
  private let motion: NavigationBarMotion
  /// Whether the item that comes is the upper one: a push.
  private let endsAtUpper: Bool
  private var isFinished = false
  private var hasChanged = false

  init(
    bar: UINavigationBar, newStack: [UINavigationItem],
    operation: NavigationBarOperation, isAnimated: Bool
  ) {
    self.bar = bar
    oldStack = bar.stack
    self.newStack = newStack
    oldContent = bar.content
    newContent = newStack.last.map { bar.makeContent(for: $0, in: newStack) }
    endsAtUpper = operation != .pop
    motion = NavigationBarMotion(
      lower: endsAtUpper ? oldContent : newContent, upper: endsAtUpper ? newContent : oldContent,
      operation: operation)
    bar.adopt(newStack)
    bar.transition = self
    // Without its transition the bar is rebuilt with the next layout.
    bar.isContentStale = true
    guard let newContent else { return }
    UIView.performWithoutAnimation {
      // The upper item's content in front, whichever comes.
      if let oldContent, !endsAtUpper {
        bar.insertSubview(newContent, belowSubview: oldContent)
      } else {
        bar.addSubview(newContent)
      }
      guard isAnimated else { return }
      motion.apply(atUpper: !endsAtUpper)
      bar.background.prepare(
        from: bar.backgroundStyle(for: oldStack.last, in: oldStack),
        to: bar.backgroundStyle(for: newStack.last, in: newStack))
      bar.placeBackground(height: bar.bounds.height)
    }
  }

  /// Changes titles, buttons, background and the bar's height to those of the item that comes; to be
  /// called inside an animation block.
  package func animate() {
    guard let bar, !isFinished else { return }
    motion.apply(atUpper: endsAtUpper)
    bar.background.move(to: bar.backgroundStyle(for: newStack.last, in: newStack))
    let height = bar.isManaged ? bar.height(for: newStack.last, in: newStack) : bar.bounds.height
    if bar.bounds.height != height { bar.setHeight(height) }
    bar.placeBackground(height: height)
  }

  /// Ends the change: with false everything is restored; called again it does nothing.
  package func finish(completed: Bool) {
    guard let bar, !isFinished else { return }
    isFinished = true
    bar.transition = nil
    UIView.performWithoutAnimation {
      (completed ? oldContent : newContent)?.removeFromSuperview()
      bar.content = completed ? newContent : oldContent
      if !completed {
        bar.adopt(oldStack)
        // Running animations were to end in the other state.
        for view in [oldContent, bar.background].compactMap({ $0 }) { view.removeAnimations() }
        bar.layer.removeAllAnimations()
      }
      // The bar was not notified of changes of the item that is back.
      bar.isContentStale = hasChanged || !completed
      if bar.isManaged { bar.setHeight(bar.height(for: bar.topItem)) }
      bar.background.show(bar.backgroundStyle(for: bar.topItem, in: bar.stack))
      bar.layOut()
    }
    bar.setNeedsLayout()
  }

  /// An item was changed: its new title shows at once, the rest when the change is over.
  func noteChange() {
    hasChanged = true
    guard let newContent else { return }
    UIView.performWithoutAnimation { newContent.updateTitle() }
  }
}

extension UIView {
  /// Ends all animations of the view and of those in it.
  fileprivate func removeAnimations() {
    layer.removeAllAnimations()
    for view in subviews { view.removeAnimations() }
  }
}
