// SPDX-License-Identifier: MIT
public import Diff
public import Imaging
public import Timelines

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

  /// The version that is written.
  public static let currentVersion = 1

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
  /// Where the frames are that can be seen.
  public let sheet: Sheet
  /// Each frame of the recording.
  public let frames: [Frame]

  /// A file by what it says.
  init(
    name: String, screen: TimelineFile.Screen, frameRate: Int, duration: Double,
    tolerance: PixelTolerance?, environment: DrawingEnvironment, sheet: Sheet, frames: [Frame]
  ) {
    self.name = name
    self.screen = screen
    self.frameRate = frameRate
    self.duration = duration
    self.tolerance = tolerance
    self.environment = environment
    self.sheet = sheet
    self.frames = frames
  }
}
