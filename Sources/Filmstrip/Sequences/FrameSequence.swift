// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripWording

/// Frames that lie in files: what sheets and comparisons are made from.
///
/// Opening it reads sizes and times; pixels are read when they are asked for, one frame at a time. Made from
/// the folder of an output, an animated PNG, a folder of images, or a list of images.
public struct FrameSequence: Sendable {
  enum Source: Sendable {
    case files([String])
    case animation(AnimatedPNG, SharedPlayer)
  }

  /// What people call it: that of the recording, else the name of the folder or file.
  public let name: String
  /// What each frame is called: its file, or its number where it has none of its own.
  package let frameNames: [String]
  /// Width of every frame in pixels.
  public let width: Int
  /// Height of every frame in pixels.
  public let height: Int
  /// When each frame begins, in milliseconds since the start.
  public let times: [Double]
  /// How long each frame stays, in milliseconds.
  public let durations: [Double]
  /// Callbacks, in the order in which they happened; empty where there is no `timeline.json`.
  public let events: [Recording.Event]
  /// Touches that began or ended; empty where there is no `timeline.json`.
  public let touches: [Recording.Touch]
  /// When the last animation had ended, in milliseconds since the start; nil where that is not known.
  public let end: Double?
  package let isHeld: Bool
  let source: Source
  let limits: ImageLimits

  /// The number of frames, at least one.
  public var count: Int { times.count }

  init(
    name: String, size: (width: Int, height: Int), clock: SequenceClock, source: Source,
    limits: ImageLimits
  ) {
    self.name = name
    frameNames = FrameSequence.frameNames(of: source, count: clock.times.count)
    (width, height) = size
    (times, durations, end) = (clock.times, clock.durations, clock.end)
    (events, touches, isHeld) = (clock.events, clock.touches, clock.isHeld)
    self.source = source
    self.limits = limits
  }

  package var filePaths: [String] {
    if case .files(let paths) = source { paths } else { [] }
  }

  private static func frameNames(of source: Source, count: Int) -> [String] {
    let numbers = (0..<count).map { "\(String(frame: $0)).png" }
    guard case .files(let paths) = source else { return numbers }
    let names = paths.map { URL(fileURLWithPath: $0).lastPathComponent }
    // Names identify cells, and a file can be given twice.
    return Set(names).count == count ? names : numbers
  }

  /// The pixels of a frame, read now; any thread may ask, for frames in any order.
  ///
  /// Frames of an animation that are made from those before them are quickest in ascending order.
  ///
  /// - Parameter index: From 0.
  /// - Returns: A bitmap of the sequence's size.
  /// - Throws: ``SequenceError`` or `ImagingError` where the file cannot be read any more.
  /// - Precondition: there is such a frame.
  public func bitmap(at index: Int) throws -> Bitmap {
    require(times.indices.contains(index), "FrameSequence.bitmap(at: \(index)): of \(count) frames")
    switch source {
    case .files(let paths):
      let bitmap = try ImageFileReader.read(path: paths[index], limits: limits).uprightBitmap
      try check(bitmap.width, bitmap.height, of: paths[index])
      return bitmap
    case .animation(let animation, let player):
      if animation.isIndependent(index) {
        let own = animation.makePlayer()
        try own.seek(to: index)
        if let bitmap = try own.next() { return bitmap }
      }
      return try player.bitmap(at: index)
    }
  }

  /// The pixels of a frame in another size, averaged by area; most files are never in memory in their own.
  ///
  /// - Precondition: there is such a frame, and both sides are positive.
  package func bitmap(at index: Int, scaledTo size: (width: Int, height: Int)) throws -> Bitmap {
    require(times.indices.contains(index), "FrameSequence.bitmap(at: \(index)): of \(count) frames")
    guard case .files(let paths) = source else {
      return AreaScaler.scale(try bitmap(at: index), width: size.width, height: size.height)
    }
    let image = try ImageFileReader.read(path: paths[index], limits: limits, scaledTo: size)
    try check(image.width, image.height, of: paths[index])
    return image.bitmap
  }

  /// A file may be another one than when the sequence was opened.
  private func check(_ width: Int, _ height: Int, of file: String) throws(SequenceError) {
    guard (width, height) == (self.width, self.height) else {
      throw .differentSize(
        file: file, width: width, height: height, first: filePaths[0],
        size: "\(self.width)×\(self.height)")
    }
  }
}
