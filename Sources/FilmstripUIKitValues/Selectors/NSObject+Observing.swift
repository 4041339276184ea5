// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
public final class NSKeyValueObservation: NSObject {
  private var observation: ValueObservation?

  init(_ observation: ValueObservation) {
    self.observation = observation
    super.init()
  }

  public func invalidate() {
    observation?.end()
    observation = nil
  }

  isolated deinit { observation?.end() }
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Observes a property until the result is gone: a change in it is reported at once where the engine
  /// changes it, such as a view's frame, a content offset or a recognizer's state, and of others within the
  /// stage's step.
  ///
  /// A value that is set to what it was is no change. Changes of values that cannot be compared are not noticed, which
  /// is a finding.
  @preconcurrency @MainActor
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    if ObservedEquality.areSame(last, last) == nil {
      UnsupportedFeature.report("observe, of a \(Value.self), which cannot be compared")
    }
    func tell(_ object: Self, new: Value?, old: Value?, isPrior: Bool) {
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
    }
    let observation = ValueObservation(of: self) { [weak self] in
      guard let self else { return false }
      let value = self[keyPath: keyPath]
      guard ObservedEquality.areSame(last, value) == false else { return false }
      let old = last
      last = value
      if options.contains(.prior) { tell(self, new: nil, old: old, isPrior: true) }
      tell(self, new: value, old: old, isPrior: false)
      return true
    }
    if options.contains(.initial) { tell(self, new: last, old: nil, isPrior: false) }
    return NSKeyValueObservation(observation)
  }
}

extension NSObjectProtocol {
  /// Says that a value is about to change; nothing is done before it has.
  public func willChangeValue(forKey key: String) {}

  @preconcurrency @MainActor
  public func didChangeValue(forKey key: String) {
    ObservedObjects.observers(of: self, creating: false)?.changed()
  }
}
