// SPDX-License-Identifier: MIT
internal import FilmstripWording
internal import Foundation

/// What one transition brings to a sheet: all that is known of its frames but their pixels.
///
/// Made from a ``Recording`` or a ``FrameSequence``; a ``SheetWriter`` lays it out.
struct SheetSubject: Sendable {
  let title: String
  let details: [String]
  let frameSize: (width: Int, height: Int)
  /// What each frame is called in the description of the sheet.
  let frameNames: [String]
  /// What each frame is numbered with.
  let frameNumbers: [Int]
  /// When each frame begins, in milliseconds.
  let times: [Double]
  /// How long each frame stays, in milliseconds.
  let durations: [Double]
  /// What drives the transition in each frame; nil where nothing is known but the frames.
  let phases: [SheetPhase?]
  let isHeld: Bool
  let markers: [EventMarker]

  /// Which of some frames, given in ascending order, an instant falls to: the last one that has begun then,
  /// or else the first.
  func place(of milliseconds: Double, among frames: [Int]) -> Int {
    // Times are whole nanoseconds; half a microsecond covers how fractions of them are rounded.
    frames.lastIndex { times[$0] <= milliseconds + 0.000_5 } ?? 0
  }

  /// The markers of each of some frames, given in ascending order: an end is marked in the first frame that can show
  /// it, all else in the last frame before.
  func markers(among frames: [Int]) -> [[EventMarker]] {
    var result: [[EventMarker]] = Array(repeating: [], count: frames.count)
    for marker in markers {
      let place =
        marker.kind.isEnd
        ? frames.firstIndex { times[$0] >= marker.milliseconds - 0.000_5 } ?? frames.count - 1
        : place(of: marker.milliseconds, among: frames)
      result[place].append(marker)
    }
    return result
  }
}

extension SheetSubject {
  init(_ recording: Recording, title: String? = nil) {
    let first = recording.frames[0]
    let times = recording.frames.map { Double($0.nanoseconds) / 1_000_000 }
    let frameTime = 1_000 / Double(recording.frameRate)
    let count = recording.frames.count
    // Those of a resting touch are counted; all others have their place in the recording that they are of.
    let numbers = recording.isHeld ? Array(0..<count) : recording.frames.map(\.index)
    self.init(
      title: title ?? recording.name, size: (first.pixelWidth, first.pixelHeight),
      frameNames: numbers.map { "\(String(frame: $0)).png" }, frameNumbers: numbers, times: times,
      durations: times.indices.map { index in
        recording.isHeld || index + 1 == count ? frameTime : times[index + 1] - times[index]
      },
      history: TransitionHistory(
        events: recording.events, touches: recording.touches,
        end: Double(recording.nanoseconds) / 1_000_000, isHeld: recording.isHeld),
      rate: recording.isHeld ? nil : Double(recording.frameRate), device: recording.device.name)
  }

  init(
    title: String, size: (width: Int, height: Int), frameNames: [String],
    frameNumbers: [Int]? = nil, times: [Double], durations: [Double], history: TransitionHistory,
    rate: Double?, device: String?
  ) {
    self.title = title
    frameSize = size
    self.frameNames = frameNames
    self.frameNumbers = frameNumbers ?? Array(times.indices)
    self.times = times
    self.durations = durations
    phases = times.map { history.isKnown ? history.phase(at: $0) : nil }
    markers = history.markers
    isHeld = history.isHeld
    var details = [times.count.counting("frame")]
    if !history.isHeld {
      let whole = (times.last ?? 0) + (durations.last ?? 0) - (times.first ?? 0)
      details.append("\(SheetText.number(history.end ?? whole)) ms")
    }
    if let rate { details.append("\(SheetText.number(rate)) fps") }
    if let device { details.append(device) }
    self.details = details
  }
}

enum SheetText {
  /// To a tenth, without a needless zero.
  static func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() && abs(tenths) < 1e15 ? "\(Int64(tenths))" : "\(tenths)"
  }
}
