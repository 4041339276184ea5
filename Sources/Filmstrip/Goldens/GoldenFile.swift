// SPDX-License-Identifier: MIT
public import Foundation

/// What `golden.json` says: by what a recording is recognized.
public struct GoldenFile: Sendable, Equatable {
  /// By what a frame is recognized.
  public struct Frame: Sendable, Equatable, Codable {
    /// The digest of its display list.
    public let list: Digest
    /// The digest of its pixels.
    public let pixels: Digest

    /// A frame by its digests.
    ///
    /// - Parameters:
    ///   - list: The digest of its display list.
    ///   - pixels: The digest of its pixels.
    public init(list: Digest, pixels: Digest) {
      self.list = list
      self.pixels = pixels
    }
  }

  /// Where frames are in `sheet.png`.
  public struct Sheet: Sendable, Equatable, Codable {
    /// A frame's picture.
    public struct Cell: Sendable, Equatable, Codable {
      /// Which frame it shows.
      public let frame: Int
      /// Pixels from the sheet's left side.
      public let x: Int
      /// Pixels from the sheet's top.
      public let y: Int

      /// A cell by its place.
      ///
      /// - Parameters:
      ///   - frame: Which frame it shows.
      ///   - x: Pixels from the sheet's left side.
      ///   - y: Pixels from the sheet's top.
      public init(frame: Int, x: Int, y: Int) {
        self.frame = frame
        self.x = x
        self.y = y
      }
    }

    /// Width of each cell in pixels.
    public let width: Int
    /// Height of each cell in pixels.
    public let height: Int
    /// The cells by frame.
    public let cells: [Cell]

    /// Cells of one size.
    ///
    /// - Parameters:
    ///   - width: Width of each cell in pixels.
    ///   - height: Height of each cell in pixels.
    ///   - cells: The cells by frame.
    public init(width: Int, height: Int, cells: [Cell]) {
      self.width = width
      self.height = height
      self.cells = cells
    }
  }

  /// A file beside `golden.json`, as it was written.
  public struct Part: Sendable, Equatable, Codable {
    /// What the file is called.
    public let name: String
    /// How many bytes it has.
    public let byteCount: Int
    /// Names these bytes.
    public let digest: Digest

    /// The file of a name with some bytes.
    ///
    /// - Parameters:
    ///   - name: What the file is called.
    ///   - data: Its bytes, of a compressed one those that it was made of: which bytes they become is up to the version
    ///     of the compressor. Of a text the ends of lines may be those of any system.
    public init(name: String, data: Data) {
      let bytes = name.hasSuffix(".png") ? data : data.withLineFeeds
      self.name = name
      byteCount = bytes.count
      digest = bytes.withUnsafeBytes { Digest(of: $0) }
    }

    init(name: String, byteCount: Int, digest: Digest) {
      (self.name, self.byteCount, self.digest) = (name, byteCount, digest)
    }
  }

  static let fileName = "golden.json"
  static let timelineName = "timeline.json"
  static let compressedTimelineName = "timeline.json.gz"

  /// The version that is written: 2 since it says which files the golden has, and the version of pixman.
  public static let currentVersion = 2

  /// The version that the golden was written in.
  ///
  /// Version 1 does not say which files there are, nor whether its own text is whole.
  public let version: Int
  /// What the case is called.
  public let name: String
  /// The screen that was recorded.
  public let screen: TimelineFile.Screen
  /// Frames in a second.
  public let frameRate: Int
  /// Seconds from the start until the last animation had ended.
  public let duration: Double
  /// How far pixels may be from what is expected; nil for not at all.
  public let tolerance: PixelTolerance?
  /// What drew the pixels.
  public let environment: DrawingEnvironment
  /// Where the frames are that can be seen; of a golden that is text the size of what would be, without cells.
  public let sheet: Sheet
  /// The files of the golden but for `golden.json` itself; empty in version 1.
  public let parts: [Part]
  /// Each frame of the recording.
  public let frames: [Frame]

  /// What the golden has beside its digests.
  public var form: GoldenForm {
    parts.contains { $0.name == GoldenFile.compressedTimelineName } ? .text : .pictures
  }

  init(
    version: Int = GoldenFile.currentVersion, name: String, screen: TimelineFile.Screen,
    frameRate: Int, duration: Double, tolerance: PixelTolerance?, environment: DrawingEnvironment,
    sheet: Sheet, parts: [Part], frames: [Frame]
  ) {
    self.version = version
    self.name = name
    self.screen = screen
    self.frameRate = frameRate
    self.duration = duration
    self.tolerance = tolerance
    self.environment = environment
    self.sheet = sheet
    self.parts = parts
    self.frames = frames
  }
}

extension Data {
  var withLineFeeds: Data {
    let hasReturns = withUnsafeBytes { bytes in
      bytes.baseAddress.map { memchr($0, 0x0d, bytes.count) != nil } ?? false
    }
    guard hasReturns else { return self }
    var text = Data(capacity: count)
    for (index, byte) in zip(indices, self) {
      let next = self.index(after: index)
      let isEnd = byte == UInt8(ascii: "\r") && next < endIndex && self[next] == UInt8(ascii: "\n")
      if !isEnd { text.append(byte) }
    }
    return text
  }
}
