// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

/// The frames of a GIF, made one after the other, whichever thread asks for which.
///
/// Each frame is what has changed since the one before, so that they have to be made in order; compressing them does
/// not. A thread that asks for a frame waits until the ones before it are made.
///
/// Sharing it is safe because the lock is held while a frame is made.
final class OrderedGIFFrames: @unchecked Sendable {
  private let condition = NSCondition()
  private let maker: GIFFrameMaker
  private let bitmaps: [Bitmap]
  private let delays: [Int]
  private var next = 0

  /// The frames of some bitmaps, each of which stays for its delay in hundredths of a second.
  init(_ maker: GIFFrameMaker, bitmaps: [Bitmap], delays: [Int]) {
    (self.maker, self.bitmaps, self.delays) = (maker, bitmaps, delays)
  }

  /// The frame that is complete with the bitmap at a place, or with their end one place after the last; nil where
  /// none is.
  ///
  /// Each place has to be asked for once.
  func frame(at place: Int) -> GIFFrame? {
    condition.lock()
    defer {
      next = place + 1
      condition.broadcast()
      condition.unlock()
    }
    while next != place { condition.wait() }
    return place < bitmaps.count ? maker.add(bitmaps[place], delay: delays[place]) : maker.finish()
  }
}
