// SPDX-License-Identifier: MIT

@MainActor
struct GestureHandler {
  /// The object it belongs to; nil for a closure's.
  private(set) weak var target: AnyObject?
  /// Calls it; does nothing when the object is gone.
  let call: (UIGestureRecognizer) -> Void
  /// The method that it is; nil for a closure.
  private(set) var action: Selector?

  init(target: SelectorTarget, action: Selector) {
    self.target = target.value.flatMap { $0 is Any.Type ? nil : $0 as AnyObject }
    self.action = action
    call = { recognizer in if let target = target.value { action.call(target, [recognizer]) } }
  }

  init(target: AnyObject? = nil, _ call: @escaping (UIGestureRecognizer) -> Void) {
    self.target = target
    self.call = call
  }
}

extension NSObjectProtocol where Self: UIGestureRecognizer {
  /// Calls a closure with each change of the gesture; Swift-only, where Apple's `addTarget` has a
  /// selector.
  @preconcurrency @MainActor
  public func addTarget(_ handler: @escaping (Self) -> Void) {
    handlers.append(GestureHandler { if let recognizer = $0 as? Self { handler(recognizer) } })
  }

  /// Calls a method, given as `Target.method`, with each change of the gesture; Swift-only, where
  /// Apple's `addTarget` has a selector.
  ///
  /// The target is not kept.
  @preconcurrency @MainActor
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> (Self) -> Void
  ) {
    guard let target else { return }
    handlers.append(
      GestureHandler(target: target) { [weak target] in
        if let target, let recognizer = $0 as? Self { action(target)(recognizer) }
      })
  }

  /// Calls a method without parameters with each change of the gesture.
  ///
  /// The target is not kept.
  @preconcurrency @MainActor
  public func addTarget<Target: AnyObject>(
    _ target: Target?, action: @escaping (Target) -> () -> Void
  ) {
    addTarget(target) { target in { (_: Self) in action(target)() } }
  }

  /// Stops calling the methods of a target; with nil, nothing at all.
  ///
  /// Swift-only, where Apple's has a selector.
  @preconcurrency @MainActor
  public func removeTarget(_ target: AnyObject?) {
    guard let target else {
      handlers = []
      return
    }
    handlers.removeAll { $0.target === target }
  }
}
