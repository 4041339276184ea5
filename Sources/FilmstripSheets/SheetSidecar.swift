// SPDX-License-Identifier: MIT
public import Foundation

/// The description of a page of a sheet beside it: TexturePacker's "JSON hash" or "JSON array", with
/// Aseprite's `duration` of a frame and `frameTags`, which game engines and viewers read.
///
/// Equal pages have equal descriptions: keys are in a fixed order, cells in that of the page.
public struct SheetSidecar: Sendable, Equatable {
  /// One cell.
  public struct Frame: Sendable, Equatable {
    /// What it is called: the frame's file in `frames`.
    public let name: String
    /// Where the cell is in the page.
    public let rect: SheetLayout.Rect
    /// Milliseconds until the next cell's time, or as long as the last frame stays; to 1/1000.
    public let duration: Double
    /// What drives the transition then; nil where that is not known.
    public let phase: SheetPhase?
    /// Which transition it is of.
    public let part: Int

    /// A cell by its values.
    public init(
      name: String, rect: SheetLayout.Rect, duration: Double, phase: SheetPhase?, part: Int
    ) {
      (self.name, self.rect, self.duration) = (name, rect, duration)
      (self.phase, self.part) = (phase, part)
    }
  }

  /// The cells, in the order in which they are shown.
  public let frames: [Frame]
  /// What each part is called in the names of its tags; empty for a sheet of one transition.
  public let titles: [String]
  /// File name of the page, beside this file.
  public let image: String
  /// The descriptions of the other pages, beside this file.
  public let otherPages: [String]
  /// The page's width and height in pixels.
  public let size: (width: Int, height: Int)
  /// Version of Filmstrip that wrote the page.
  public let version: String
  /// Cell pixels for a frame's pixel, of the first part.
  public let scale: Double
  /// Whether pixels of the page may be transparent.
  public let isTransparent: Bool

  /// Describes a page.
  public init(
    frames: [Frame], titles: [String] = [], image: String, otherPages: [String] = [],
    size: (width: Int, height: Int), version: String, scale: Double, isTransparent: Bool = false
  ) {
    (self.frames, self.titles, self.image, self.otherPages) = (frames, titles, image, otherPages)
    (self.size, self.version, self.scale) = (size, version, scale)
    self.isTransparent = isTransparent
  }

  /// Whether two descriptions say the same.
  public static func == (one: SheetSidecar, other: SheetSidecar) -> Bool {
    one.text(.array) == other.text(.array)
  }

  /// Whether a file's bytes are the description of a sheet that Filmstrip wrote.
  public static func isOurs(_ data: Data) -> Bool {
    let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return (root?["meta"] as? [String: Any])?["app"] as? String == "filmstrip"
  }
}
