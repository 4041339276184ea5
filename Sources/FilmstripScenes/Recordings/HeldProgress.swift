// SPDX-License-Identifier: MIT
public import Filmstrip
public import FilmstripTransitions
internal import FilmstripWording

/// A touch that takes an interactive transition to some shares of its way and rests at each.
///
/// What is shown are the states in which it rests, and nothing in between.
public struct HeldProgress: Sendable, Equatable {
  /// Where it rests, in this order: from 0 to 1, at least one.
  public let shares: [Double]

  /// Virtual seconds from one to the next.
  private static let legDuration = 0.3

  /// A touch that rests at some shares.
  ///
  /// - Parameter shares: Where it rests, in this order.
  /// - Precondition: There is at least one, and each is from 0 to 1.
  public init(_ shares: [Double]) {
    require(
      !shares.isEmpty && shares.allSatisfy { (0...1).contains($0) },
      "HeldProgress: needs shares from 0 to 1")
    self.shares = shares
  }

  /// The gesture on a device's screen, at a frame rate.
  ///
  /// - Parameters:
  ///   - drag: The touch that drives the transition.
  ///   - device: The device.
  ///   - frameRate: Frames in a second; the touch rests long enough for one to be taken.
  /// - Returns: A touch that is not lifted.
  public func gesture(for drag: GalleryDrag, on device: Device, frameRate: Int) -> Gesture {
    drag.gesture(
      on: device, to: shares, legDuration: HeldProgress.legDuration,
      rest: HeldProgress.rest(frameRate), release: .hold)
  }

  /// The frames of a recording of that gesture in which the touch rests, one for each share; each has its share of
  /// the transition's duration, in seconds, as its time.
  ///
  /// - Parameters:
  ///   - recording: A recording of the gesture.
  ///   - drag: The touch that drives the transition.
  ///   - duration: The transition's duration, in seconds.
  /// - Returns: The recording with a frame for each share.
  public func frames(of recording: Recording, drag: GalleryDrag, duration: Double) -> Recording {
    let leg = HeldProgress.legDuration + HeldProgress.rest(recording.frameRate)
    return recording.showing(
      frames: shares.indices.map { recording.index(ofFrameAt: drag.delay + Double($0 + 1) * leg) },
      at: shares, of: duration)
  }

  /// Long enough for a frame of any rate to be in it.
  private static func rest(_ frameRate: Int) -> Double { max(0.2, 2 / Double(frameRate)) }
}
