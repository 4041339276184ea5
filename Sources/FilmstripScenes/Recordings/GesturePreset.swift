// SPDX-License-Identifier: MIT
public import Filmstrip
public import FilmstripTransitions
internal import UIKit

/// A gesture for every interactive transition.
public enum GesturePreset: String, Sendable, CaseIterable {
  /// Goes far enough and is lifted.
  case finish
  /// Does not go far enough and is lifted.
  case cancel
  /// Goes far enough, and is cancelled by the system.
  case interrupt

  /// How far it goes, as a share of the transition.
  public var share: Double {
    self == .cancel ? GalleryDrag.cancellingShare : GalleryDrag.finishingShare
  }

  /// How it ends.
  public var release: Gesture.Release { self == .interrupt ? .cancel : .lift }
}

extension Gesture {
  /// The most bytes of a script: a quarter of an hour of one touch, sampled a hundred times a second, takes five
  /// mebibytes; its decoded form takes many times as much memory.
  package static let scriptByteCount = 8 << 20
}

extension GalleryDrag {
  /// The gesture on a device's screen that goes to some shares of the transition, one after the other.
  ///
  /// - Parameters:
  ///   - device: The screen.
  ///   - shares: Progress of the transition, 0 to 1, in order.
  ///   - legDuration: Seconds from one share to the next.
  ///   - rest: Seconds that the touch rests at each of them.
  ///   - release: How the touch ends.
  /// - Returns: The gesture.
  public func gesture(
    on device: Device, to shares: [Double], legDuration: Double = 0.3, rest: Double = 0,
    release: Gesture.Release
  ) -> Gesture {
    let vectors: [Direction: CGVector] = [
      .left: CGVector(dx: -1, dy: 0), .right: CGVector(dx: 1, dy: 0),
      .up: CGVector(dx: 0, dy: -1), .down: CGVector(dx: 0, dy: 1),
    ]
    let isVertical = direction == .up || direction == .down
    return .drag(
      from: CGPoint(x: startX * device.size.width, y: startY * device.size.height),
      direction: vectors[direction] ?? .zero,
      length: length ?? (isVertical ? device.size.height : device.size.width), to: shares,
      legDuration: legDuration, rest: rest, release: release
    ).delayed(by: delay)
  }
}
