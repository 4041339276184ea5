// SPDX-License-Identifier: MIT

/// How an object holds what is associated with it; raw values as in the Objective-C runtime.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

private final class Associations {
  private enum Value {
    case kept(Any)
    /// An object that was not kept, in a weak reference: safer than in the SDK, where it dangles.
    case weak(WeakObject)
  }

  weak var owner: AnyObject?
  private var values: [UnsafeRawPointer: Value] = [:]

  init(owner: AnyObject) { self.owner = owner }

  subscript(key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .kept(let value): value
    case .weak(let reference): reference.object
    case nil: nil
    }
  }

  func removeAll() { values = [:] }

  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    guard let value else {
      values[key] = nil
      return
    }
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN:
      // A value that is no object has no other owner.
      values[key] =
        type(of: value) is AnyClass ? .weak(WeakObject(value as AnyObject)) : .kept(value)
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      values[key] = .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: values[key] = .kept(value)
    }
  }
}

private final class WeakObject {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// The associations of objects that have no place for them.
///
/// One table for all stages: an animator that is made before the stage that shows it keeps what is associated
/// with it.
///
/// They end when the object is gone and another one is asked for: a class that is not UIKit's does not
/// tell its end.
private final class AssociationTable {
  private var entries: [ObjectIdentifier: Associations] = [:]
  private var purged = 8

  func associations(of object: AnyObject, creating: Bool) -> Associations? {
    let id = ObjectIdentifier(object)
    if let entry = entries[id], entry.owner === object { return entry }
    guard creating else { return nil }
    if entries.count >= 2 * purged {
      entries = entries.filter { $0.value.owner != nil }
      purged = max(8, entries.count)
    }
    let entry = Associations(owner: object)
    entries[id] = entry
    return entry
  }
}

private func associations(of object: Any, creating: Bool) -> Associations? {
  let object = object as AnyObject
  guard let holder = object as? any AssociationHolder else {
    return StageScope.withoutStage.part { AssociationTable() }
      .associations(of: object, creating: creating)
  }
  if let held = holder.associations { return unsafeDowncast(held, to: Associations.self) }
  guard creating else { return nil }
  let made = Associations(owner: object)
  holder.associations = made
  return made
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  associations(of: object, creating: false)?[key]
}

public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  associations(of: object, creating: value != nil)?.set(value, for: key, policy)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  let object = object as AnyObject
  if let holder = object as? any AssociationHolder {
    holder.associations = nil
  } else {
    StageScope.withoutStage.part { AssociationTable() }.associations(of: object, creating: false)?
      .removeAll()
  }
}
