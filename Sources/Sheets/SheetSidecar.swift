// SPDX-License-Identifier: MIT
public import Foundation
internal import Wording

/// The description of a sheet beside it: TexturePacker's "JSON hash" format, with Aseprite's
/// `duration` of a frame and `frameTags`, which game engines and viewers read.
///
/// Keys are sorted, so that equal sheets have equal descriptions.
public struct SheetSidecar: Sendable, Codable, Equatable {
  /// A size in whole pixels.
  public struct Size: Sendable, Codable, Equatable {
    /// Width in pixels.
    public let w: Int
    /// Height in pixels.
    public let h: Int
  }

  /// One cell.
  public struct Frame: Sendable, Codable, Equatable {
    /// Where the cell is in the sheet.
    public let frame: SheetLayout.Rect
    /// Always false: cells are upright.
    public let rotated: Bool
    /// Always false: cells are whole.
    public let trimmed: Bool
    /// Where the cell lies in the untrimmed frame: all of it, from zero.
    public let spriteSourceSize: SheetLayout.Rect
    /// The size before trimming, which is that of the cell.
    public let sourceSize: Size
    /// Milliseconds until the next cell's time, or one frame for the last; to 1/1000.
    public let duration: Double
  }

  /// A run of cells that belong to one phase.
  public struct Tag: Sendable, Codable, Equatable {
    /// `begin`, `interactive`, `settle` or `cancel`.
    public let name: String
    /// First and last cell, counted from 0.
    public let from: Int
    /// Last cell, counted from 0 and included.
    public let to: Int
    /// Always `forward`, the order in which to play the cells.
    public let direction: String

    /// A run from the first to the last cell, both included and counted from 0.
    public init(name: String, from: Int, to: Int) {
      (self.name, self.from, self.to, direction) = (name, from, to, "forward")
    }
  }

  /// What is true of the whole sheet.
  public struct Meta: Sendable, Codable, Equatable {
    /// Always `filmstrip`.
    public let app: String
    /// Version of Filmstrip that wrote the sheet.
    public let version: String
    /// File name of the sheet, beside this file.
    public let image: String
    /// Pixel format as TexturePacker names it: always `RGB888`, the sheet being opaque.
    public let format: String
    /// The whole sheet in pixels.
    public let size: Size
    /// Cell pixels for a frame's pixel, as text, as readers of the format expect.
    public let scale: String
    /// Phases in the order in which they happen.
    public let frameTags: [Tag]
  }

  /// By name, `0000.png` and so on: the frame's file in `frames`.
  public let frames: [String: Frame]
  /// What is true of the sheet as a whole.
  public let meta: Meta

  /// Describes a layout; `durations` in milliseconds and `names` have one entry for each cell.
  public init(
    layout: SheetLayout, names: [String], durations: [Double], tags: [Tag], image: String,
    version: String, frameWidth: Int
  ) {
    require(
      names.count == layout.cells.count && durations.count == layout.cells.count,
      "SheetSidecar: need a name and a duration for each cell")
    var frames: [String: Frame] = [:]
    for (index, cell) in layout.cells.enumerated() {
      frames[names[index]] = Frame(
        frame: cell, rotated: false, trimmed: false,
        spriteSourceSize: SheetLayout.Rect(x: 0, y: 0, w: cell.w, h: cell.h),
        sourceSize: Size(w: cell.w, h: cell.h),
        duration: (durations[index] * 1_000).rounded() / 1_000)
    }
    self.frames = frames
    let scale = Double(layout.cells[0].w) / Double(frameWidth)
    meta = Meta(
      app: "filmstrip", version: version, image: image, format: "RGB888",
      size: Size(w: layout.width, h: layout.height),
      scale: "\((scale * 1_000_000).rounded() / 1_000_000)", frameTags: tags)
  }

  /// The JSON text, ending in a line feed.
  public func jsonData() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}
