// SPDX-License-Identifier: MIT

/// Finds which property refers to an object: as far as reflection shows it, which closures and C do not.
@MainActor
struct ObjectHolder {
  private let target: ObjectIdentifier
  private let namesDelegates: Bool
  private var visited: Set<ObjectIdentifier> = []

  /// The first property that refers to an object, such as `Animator.context`; of the object's own and of others'.
  ///
  /// A reference may be weak, which reflection does not tell. Delegates and data sources mostly are: they come last.
  static func name(of object: AnyObject, among others: [AnyObject]) -> String? {
    for namesDelegates in [false, true] {
      var search = ObjectHolder(
        target: ObjectIdentifier(object), namesDelegates: namesDelegates)
      for root in others + [object] {
        if let found = search.holder(in: root, depth: 0) {
          return namesDelegates ? found + ", unless it is weak," : found
        }
      }
    }
    return nil
  }

  private init(target: ObjectIdentifier, namesDelegates: Bool) {
    (self.target, self.namesDelegates) = (target, namesDelegates)
  }

  private static func isDelegate(_ label: String) -> Bool {
    ["delegate", "datasource"].contains { label.lowercased().hasSuffix($0) }
  }

  /// Looks into the properties of an application's class, those of its superclasses, and the objects in them.
  private mutating func holder(in object: AnyObject, depth: Int) -> String? {
    guard depth < 4, visited.insert(ObjectIdentifier(object)).inserted else { return nil }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let part = mirror {
      for child in part.children {
        let label = child.label ?? ""
        if !namesDelegates, ObjectHolder.isDelegate(label) { continue }
        let place = "\(part.subjectType).\(label)"
        if let found = holder(inValue: child.value, at: place, depth: depth) { return found }
      }
      mirror = part.superclassMirror
    }
    return nil
  }

  private mutating func holder(inValue value: Any, at place: String, depth: Int) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      let object = value as AnyObject
      if ObjectIdentifier(object) == target { return place }
      return isOfApplication(object) ? holder(in: object, depth: depth + 1) : nil
    }
    guard mirror.displayStyle != nil, depth < 4 else { return nil }
    for child in mirror.children {
      if let found = holder(inValue: child.value, at: place, depth: depth + 1) { return found }
    }
    return nil
  }

  private func isOfApplication(_ object: AnyObject) -> Bool {
    let module = String(reflecting: type(of: object)).prefix { $0 != "." }
    return !module.hasPrefix("FilmstripUIKit") && module != "QuartzCore" && module != "UIKit"
  }
}
