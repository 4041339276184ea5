// SPDX-License-Identifier: MIT

/// Touches in the order in which they came, of which any is found at once.
package struct TouchList: Sequence {
  private var touches: [UITouch] = []
  private var known: Set<ObjectIdentifier> = []

  func contains(_ touch: UITouch) -> Bool { known.contains(ObjectIdentifier(touch)) }

  /// Adds touches after the others; one that is there already stays where it is.
  mutating func add(_ new: [UITouch]) {
    for touch in new where known.insert(ObjectIdentifier(touch)).inserted { touches.append(touch) }
  }

  /// Takes a touch out, which costs little for one that came late.
  mutating func remove(_ touch: UITouch) {
    guard known.remove(ObjectIdentifier(touch)) != nil else { return }
    if let place = touches.lastIndex(where: { $0 === touch }) { touches.remove(at: place) }
  }

  package func makeIterator() -> IndexingIterator<[UITouch]> { touches.makeIterator() }
}
