// SPDX-License-Identifier: MIT

// As imported from Objective-C, every method with a completion has a form that waits for it.
extension UIView {
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      animate(withDuration: duration, animations: animations) { wait.end($0) }
    }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      animate(withDuration: duration, delay: delay, options: options, animations: animations) {
        wait.end($0)
      }
    }
  }

  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations
      ) { wait.end($0) }
    }
  }

  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { wait.end($0) }
    }
  }

  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      transition(with: view, duration: duration, options: options, animations: animations) {
        wait.end($0)
      }
    }
  }

  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = []
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: false)
      transition(from: fromView, to: toView, duration: duration, options: options) { wait.end($0) }
    }
  }
}

extension UIViewPropertyAnimator {
  @discardableResult
  public func addCompletion() async -> UIViewAnimatingPosition {
    await withCheckedContinuation { continuation in
      let wait = AnimationWait(continuation, otherwise: .current)
      addCompletion { wait.end($0) }
    }
  }
}

/// A task that waits for the end of animations; it goes on as well where their completion is released without
/// having run, as the stage is gone.
@MainActor
private final class AnimationWait<Value: Sendable> {
  private var continuation: CheckedContinuation<Value, Never>?
  private let otherwise: Value

  init(_ continuation: CheckedContinuation<Value, Never>, otherwise: Value) {
    self.continuation = continuation
    self.otherwise = otherwise
  }

  func end(_ value: Value) {
    continuation?.resume(returning: value)
    continuation = nil
  }

  deinit { continuation?.resume(returning: otherwise) }
}
