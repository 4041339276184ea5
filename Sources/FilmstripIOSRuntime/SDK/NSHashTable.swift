// SPDX-License-Identifier: MIT

/// A set of objects, which may refer to them weakly.
///
/// Iterated in the order in which objects were added, as recordings are the same each time.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [ObjectReference] = []

  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
  {
    self.options = options
    super.init()
  }

  open class func weakObjects() -> Self { self.init(options: .weakMemory, capacity: 0) }

  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }

  open var count: Int { allObjects.count }

  open var anyObject: ObjectType? { allObjects.first }

  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, options))
  }

  open func remove(_ object: ObjectType?) {
    references.removeAll { reference in object.map { reference.refers(to: $0) } ?? false }
  }

  open func removeAllObjects() { references = [] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.refers(to: object) }?.object as? ObjectType
  }

  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}
