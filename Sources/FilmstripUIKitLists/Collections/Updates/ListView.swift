// SPDX-License-Identifier: MIT

@MainActor
protocol ListView: UIScrollView {
  /// How many items each section has; nil before the data source was asked.
  var counts: [Int]? { get set }
  /// Seconds of an animated update.
  var updateDuration: Double { get }

  /// How many items each section has, as the data source says now.
  func askedCounts() -> [Int]
  func reloadData()
  func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
}

extension ListView {
  /// How many items each section has; the data source is asked when it has to be.
  var loadedCounts: [Int] {
    if let counts { return counts }
    let loaded = askedCounts()
    counts = loaded
    return loaded
  }

  func touchedCell<Cell: UIView>(_ touches: Set<UITouch>) -> Cell? {
    touches.first?.view?.lineage.prefix { $0 !== self }.lazy.compactMap { $0 as? Cell }.first
  }

  /// Makes changes in the animation block around, or in one of the usual duration.
  func animate(_ changes: @escaping () -> Void, completion: @escaping (Bool) -> Void) {
    guard window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(changes)
      return completion(true)
    }
    let around = UIView.inheritedAnimationDuration
    UIView.animate(
      withDuration: around > 0 ? around : updateDuration, delay: 0,
      options: [.allowUserInteraction], animations: changes, completion: completion)
  }
}
