// SPDX-License-Identifier: MIT

public protocol UITraitChangeRegistration: NSObjectProtocol {}

@preconcurrency @MainActor
public protocol UITraitChangeObservable: NSObjectProtocol {
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) ->
    Void

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { object, previous in
      if let object = object as? Self { handler(object, previous) }
    }
  }

  /// The same for a closure that names the type, which in an initializer is that of the object itself: `Self`.
  @discardableResult @_disfavoredOverload
  public func registerForTraitChanges<Observed: UITraitChangeObservable>(
    _ traits: [UITrait], handler: @escaping (Observed, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    add(traits) { object, previous in
      if let object = object as? Observed { handler(object, previous) }
    }
  }

  /// Calls a method of the object itself.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    add(traits) { object, previous in action.call(object, [object, previous]) }
  }

  /// Calls a method of a target, which is not kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let held = SelectorTarget(target)
    return add(traits) { object, previous in
      if let target = held?.value { action.call(target, [object, previous]) }
    }
  }

  private func add(
    _ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits, handler: handler)
    (self as? any TraitObserving)?.traitRegistrations.append(registration)
    return registration
  }
}

package final class TraitRegistration: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }
}

@MainActor
package protocol TraitObserving: UITraitEnvironment {
  var traitRegistrations: [TraitRegistration] { get set }
}

extension TraitObserving {
  package func removeRegistration(_ registration: any UITraitChangeRegistration) {
    traitRegistrations.removeAll { $0 === registration }
  }

  /// Notifies the object first and then its closures.
  package func notifyTraits(_ new: UITraitCollection, previous: UITraitCollection) {
    new.performAsCurrent {
      traitCollectionDidChange(previous)
      guard !traitRegistrations.isEmpty else { return }
      let changed = new.values.changes(from: previous.values)
      for registration in traitRegistrations
      where registration.traits.contains(where: { trait in changed.contains { $0 == trait } }) {
        registration.handler(self, previous)
      }
    }
  }
}
