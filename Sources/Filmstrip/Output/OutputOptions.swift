// SPDX-License-Identifier: MIT
public import Foundation

/// How a recording is written.
public struct OutputOptions: Sendable {
  /// Which frames the sheet shows, and how large.
  public var sheet: SheetOptions
  /// Frames drawn at the same time; as many as there are processors by default.
  public var jobs: Int
  /// Width in pixels of moving pictures, at most the frames' own, for which `Int.max` may stand; nil for what is enough
  /// to look at, 400, and for MP4 the frames' own.
  public var animationWidth: Int?
  /// Called on the calling thread after each frame with the number done and the number in all.
  public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

  /// Creates options; by default a dozen cells, all processors and no progress.
  ///
  /// - Parameters:
  ///   - sheet: Which frames the sheet shows, and how large.
  ///   - jobs: Frames drawn at the same time; as many as there are processors by default.
  ///   - progress: Called on the calling thread after each frame with the number done and the
  ///     number in all.
  public init(
    sheet: SheetOptions = SheetOptions(), jobs: Int = ProcessInfo.processInfo.activeProcessorCount,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
  ) {
    self.sheet = sheet
    self.jobs = jobs
    self.progress = progress
  }
}
