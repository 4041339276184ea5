// SPDX-License-Identifier: MIT
internal import Foundation

extension GoldenFile {
  /// The file's text, ending in a line feed.
  ///
  /// By hand, because the order of keys and the line breaks are part of the format: one line for each
  /// frame, so that a text diff shows which frames changed.
  public var text: String {
    var lines = TimelineText.head(
      format: "filmstrip-golden", version: version, name: name, screen: screen,
      frameRate: frameRate, frameCount: frames.count, duration: duration)
    if let tolerance { lines.append("  \"tolerance\": \(GoldenFile.text(tolerance)),") }
    lines.append("  \"environment\": \(GoldenFile.text(environment)),")
    lines.append("  \"sheet\": \(GoldenFile.text(sheet)),")
    if version > 1 { lines.append("  \"files\": \(GoldenFile.text(parts)),") }
    lines.append("  \"frames\": [")
    for (index, frame) in frames.enumerated() {
      lines.append(
        "    { \"list\": \"\(frame.list)\", \"pixels\": \"\(frame.pixels)\" }"
          + (index == frames.count - 1 ? "" : ","))
    }
    guard version > 1 else { return (lines + ["  ] }"]).joined(separator: "\n") + "\n" }
    let content = (lines + ["  ],"]).joined(separator: "\n") + "\n"
    return content + GoldenFile.ending(of: content.utf8)
  }

  /// The last line of a file, which names the lines before it.
  static func ending(of content: some Sequence<UInt8>) -> String {
    "  \"digest\": \"\(Digest(of: content))\" }\n"
  }

  private static func text(_ parts: [Part]) -> String {
    TimelineText.object(
      parts.map { part in
        let members = [("bytes", "\(part.byteCount)"), ("digest", "\"\(part.digest)\"")]
        return (part.name, TimelineText.object(members))
      })
  }

  private static func text(_ tolerance: PixelTolerance) -> String {
    var members = [
      ("metric", TimelineText.string(PixelTolerance.metric)),
      ("reason", TimelineText.string(tolerance.reason)),
    ]
    if tolerance.channelDifference > 0 {
      members.append(("channelDifference", "\(tolerance.channelDifference)"))
    }
    switch tolerance.pixels {
    case .count(0): break
    case .count(let count): members.append(("pixelCount", "\(count)"))
    case .share(let share): members.append(("pixelShare", "\(share)"))
    }
    if tolerance.ignoresAntialiasing { members.append(("ignoresAntialiasing", "true")) }
    return TimelineText.object(members)
  }

  private static func text(_ environment: DrawingEnvironment) -> String {
    let fonts = environment.fonts.sorted { $0.key < $1.key }.map { ($0, "\"\($1)\"") }
    let versions = [
      ("cairo", environment.cairo), ("pixman", environment.pixman), ("pango", environment.pango),
      ("harfbuzz", environment.harfbuzz), ("freetype", environment.freetype),
      ("librsvg", environment.librsvg), ("poppler", environment.poppler),
    ]
    return TimelineText.object(
      [("drawing", "\(environment.drawing)")]
        + versions.compactMap { name, version in
          version.map { (name, TimelineText.string($0)) }
        } + [("fonts", TimelineText.object(fonts))])
  }

  private static func text(_ sheet: Sheet) -> String {
    TimelineText.object([
      ("width", "\(sheet.width)"), ("height", "\(sheet.height)"),
      (
        "cells",
        TimelineText.list(
          sheet.cells.map {
            TimelineText.object([("frame", "\($0.frame)"), ("x", "\($0.x)"), ("y", "\($0.y)")])
          })
      ),
    ])
  }
}
