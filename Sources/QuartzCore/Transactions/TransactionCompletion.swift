// SPDX-License-Identifier: MIT

final class TransactionCompletion {
  let block: () -> Void
  private var waitingCount = 0

  init(_ block: @escaping () -> Void) { self.block = block }

  func waitForAnimation() { waitingCount += 1 }

  /// Notes that an animation has ended, on whichever stage its layer is.
  func animationEnded() { waitingCount -= 1 }

  var isDue: Bool { waitingCount == 0 }
}
