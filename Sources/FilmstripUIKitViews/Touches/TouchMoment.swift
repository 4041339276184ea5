// SPDX-License-Identifier: MIT

package struct TouchMoment: Sendable {
  package enum Phase: String, Sendable {
    case began
    case moved
    case ended
    case cancelled
  }

  package let instant: VirtualInstant
  package let number: Int
  package let phase: Phase
  package let location: CGPoint

  @MainActor
  init(_ touch: UITouch, number: Int, at instant: VirtualInstant) {
    self.instant = instant
    self.number = number
    phase =
      switch touch.phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      default: .moved
      }
    location = touch.locationInWindow
  }
}
