// SPDX-License-Identifier: MIT

/// One observation of a value of an object, for as long as it is kept.
///
/// The value is compared whenever the object says that it has changed, and after each round of the stage's
/// step: a value that something else changes, or that belongs to another object on a key path, is noticed
/// then. Values that are equal are no change, unlike on iOS, where each setting is one.
@MainActor
package final class ValueObservation {
  private weak var object: AnyObject?
  private weak var observers: KeyValueObservers?
  private weak var list: ObservationList?
  private var number = 0
  private let check: () -> Bool

  /// Begins to observe; `check` compares, and returns whether the value was another one.
  package init(of object: AnyObject, check: @escaping () -> Bool) {
    (self.object, self.check) = (object, check)
    let observers = ObservedObjects.observers(of: object, creating: true)
    self.observers = observers
    number = observers?.add { [weak self] in MainActor.assumeIsolated { _ = self?.compare() } } ?? 0
    let list: ObservationList = StageEnvironment.current.part { ObservationList() }
    list.add(self)
    self.list = list
  }

  /// Compares, if the object is still there; returns whether its value was another one.
  fileprivate func compare() -> Bool { object != nil && check() }

  package func end() {
    observers?.remove(number)
    observers = nil
    list?.remove(self)
    list = nil
  }
}

@MainActor
private final class ObservationList {
  private struct Entry { weak var observation: ValueObservation? }
  private var entries: [Entry] = []

  func add(_ observation: ValueObservation) { entries.append(Entry(observation: observation)) }

  func remove(_ observation: ValueObservation) {
    entries.removeAll { $0.observation == nil || $0.observation === observation }
  }

  func compare() -> Bool {
    var isChanged = false
    for entry in entries where entry.observation?.compare() ?? false { isChanged = true }
    return isChanged
  }
}

extension StageEnvironment {
  /// Lets all observers compare; returns whether any value was another one.
  package func compareObservedValues() -> Bool {
    let list: ObservationList = part { ObservationList() }
    return list.compare()
  }
}

/// The observers of objects that have no place for them, of one stage.
@MainActor
package final class ObservedObjects {
  private struct Entry {
    weak var owner: AnyObject?
    let observers: KeyValueObservers
  }
  private var entries: [ObjectIdentifier: Entry] = [:]

  private init() {}

  /// The observers of an object; nil if it has none.
  package static func observers(of object: AnyObject, creating: Bool) -> KeyValueObservers? {
    if let object = object as? any KeyValueObserved {
      if object.keyValueObservers == nil, creating {
        object.keyValueObservers = KeyValueObservers()
      }
      return object.keyValueObservers
    }
    let table: ObservedObjects = StageEnvironment.current.part { ObservedObjects() }
    let id = ObjectIdentifier(object)
    if let entry = table.entries[id], entry.owner === object { return entry.observers }
    guard creating else { return nil }
    table.entries = table.entries.filter { $0.value.owner != nil && !$0.value.observers.isEmpty }
    let observers = KeyValueObservers()
    table.entries[id] = Entry(owner: object, observers: observers)
    return observers
  }
}

/// Whether two observed values are the same; nil for values that cannot be compared.
package enum ObservedEquality {
  package static func areSame<Value>(_ a: Value, _ b: Value) -> Bool? {
    if let a = a as? any Equatable { return areEqual(a, b) }
    if type(of: a) is AnyClass { return (a as AnyObject) === (b as AnyObject) }
    return nil
  }

  private static func areEqual<Value: Equatable>(_ a: Value, _ b: Any) -> Bool {
    (b as? Value) == a
  }
}
