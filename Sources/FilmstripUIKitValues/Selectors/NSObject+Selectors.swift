// SPDX-License-Identifier: MIT

extension NSObjectProtocol {
  /// Whether the object's class is a class, or a subclass of it.
  ///
  /// `NSObject` has the method on Linux; a value of a protocol's type, such as an animation controller, does not.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? (type(of: self as AnyObject) == aClass)
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }

  /// Whether the object has a method; false for a selector that was made from a name alone and does
  /// not know its method.
  public func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    object(aSelector.call(self))
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    self.object(aSelector.call(self, [object]))
  }

  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    object(aSelector.call(self, [object1, object2]))
  }

  /// A result as perform returns it: autoreleased, so that callers need not release it.
  private func object(_ result: Any?) -> Unmanaged<AnyObject>? {
    // Kept for the process, as there is no pool to release it: results are few, and rarely new.
    guard let result = result as AnyObject? else { return nil }
    return Unmanaged.passRetained(result)
  }
}

extension NSObject {
  /// Whether the class's objects have a method.
  ///
  /// A selector knows its method's class only with an object of it, so that this is false for a
  /// selector of another kind than a class method.
  public class func responds(to aSelector: Selector!) -> Bool { aSelector.isMethod(of: self) }

  /// Calls a method `delay` seconds from now, once.
  ///
  /// The object and the argument are retained until then. A delay of 0 or less means the next round of
  /// the stage's step.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    perform(afterDelay: delay, as: (aSelector, anArgument)) { aSelector.call(self, [anArgument]) }
  }

  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls a method in the next round of the stage's step, or at once if `wait` is true, as every
  /// thread here is the main one.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      aSelector.call(self, [arg])
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls a method in the next round of the stage's step: every thread here is the main one.
  @preconcurrency @MainActor
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }
}
