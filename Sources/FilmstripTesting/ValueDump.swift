// SPDX-License-Identifier: MIT

/// A value and all in it as text, the same in each process: elements of sets and dictionaries in the order
/// of their texts, objects without their addresses.
struct ValueDump {
  private(set) var text = ""
  private var seen: Set<ObjectIdentifier> = []

  init(_ value: Any) { add(value, label: nil, depth: 0) }

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    let indent = String(repeating: "  ", count: depth)
    var head = indent + (mirror.children.isEmpty ? "- " : "▿ ")
    if let label { head += "\(label): " }
    text += head + ValueDump.title(of: value, mirror) + "\n"
    if mirror.displayStyle == .class {
      // Two objects may hold each other.
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    var parts = mirror.children.map { (label: $0.label, value: $0.value) }
    if mirror.displayStyle == .set || mirror.displayStyle == .dictionary {
      let texts = parts.map { ValueDump($0.value).text }
      parts = parts.indices.sorted { texts[$0] < texts[$1] }.map { parts[$0] }
    }
    var above = mirror.superclassMirror
    while let mirror = above {
      parts = mirror.children.map { ($0.label, $0.value) } + parts
      above = mirror.superclassMirror
    }
    for part in parts { add(part.value, label: part.label, depth: depth + 1) }
  }

  private static func title(of value: Any, _ mirror: Mirror) -> String {
    switch mirror.displayStyle {
    case .set, .collection: "\(mirror.children.count) elements"
    case .dictionary: "\(mirror.children.count) key/value pairs"
    case .tuple: "\(mirror.children.count) elements"
    case .optional where mirror.children.isEmpty: "nil"
    case .class, .struct, .optional: "\(type(of: value))"
    case .enum:
      mirror.children.isEmpty
        ? withoutAddresses("\(type(of: value)).\(value)") : "\(type(of: value))"
    default: withoutAddresses(value is String ? "\"\(value)\"" : "\(value)")
    }
  }

  /// A text without what is another in each process: addresses, and contexts that are known by theirs.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
      .replacing(#/0x[0-9a-f]{6,16}/#, with: "0x…")
  }
}
