// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripImaging

struct DumpedValue {
  struct Part {
    let label: String?
    let value: Any
  }

  private(set) var title = ""
  private(set) var parts: [Part] = []
  /// The object that the value is; nil for a value that is none.
  private(set) var object: AnyObject?
  /// Whether the parts are in another order in each process.
  private(set) var isUnordered = false
  /// Whether there are parts that are not those of a superclass.
  private(set) var hasOwnParts = false

  /// A title that is not quoted as a text of the value's would be.
  private struct Word { let text: String }

  init(_ value: Any) {
    switch value {
    case let word as Word: title = word.text
    // Where memory is says nothing, and is another place in each process.
    case is any _Pointer: title = "0x…"
    case let data as Data: show(data, as: value)
    case let data as NSData: show(data as Data, as: value)
    case let bitmap as Bitmap: show(bitmap)
    default: reflect(value)
    }
  }

  /// Fewer bytes than this are shown one by one, as Foundation's own reflection does.
  private static let byteLimit = 64

  private mutating func show(_ data: Data, as value: Any) {
    title = "\(type(of: value))"
    let contents =
      data.count < DumpedValue.byteLimit
      ? Part(label: "bytes", value: Array(data))
      : Part(label: "digest", value: Word(text: "\(Digest(of: data))"))
    parts = [Part(label: "count", value: data.count), contents]
    hasOwnParts = true
  }

  private mutating func show(_ bitmap: Bitmap) {
    title = "\(type(of: bitmap))"
    parts = [
      Part(label: "width", value: bitmap.width), Part(label: "height", value: bitmap.height),
      Part(label: "digest", value: Word(text: "\(bitmap.digest)")),
    ]
    hasOwnParts = true
  }

  private mutating func reflect(_ value: Any) {
    let mirror = Mirror(reflecting: value)
    hasOwnParts = !mirror.children.isEmpty
    parts = mirror.children.map { Part(label: $0.label, value: $0.value) }
    var above = mirror.superclassMirror
    while let mirror = above {
      parts = mirror.children.map { Part(label: $0.label, value: $0.value) } + parts
      above = mirror.superclassMirror
    }
    isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
    if mirror.displayStyle == .class { object = value as AnyObject }
    title = DumpedValue.title(of: value, mirror)
    if mirror.displayStyle == .class || mirror.displayStyle == .struct { describe(value) }
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
        ? "\(type(of: value)).\(StableDescription(of: value).text)" : "\(type(of: value))"
    default: value is String ? "\"\(value)\"" : StableDescription(of: value).text
    }
  }

  /// Has a structure or an object say itself what its parts do not show, such as a `UUID` or a vector.
  private mutating func describe(_ value: Any) {
    guard DumpedValue.isDescribed(value) else { return }
    let hiddenCount = parts.count { DumpedValue.isHidden($0.value) }
    guard hiddenCount > 0 || parts.isEmpty || value is AnyKeyPath else { return }
    let text = StableDescription(of: value).text
    // Of an object that is known by its address alone its class says as much.
    if text.isEmpty || object != nil && text.contains("0x…") { return }
    let isAllHidden = hiddenCount == parts.count
    title = isAllHidden && object == nil ? text : "\(title): \(text)"
    if isAllHidden { (parts, hasOwnParts) = ([], false) }
  }

  private static func isDescribed(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
  }

  /// Whether a part shows nothing of what it holds: a place in memory, or a type of the compiler's own.
  private static func isHidden(_ value: Any) -> Bool {
    if value is any _Pointer || value is OpaquePointer { return true }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .struct:
      return !isDescribed(value) && !mirror.children.isEmpty
        && mirror.children.allSatisfy { isHidden($0.value) }
    case .optional: return mirror.children.first.map { isHidden($0.value) } ?? false
    case nil: return String(reflecting: type(of: value)).hasPrefix("Builtin.")
    default: return false
    }
  }
}
