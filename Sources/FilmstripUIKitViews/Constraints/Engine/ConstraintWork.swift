// SPDX-License-Identifier: MIT

@MainActor
package final class ConstraintWork {
  private struct WeakView { weak var view: UIView? }

  /// Trees whose constraints have changed, in the order in which they did.
  private var engines: [ConstraintEngine] = []
  private var requesters: [WeakView] = []
  /// Trees that have come into a window.
  private var arrivals: [WeakView] = []
  /// The number of the last constraint that was made active.
  private var lastNumber = 0

  package var isEmpty: Bool { engines.isEmpty && requesters.isEmpty && arrivals.isEmpty }

  /// A number for a constraint that becomes active: what counts where two cannot both hold.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func note(_ engine: ConstraintEngine) { engines.append(engine) }
  func note(requester view: UIView) { requesters.append(WeakView(view: view)) }
  func note(arrival view: UIView) { arrivals.append(WeakView(view: view)) }

  /// Updates what asked for it, those inside a view before the view, and solves what has changed.
  package func perform() {
    // Updates may ask for more; what never ends is seen by the layout that follows.
    for _ in 0..<ConstraintWork.roundLimit {
      update { _ in true }
      let waiting = engines
      engines = []
      for engine in waiting { engine.settle() }
      if isEmpty { return }
    }
  }

  /// Leaves what changes again and again to later layouts; returns the first views concerned.
  package func postpone() -> [UIView] {
    let views = engines.flatMap(\.staleHolders) + requesters.compactMap(\.view)
    for engine in engines { engine.postpone() }
    // Going through them is what lets their subviews be noted again.
    for arrival in arrivals { _ = arrival.view?.viewsThatNeedConstraintUpdate }
    (engines, requesters, arrivals) = ([], [], [])
    return Array(views.prefix(3))
  }

  /// Updates what asked for it in the trees that a condition names.
  func update(where isMeant: (UIView) -> Bool) {
    guard !requesters.isEmpty || !arrivals.isEmpty else { return }
    for _ in 0..<ConstraintWork.roundLimit {
      var views: [UIView] = []
      for arrival in arrivals.compactMap(\.view) where isMeant(arrival) {
        views += arrival.viewsThatNeedConstraintUpdate
      }
      arrivals.removeAll { $0.view.map(isMeant) ?? true }
      let asking = requesters.compactMap(\.view).filter {
        $0.storedNeedsUpdateConstraints && isMeant($0)
      }
      requesters.removeAll {
        $0.view.map { !$0.storedNeedsUpdateConstraints || isMeant($0) } ?? true
      }
      let ordered = asking.map { ($0, $0.depthInTree) }.enumerated().sorted {
        $0.element.1 != $1.element.1 ? $0.element.1 > $1.element.1 : $0.offset < $1.offset
      }
      views += ordered.map(\.element.0)
      guard !views.isEmpty else { return }
      for view in views where view.storedNeedsUpdateConstraints { view.performConstraintUpdate() }
    }
  }

  /// Rounds of updates that ask for updates, after which the layout goes on.
  private static let roundLimit = 10
}

extension ConstraintWork: @preconcurrency EndsWithStage {
  package func endWithStage() { (engines, requesters, arrivals) = ([], [], []) }
}

extension StageEnvironment {
  package var constraintWork: ConstraintWork { part { ConstraintWork() } }
}
