// SPDX-License-Identifier: MIT

/// The page with its styles and scripts in place, and slots for what differs from page to page.
enum PageTemplate {
  /// A part of the page.
  enum Part {
    /// Bytes in UTF-8.
    case text(ArraySlice<UInt8>)
    /// A place to be filled, by its name.
    case slot(String)
  }

  /// Scripts in the order in which they are run.
  private static var scripts: [[UInt8]] {
    [
      PackageResources.geometry_js, PackageResources.recording_js, PackageResources.format_js,
      PackageResources.state_js, PackageResources.picture_js, PackageResources.exploded_js,
      PackageResources.lanes_js, PackageResources.tree_js, PackageResources.inspector_js,
      PackageResources.tables_js, PackageResources.transport_js, PackageResources.app_js,
    ]
  }

  /// The parts of the page in their order.
  static var page: [Part] {
    var parts: [Part] = []
    for part in split(PackageResources.page_html[...]) {
      switch part {
      case .slot("style"): parts.append(.text(PackageResources.style_css[...]))
      case .slot("script"):
        for script in scripts { parts.append(.text(script[...])) }
      default: parts.append(part)
      }
    }
    return parts
  }

  /// Splits a text at slots, which are written `{{name}}`.
  private static func split(_ bytes: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var rest = bytes
    let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
    while let start = rest.indices.first(where: {
      rest[$0] == open && $0 + 1 < rest.endIndex && rest[$0 + 1] == open
    }), let end = rest[start...].firstIndex(of: close) {
      parts.append(.text(rest[..<start]))
      parts.append(.slot(String(decoding: rest[(start + 2)..<end], as: UTF8.self)))
      rest = rest[(end + 2)...]
    }
    return parts + [.text(rest)]
  }
}
