// SPDX-License-Identifier: MIT
public import Foundation

/// A set of objects, which may refer to them weakly.
///
/// Iterated in the order in which objects were added, as recordings are the same each time.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [ObjectReference] = []

  /// A table with options; the capacity is only a hint.
  public required init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0)
  {
    self.options = options
    super.init()
  }

  /// A table that does not retain its objects.
  open class func weakObjects() -> Self { self.init(options: .weakMemory, capacity: 0) }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }

  /// How many objects are still there.
  open var count: Int { allObjects.count }

  /// One of the objects; nil without any.
  open var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, unless it is there.
  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, options))
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    references.removeAll { reference in object.map { reference.refers(to: $0) } ?? false }
  }

  /// Removes all objects.
  open func removeAllObjects() { references = [] }

  /// Whether an object is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object that equals another one; nil if there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.refers(to: object) }?.object as? ObjectType
  }

  /// The objects one after the other.
  open func objectEnumerator() -> NSEnumerator { (allObjects as NSArray).objectEnumerator() }
}
