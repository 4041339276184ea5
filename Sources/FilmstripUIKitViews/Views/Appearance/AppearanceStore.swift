// SPDX-License-Identifier: MIT

@MainActor
final class AppearanceStore {
  private struct Entry {
    let type: UIView.Type
    let containers: [any UIAppearanceContainer.Type]
    let proxy: UIView
    let untouched: UIView
  }

  private var entries: [Entry] = []

  static var current: AppearanceStore { StageEnvironment.current.part { AppearanceHolder() }.made }

  func proxy(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView {
    for entry in entries
    where entry.type == type && entry.containers.elementsEqual(containers, by: ==) {
      return entry.proxy
    }
    let entry = Entry(
      type: type, containers: containers, proxy: type.makeForAppearance(),
      untouched: type.makeForAppearance())
    entries.append(entry)
    return entry.proxy
  }

  /// Sets on a view what was set on the proxies that concern it: those of its own class, and those for a place
  /// among others, count before those of a class above it and those for any place.
  func apply(to view: UIView) {
    let own = entries.filter { AppearanceStore.is(view, $0.type) && isIn($0.containers, view) }
    guard !own.isEmpty else { return }
    let sorted = own.enumerated().sorted { one, other in
      let (a, b) = (one.element, other.element)
      let depths = (depth(of: a.type), depth(of: b.type))
      if depths.0 != depths.1 { return depths.0 > depths.1 }
      if a.containers.count != b.containers.count { return a.containers.count > b.containers.count }
      return one.offset > other.offset
    }
    for (_, entry) in sorted {
      for property in entry.type.appearanceProperties {
        property.apply(entry.proxy, entry.untouched, view)
      }
    }
  }

  private static func `is`(_ object: AnyObject, _ wanted: AnyClass) -> Bool {
    var next: AnyClass? = type(of: object)
    while let current = next {
      if current == wanted { return true }
      next = _getSuperclass(current)
    }
    return false
  }

  private func depth(of type: AnyClass) -> Int {
    var count = 0
    var next: AnyClass? = _getSuperclass(type)
    while let current = next { (count, next) = (count + 1, _getSuperclass(current)) }
    return count
  }

  /// Whether there are the containers around a view, the first one the nearest.
  private func isIn(_ containers: [any UIAppearanceContainer.Type], _ view: UIView) -> Bool {
    var left = containers[...]
    for responder in view.responderChain.dropFirst() {
      guard let wanted = left.first else { return true }
      if AppearanceStore.is(responder, wanted as AnyClass) { left = left.dropFirst() }
    }
    return left.isEmpty
  }
}

/// Has a stage's proxies as soon as there is one.
@MainActor
private final class AppearanceHolder {
  private(set) var store: AppearanceStore?

  var made: AppearanceStore {
    if let store { return store }
    let store = AppearanceStore()
    self.store = store
    return store
  }
}

extension StageEnvironment {
  /// The proxies of the stage; nil where code has asked for none.
  var appearances: AppearanceStore? { part { AppearanceHolder() }.store }
}
