// SPDX-License-Identifier: MIT

@MainActor
struct TouchPair {
  private var touches: [UITouch] = []
  private var angle = 0.0
  private(set) var startDistance = 0.0
  private(set) var distance = 0.0
  /// Radians since the second touch began, clockwise as seen, counted on beyond a whole turn.
  private(set) var turn = 0.0

  init() {}

  /// Begins with two touches; false with any other number of them.
  mutating func start(_ touches: [UITouch]) -> Bool {
    guard touches.count == 2 else { return false }
    self.touches = touches
    (distance, angle) = measure()
    startDistance = distance
    turn = 0
    return true
  }

  /// Records where the touches are; false unless both are there and one has moved.
  mutating func follow(_ touches: [UITouch]) -> Bool {
    guard self.touches.count == 2,
      self.touches.allSatisfy({ touch in touches.contains { $0 === touch } })
    else { return false }
    let (newDistance, newAngle) = measure()
    guard newDistance != distance || newAngle != angle else { return false }
    // The shorter way round.
    let step = (newAngle - angle).remainder(dividingBy: 2 * .pi)
    (distance, angle, turn) = (newDistance, newAngle, turn + step)
    return true
  }

  private func measure() -> (distance: Double, angle: Double) {
    let (one, other) = (touches[0].locationInWindow, touches[1].locationInWindow)
    let (x, y) = (Double(other.x - one.x), Double(other.y - one.y))
    return ((x * x + y * y).squareRoot(), atan2(y, x))
  }
}
