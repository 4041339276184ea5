// SPDX-License-Identifier: MIT

/// A dictionary of objects, which may refer to keys and objects weakly.
///
/// Iterated in the order in which keys were added, as recordings are the same each time.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []

  public required init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
  }

  open class func strongToStrongObjects() -> Self { self.init() }
  open class func weakToStrongObjects() -> Self { self.init(keyOptions: .weakMemory) }
  open class func strongToWeakObjects() -> Self { self.init(valueOptions: .weakMemory) }
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

  open var count: Int { present.count }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.refers(to: aKey) }?.value.object as? ObjectType
  }

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

  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in aKey.map { entry.key.refers(to: $0) } ?? false }
  }

  open func removeAllObjects() { entries = [] }

  open func keyEnumerator() -> NSEnumerator { (present.map(\.key) as NSArray).objectEnumerator() }

  open func objectEnumerator() -> NSEnumerator? {
    (present.map(\.value) as NSArray).objectEnumerator()
  }
}
