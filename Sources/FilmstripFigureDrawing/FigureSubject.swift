// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
internal import Foundation
package import FilmstripTimelines

/// What a figure is made of: a recording's timeline and, where they are there, its frames as drawing.
package struct FigureSubject: Sendable {
  package struct Phase: Sendable, Equatable {
    package enum Kind: String, Sendable {
      /// Nothing but its animations.
      case running
      case interactive
      /// Its animations, to the end, after a touch.
      case finishing
      /// Its animations, back to the start, after a touch.
      case cancelling
    }

    /// When it begins, in seconds since the start.
    package let begin: Double
    package let kind: Kind

    package init(begin: Double, kind: Kind) { (self.begin, self.kind) = (begin, kind) }
  }

  /// The timeline, of the frames that are looked at.
  let file: TimelineFile
  /// The same frames as drawing; empty where only a timeline is there.
  let frames: [Frame]
  /// What constraints say in each of those frames; empty where that was not recorded.
  let layouts: [LayoutDiagram]
  /// The share of the transition, from 0 to 1, at which a touch holds each frame; empty for frames that follow one
  /// another.
  let heldProgress: [Double]
  let touches: [TouchPoint]
  /// What drives, in order; the first begins at 0.
  let phases: [Phase]
  let frameCount: Int

  private static let maximumFrameCount = 480
  /// So many states of layers, over all frames: a frame of 5,000 layers is looked at 60 times.
  private static let maximumStateCount = 300_000

  /// The frames to look at, evenly spaced, with the first and the last among them; ascending.
  ///
  /// `layerCount` is how many layers a frame has.
  package static func selection(ofFrames count: Int, layerCount: Int) -> [Int] {
    let limit = max(2, min(maximumFrameCount, maximumStateCount / max(layerCount, 1)))
    return evenFrames(limit, of: count)
  }

  /// A subject by its parts; `frames`, where there are any, are those of the file.
  ///
  /// `heldProgress` has the share of the transition at which a touch holds each of the file's frames; it is empty
  /// for frames that follow one another. `layouts` are of the frames, or none.
  package init(
    _ file: TimelineFile, frames: [Frame], frameCount: Int, touches: [TouchPoint], phases: [Phase],
    heldProgress: [Double] = [], layouts: [LayoutDiagram] = []
  ) {
    (self.file, self.frames, self.frameCount) = (file, frames, frameCount)
    (self.touches, self.phases, self.heldProgress) = (touches, phases, heldProgress)
    self.layouts = layouts
  }

  /// Where a frame is in the transition, for a label: its time, or the share at which it is held.
  func label(of frame: Int) -> String {
    heldProgress.isEmpty
      ? FigureWords.exactSeconds(file.times[frame]) : FigureWords.percent(heldProgress[frame])
  }

  /// The same for a sentence, behind "at".
  func words(of frame: Int) -> String {
    heldProgress.isEmpty
      ? FigureWords.seconds(file.times[frame]) : FigureWords.percent(heldProgress[frame])
  }

  var screen: CGSize { file.screen.size }
  var screenRect: CGRect { CGRect(origin: .zero, size: screen) }

  /// The last frame at or before an instant, in seconds; the first one before that.
  func index(at seconds: Double) -> Int { file.times.lastIndex { $0 <= seconds + 1e-9 } ?? 0 }

  func phase(at seconds: Double) -> Phase.Kind {
    phases.last { $0.begin <= seconds + 1e-9 }?.kind ?? .running
  }

  var driven: [ClosedRange<Double>] {
    phases.indices.filter { phases[$0].kind == .interactive }.map { place in
      let end = place + 1 < phases.count ? phases[place + 1].begin : file.times.last ?? 0
      return phases[place].begin...max(end, phases[place].begin)
    }
  }

  /// The frames that are asked for: by their times, else evenly spaced, each once.
  func moments(_ options: FigureOptions) -> [Int] {
    let count = file.times.count
    guard options.moments.isEmpty else {
      return Array(Set(options.moments.map(index(at:)))).sorted()
    }
    let wanted = min(options.momentCount, count)
    guard wanted > 1 else { return [count / 2] }
    return evenFrames(wanted, of: count)
  }
}
