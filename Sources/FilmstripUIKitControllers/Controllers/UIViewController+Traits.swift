// SPDX-License-Identifier: MIT

extension UIViewController: UITraitEnvironment, UITraitChangeObservable, TraitObserving {}

extension UIViewController {
  /// The traits, including changes of ancestors that are not reported yet; notifies no one.
  var presentTraits: UITraitCollection {
    if let superview = viewIfLoaded?.superview {
      return traits(inheriting: superview.presentTraits)
    }
    return traits(inheriting: parent?.presentTraits ?? .predicted)
  }

  package func traits(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var all = inherited
    if let given = parent?.childTraits.first(where: { $0.child === self })?.traits {
      all = UITraitCollection(values: all.values.overridden(by: given.values))
    }
    return traits.overriding(all)
  }

  package var surroundingTraits: UITraitCollection? { parent?.presentTraits }

  package func hasNewTraits(inheriting inherited: UITraitCollection) -> Bool {
    traits(inheriting: inherited) != traits.reported
  }

  package func settleTraits(inheriting inherited: UITraitCollection) {
    let new = traits(inheriting: inherited)
    let old = traits.reported
    guard new != old else { return }
    traits.reported = new
    notifyTraits(new, previous: old)
  }
}

struct ChildTraits {
  weak var child: UIViewController?
  let traits: UITraitCollection
}
