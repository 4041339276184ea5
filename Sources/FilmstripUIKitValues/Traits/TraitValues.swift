// SPDX-License-Identifier: MIT

package struct TraitValues: UITraitOverrides, Equatable {
  private struct Entry {
    let trait: UITrait
    let value: Any

    /// Values that cannot be compared count as different.
    func isEqual(to other: Entry) -> Bool {
      guard let value = value as? any Equatable else { return false }
      return equals(value, other.value)
    }

    private func equals<Value: Equatable>(_ value: Value, _ other: Any) -> Bool {
      other as? Value == value
    }
  }

  private var entries: [Entry] = []

  package init() {}

  package subscript<T>(trait: T.Type) -> T.Value where T: UITraitDefinition {
    get { entry(of: trait)?.value as? T.Value ?? T.defaultValue }
    set {
      remove(trait)
      let entry = Entry(trait: trait, value: newValue)
      // An unspecified value does not override others.
      let isUnspecified =
        trait is any SystemTrait.Type
        && entry.isEqual(to: Entry(trait: trait, value: T.defaultValue))
      if !isUnspecified { entries.append(entry) }
    }
  }

  package func contains(_ trait: UITrait) -> Bool { entry(of: trait) != nil }

  package mutating func remove(_ trait: UITrait) { entries.removeAll { $0.trait == trait } }

  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  package func overridden(by others: TraitValues) -> TraitValues {
    guard !others.isEmpty else { return self }
    var result = self
    for entry in others.entries {
      result.remove(entry.trait)
      result.entries.append(entry)
    }
    return result
  }

  package func mutated(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }

  /// The traits whose values differ, in the order of these and then of the others.
  func changes(from others: TraitValues) -> [UITrait] {
    let own = entries.filter { entry in
      !(others.entry(of: entry.trait).map { $0.isEqual(to: entry) } ?? false)
    }
    let missing = others.entries.filter { !contains($0.trait) }
    return (own + missing).map(\.trait)
  }

  func containsAll(of others: TraitValues) -> Bool {
    others.entries.allSatisfy { other in
      entry(of: other.trait).map { $0.isEqual(to: other) } ?? false
    }
  }

  package static func == (left: TraitValues, right: TraitValues) -> Bool {
    left.entries.count == right.entries.count && left.containsAll(of: right)
  }

  private func entry(of trait: UITrait) -> Entry? { entries.first { $0.trait == trait } }
}
