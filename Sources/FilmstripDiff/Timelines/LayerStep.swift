// SPDX-License-Identifier: MIT
package import FilmstripTimelines

/// Something of a layer that changes from one frame to the next without a way between: whether it is in the tree, or a
/// property that has no amounts.
package struct LayerStep: Sendable, Equatable {
  package enum Change: Sendable, Equatable {
    case appears
    case leaves
    /// A property by its name, as Core Animation's key paths, and what it is before and after; nil for what only a
    /// digest tells.
    case property(String, from: String?, to: String?)
  }

  /// The layer's `id`.
  package let layer: Int
  package let change: Change
  /// The frames in which it is another than in the frame before, in order.
  package let frames: [Int]
}

extension Timeline {
  /// What changes at once, by layer in the timeline's order; of layers that appear or leave together, the outermost.
  package var steps: [LayerStep] {
    var changes: [Int: LayerSteps] = [:]
    var last: [Int: LayerState] = [:]
    for (index, states) in frames.enumerated() {
      let ids = Set(states.map(\.id))
      let before = index > 0 ? frames[index - 1] : []
      let idsBefore = Set(before.map(\.id))
      for state in states {
        if index > 0, !idsBefore.contains(state.id), state.parent.map(idsBefore.contains) ?? true {
          changes[state.id, default: LayerSteps()].appearances.append(index)
        }
        if let known = last[state.id], known != state {
          for (place, property) in TextProperty.all.enumerated() {
            guard let old = property.value(known), let new = property.value(state), old != new
            else { continue }
            changes[state.id, default: LayerSteps()].add(old, new, of: place, in: index)
          }
        }
        last[state.id] = state
      }
      for state in before
      where !ids.contains(state.id) && (state.parent.map(ids.contains) ?? true) {
        changes[state.id, default: LayerSteps()].departures.append(index)
      }
    }
    return layers.flatMap { changes[$0.id]?.steps(of: $0.id) ?? [] }
  }
}

/// What changes at once of one layer.
private struct LayerSteps {
  var appearances: [Int] = []
  var departures: [Int] = []
  /// By the places of properties in ``TextProperty/all``.
  private var properties: [Int: (from: String, to: String, frames: [Int])] = [:]

  mutating func add(_ from: String, _ to: String, of place: Int, in frame: Int) {
    let known = properties[place]
    properties[place] = (known?.from ?? from, to, (known?.frames ?? []) + [frame])
  }

  func steps(of layer: Int) -> [LayerStep] {
    var steps: [LayerStep] = []
    func add(_ change: LayerStep.Change, _ frames: [Int]) {
      if !frames.isEmpty { steps.append(LayerStep(layer: layer, change: change, frames: frames)) }
    }
    add(.appears, appearances)
    for (place, property) in TextProperty.all.enumerated() {
      guard let known = properties[place] else { continue }
      let isDigest = property.isDigest
      add(
        .property(property.name, from: isDigest ? nil : known.from, to: isDigest ? nil : known.to),
        known.frames)
    }
    add(.leaves, departures)
    return steps
  }
}
