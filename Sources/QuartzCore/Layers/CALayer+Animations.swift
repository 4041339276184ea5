// SPDX-License-Identifier: MIT

/// An animation on a layer: the values it had when it was added, and when it began.
struct AttachedAnimation {
  let key: String
  let animation: CAAnimation
  let effect: AnimationEffect?
  let timing: MediaTiming
  /// In the layer's local time; nil until the transaction commits.
  var begin: Double?
  /// Whether a transaction with it has been committed.
  var isCommitted = false
  /// Whether its beginning was announced.
  var hasStarted = false
  /// Whether its end was announced; it may stay on to hold its last value.
  var hasEnded = false

  var awaitsEnd: Bool { !hasEnded }
}

extension CALayer {
  /// A key no animation on the layer has: the base, or the base and a number.
  package func unusedKey(like base: String) -> String {
    let used = Set(animations.map(\.key))
    guard used.contains(base) else { return base }
    var number = 2
    while used.contains("\(base)-\(number)") { number += 1 }
    return "\(base)-\(number)"
  }
}
