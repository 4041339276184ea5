// SPDX-License-Identifier: MIT
internal import Foundation

extension SheetSidecar {
  /// The JSON text, ending in a line feed: a line for each cell and each tag.
  ///
  /// By hand, because cells have to be in the order to which the tags' numbers refer, which sorted keys are
  /// not.
  public func text(_ format: SheetOptions.DataFormat) -> String {
    let cells = frames.map { frame in
      let name = SheetSidecar.quoted(frame.name)
      return switch format {
      case .hash: "    \(name): { \(members(of: frame)) }"
      case .array: "    { \"filename\": \(name), \(members(of: frame)) }"
      }
    }
    let ends = format == .hash ? ("{", "}") : ("[", "]")
    var meta = [
      "\"app\": \"filmstrip\"", "\"version\": \(SheetSidecar.quoted(version))",
      "\"image\": \(SheetSidecar.quoted(image))",
      "\"format\": \"\(isTransparent ? "RGBA8888" : "RGB888")\"",
      "\"size\": { \"w\": \(size.width), \"h\": \(size.height) }",
      "\"scale\": \"\(SheetSidecar.number((scale * 1_000_000).rounded() / 1_000_000))\"",
      "\"frameTags\": \(tagList())",
    ]
    if !otherPages.isEmpty {
      let names = otherPages.map(SheetSidecar.quoted).joined(separator: ", ")
      meta.append("\"related_multi_packs\": [\(names)]")
    }
    return "{\n  \"frames\": \(ends.0)\n" + cells.joined(separator: ",\n")
      + "\n  \(ends.1),\n  \"meta\": {\n"
      + meta.map { "    " + $0 }.joined(separator: ",\n") + "\n  }\n}\n"
  }

  private func tagList() -> String {
    let tags = tags().map { "      " + $0 }
    return tags.isEmpty ? "[]" : "[\n" + tags.joined(separator: ",\n") + "\n    ]"
  }

  private func members(of frame: Frame) -> String {
    let rect = frame.rect
    return [
      "\"frame\": { \"x\": \(rect.x), \"y\": \(rect.y), \"w\": \(rect.w), \"h\": \(rect.h) }",
      "\"rotated\": false", "\"trimmed\": false",
      "\"spriteSourceSize\": { \"x\": 0, \"y\": 0, \"w\": \(rect.w), \"h\": \(rect.h) }",
      "\"sourceSize\": { \"w\": \(rect.w), \"h\": \(rect.h) }",
      "\"duration\": \(SheetSidecar.number((frame.duration * 1_000).rounded() / 1_000))",
    ].joined(separator: ", ")
  }

  /// A tag for each run of cells of one part in one phase; numbers are those of the page's cells.
  private func tags() -> [String] {
    var tags: [String] = []
    var start = 0
    while start < frames.count {
      let first = frames[start]
      var end = start
      while end + 1 < frames.count, frames[end + 1].part == first.part,
        frames[end + 1].phase == first.phase
      { end += 1 }
      defer { start = end + 1 }
      guard let phase = first.phase else { continue }
      let name = (titles.isEmpty ? "" : titles[first.part] + "/") + phase.rawValue
      tags.append(
        "{ \"name\": \(SheetSidecar.quoted(name)), \"from\": \(start), \"to\": \(end), "
          + "\"direction\": \"forward\" }")
    }
    return tags
  }

  /// A number without a needless `.0`.
  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
