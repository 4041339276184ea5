// SPDX-License-Identifier: MIT
public import Foundation

/// What `timeline.json` says: a recording without its pictures.
///
/// Made from a recording, or read from a file of version 1 or 2; written as version 2. The format is
/// described in docs/timeline.md.
public struct TimelineFile: Sendable, Equatable {
  /// The screen that was recorded.
  public struct Screen: Sendable, Equatable {
    /// What people call the device.
    public let name: String
    /// In points.
    public let size: CGSize
    /// Device pixels in a point.
    public let scale: Double

    package init(name: String, size: CGSize, scale: Double) {
      self.name = name
      self.size = size
      self.scale = scale
    }
  }

  /// A callback, with its virtual time.
  public struct Event: Sendable, Equatable {
    /// Since the start of the recording.
    public let nanoseconds: Int64
    /// The method's base name, such as `viewWillAppear`.
    public let name: String
    /// The class of the object that was called.
    public let object: String

    /// Seconds since the start of the recording.
    public var time: Double { Double(nanoseconds) / 1_000_000_000 }

    package init(nanoseconds: Int64, name: String, object: String) {
      self.nanoseconds = nanoseconds
      self.name = name
      self.object = object
    }
  }

  /// A touch that began or ended, with its virtual time.
  public struct Touch: Sendable, Equatable {
    /// What became of a touch.
    public enum Phase: String, Sendable {
      /// It touched the screen.
      case began
      /// It was lifted.
      case ended
      /// The system took it away.
      case cancelled
    }

    /// Since the start of the recording.
    public let nanoseconds: Int64
    /// Whether it began or ended.
    public let phase: Phase
    /// Where, in points of the window.
    public let location: CGPoint

    /// Seconds since the start of the recording.
    public var time: Double { Double(nanoseconds) / 1_000_000_000 }

    package init(nanoseconds: Int64, phase: Phase, location: CGPoint) {
      (self.nanoseconds, self.phase, self.location) = (nanoseconds, phase, location)
    }
  }

  /// Something a recording shows that its author should know.
  public struct Finding: Sendable, Equatable {
    /// What kind of thing it is.
    public let rule: String
    /// What was found, in a sentence without a full stop.
    public let message: String
    /// When, in seconds since the start; nil where that is not known.
    public let time: Double?
    /// The first frame that could show it; nil where there is none, or not known.
    public let frame: Int?
    /// What it was found in.
    public let object: String?
    /// Which property of the object.
    public let property: String?

    package init(
      rule: String, message: String, time: Double?, frame: Int?, object: String?, property: String?
    ) {
      self.rule = rule
      self.message = message
      self.time = time
      self.frame = frame
      self.object = object
      self.property = property
    }
  }

  /// The version that is written.
  public static let currentVersion = 2

  /// The version that was read.
  ///
  /// Of layers version 1 contains the frame, opacity, whether they are hidden, the transform and
  /// the contents; all other values are then those of a new layer.
  public let version: Int
  /// What the recording is called.
  public let name: String
  /// The screen that was recorded.
  public let screen: Screen
  /// Frames in a second.
  public let frameRate: Int
  /// Seconds from the start until the last animation had ended.
  public let duration: Double
  /// When each frame was, in seconds since the start.
  public let times: [Double]
  /// What moved.
  public let timeline: Timeline
  /// Callbacks, in the order in which they happened.
  public let events: [Event]
  /// Touches that began or ended, in the order in which they did.
  public let touches: [Touch]
  /// What its author should know, in the order in which it was found.
  public let findings: [Finding]

  /// What a file says.
  ///
  /// - Parameter url: A file, as `filmstrip` writes it.
  /// - Throws: ``TimelineFileError``.
  public init(contentsOf url: URL) throws {
    let data: Data
    do { data = try Data(contentsOf: url) } catch {
      throw TimelineFileError.unreadable(file: url.relativePath, reason: error.localizedDescription)
    }
    try self.init(data: data, shownAs: url.relativePath)
  }

  /// What the bytes of a file say; messages call the file by a name.
  ///
  /// - Parameters:
  ///   - data: The bytes of a file.
  ///   - file: What messages call it.
  /// - Throws: ``TimelineFileError``.
  public init(data: Data, shownAs file: String) throws {
    self = try TimelineReader(data: data, file: file).read()
  }

  package init(
    version: Int, name: String, screen: Screen, frameRate: Int, duration: Double, times: [Double],
    timeline: Timeline, events: [Event], touches: [Touch] = [], findings: [Finding]
  ) {
    self.version = version
    self.name = name
    self.screen = screen
    self.frameRate = frameRate
    self.duration = duration
    self.times = times
    self.timeline = timeline
    self.events = events
    self.touches = touches
    self.findings = findings
  }
}

extension TimelineFile {
  /// A file of some frames that no stage recorded, for tests of the format.
  package init(name: String, size: CGSize, frames timeline: Timeline) {
    self.init(
      version: TimelineFile.currentVersion, name: name,
      screen: Screen(name: name, size: size, scale: 1), frameRate: 60,
      duration: Double(timeline.frames.count) / 60,
      times: timeline.frames.indices.map { Double($0) / 60 }, timeline: timeline, events: [],
      findings: [])
  }
}
