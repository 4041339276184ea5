// SPDX-License-Identifier: MIT

// Observing by the name of a property: the observer has one method for all that it observes, which lowered
// classes have in the tables that selectors are found in.

extension NSObjectProtocol {
  /// Observes a property, or the end of a path of keys, until the observer is removed or either is gone.
  @preconcurrency @MainActor
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let list: NamedObservations = StageEnvironment.current.part { NamedObservations() }
    list.add(observer, of: self, keyPath, options, context)
  }

  /// Ends what an observer observes of a property.
  @preconcurrency @MainActor
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    let list: NamedObservations = StageEnvironment.current.part { NamedObservations() }
    list.remove { $0.observer === observer && $0.object === self && $0.keyPath == keyPath }
  }

  /// Ends what an observer observes of a property with a context.
  @preconcurrency @MainActor
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    let list: NamedObservations = StageEnvironment.current.part { NamedObservations() }
    list.remove {
      $0.observer === observer && $0.object === self && $0.keyPath == keyPath
        && $0.context == context
    }
  }

  /// Does nothing, after a report: a class that observes has this method itself.
  @preconcurrency @MainActor
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    UnsupportedFeature.report(
      "observeValue(forKeyPath: \"\(keyPath ?? "")\") of \(type(of: self)), which does not handle it"
    )
  }
}

extension Lowered {
  /// Lets those compare who observe an object of which a `dynamic` property was set.
  public static func changed(_ object: AnyObject) {
    // The engine's thread is the main actor's.
    nonisolated(unsafe) let object = object
    MainActor.assumeIsolated { ObservedObjects.observers(of: object, creating: false)?.changed() }
  }
}

/// What is observed by name, of one stage.
@MainActor
private final class NamedObservations {
  struct Entry {
    weak var observer: NSObject?
    weak var object: AnyObject?
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: ValueObservation
  }

  private var entries: [Entry] = []

  func add(
    _ observer: NSObject, of object: any NSObjectProtocol, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?
  ) {
    remove { $0.observer == nil || $0.object == nil }
    var last = object.value(forKeyPath: keyPath)
    let observation = ValueObservation(of: object) {
      [weak observer, weak object = object as AnyObject] in
      guard let observer, let object, let coded = object as? any NSObjectProtocol else {
        return false
      }
      let value = coded.value(forKeyPath: keyPath)
      guard !NamedObservations.areSame(last, value) else { return false }
      let old = last
      last = value
      if options.contains(.prior) {
        NamedObservations.tell(observer, object, keyPath, options, context, nil, old, true)
      }
      NamedObservations.tell(observer, object, keyPath, options, context, value, old, false)
      return true
    }
    entries.append(
      Entry(
        observer: observer, object: object, keyPath: keyPath, context: context,
        observation: observation))
    if options.contains(.initial) {
      NamedObservations.tell(observer, object, keyPath, options, context, last, .none, false)
    }
  }

  func remove(where isMeant: (Entry) -> Bool) {
    for entry in entries where isMeant(entry) { entry.observation.end() }
    entries.removeAll(where: isMeant)
  }

  private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return ObservedEquality.areSame(a, b) ?? true
  }

  private static func tell(
    _ observer: NSObject, _ object: AnyObject, _ keyPath: String,
    _ options: NSKeyValueObservingOptions, _ context: UnsafeMutableRawPointer?, _ new: Any?,
    _ old: Any??, _ isPrior: Bool
  ) {
    var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
    if options.contains(.new), !isPrior { change[.newKey] = new ?? NSNull() }
    if options.contains(.old), let old { change[.oldKey] = old ?? NSNull() }
    if isPrior { change[.notificationIsPriorKey] = true }
    let name = "observeValueForKeyPath:of:change:context:"
    if let method = Lowered.method(name, of: observer) {
      method.call(observer, [keyPath, object, change, context])
    } else {
      observer.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }
}
