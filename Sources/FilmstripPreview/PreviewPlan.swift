// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripTimelines

/// Which frames a page shows and how large, so that it stays a file that a browser opens at once.
package struct PreviewPlan: Sendable, Equatable {
  /// The frames that are shown, ascending, by their numbers in the recording; the first and the last are
  /// among them.
  package let frames: [Int]
  package let frameCount: Int
  package let width: Int
  package let height: Int

  static let maximumFrameCount = 480
  /// So many states of layers, over all frames, are described at most.
  static let maximumStateCount = 600_000
  /// So many pixels, over all frames, at most: a quarter to a half of a byte each, in base 64.
  static let maximumPixelCount = 6_300_000.0
  /// So many where each is the average of whole pixels of the device, as at a third of its width: such
  /// pictures of text have fewer colours, and take a sixth less.
  static let maximumWholePixelCount = 7_600_000.0
  /// Wider pictures would not be shown larger on most screens.
  static let maximumWidth = 440.0
  /// In narrower ones nothing is recognized.
  static let minimumWidth = 96.0

  /// The plan for a recording of a screen; `layerCount` is how many layers a frame has.
  ///
  /// Frames are left out evenly.
  package init(frameCount: Int, layerCount: Int, screen: CGSize, scale: Double) {
    self.frameCount = frameCount
    let limit = max(
      2, min(PreviewPlan.maximumFrameCount, PreviewPlan.maximumStateCount / max(layerCount, 1)))
    frames = evenFrames(limit, of: frameCount)
    let ratio = max(screen.height, 1e-3) / max(screen.width, 1e-3)
    let own = screen.width * scale
    let widest = own / (own / PreviewPlan.maximumWidth).rounded(.up)
    let fits = widest * widest * ratio * Double(frames.count) <= PreviewPlan.maximumWholePixelCount
    let affordable = (PreviewPlan.maximumPixelCount / Double(frames.count) / ratio).squareRoot()
    let wide = fits ? widest : min(widest, max(affordable, PreviewPlan.minimumWidth))
    width = max(1, Int(wide.rounded()))
    // A strip of a screen has no height that would be worth megabytes.
    height = max(
      1, min(Int((wide * ratio).rounded()), 4 * 852, Int((screen.height * scale).rounded(.up))))
  }

  package var leavesOutFrames: Bool { frames.count < frameCount }
}
