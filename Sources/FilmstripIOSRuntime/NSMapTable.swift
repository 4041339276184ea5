// SPDX-License-Identifier: MIT
public import Foundation

/// A dictionary of objects, which may refer to keys and objects weakly.
///
/// Iterated in the order in which keys were added, as recordings are the same each time.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []

  /// A table with options; the capacity is only a hint.
  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  /// A table that retains keys and objects.
  open class func strongToStrongObjects() -> Self { self.init() }
  /// A table that retains objects.
  open class func weakToStrongObjects() -> Self { self.init(keyOptions: .weakMemory) }
  /// A table that retains keys.
  open class func strongToWeakObjects() -> Self { self.init(valueOptions: .weakMemory) }
  /// A table that retains neither.
  open class func weakToWeakObjects() -> Self {
    self.init(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// How many keys and objects are still there.
  open var count: Int { present.count }

  /// The object of a key; nil without one.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.refers(to: aKey) }?.value.object as? ObjectType
  }

  /// Sets the object of a key; nil removes it.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    guard let aKey, let anObject else { return removeObject(forKey: aKey) }
    let value = ObjectReference(anObject, valueOptions)
    if let place = entries.firstIndex(where: { $0.key.refers(to: aKey) }) {
      entries[place].value = value
    } else {
      entries.append((ObjectReference(aKey, keyOptions), value))
    }
  }

  /// Removes a key and its object.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in aKey.map { entry.key.refers(to: $0) } ?? false }
  }

  /// Removes all keys and objects.
  open func removeAllObjects() { entries = [] }

  /// The keys one after the other.
  open func keyEnumerator() -> NSEnumerator { (present.map(\.key) as NSArray).objectEnumerator() }

  /// The objects one after the other; nil without any.
  open func objectEnumerator() -> NSEnumerator? {
    (present.map(\.value) as NSArray).objectEnumerator()
  }
}
