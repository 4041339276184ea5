// SPDX-License-Identifier: MIT
import UIKit

struct DrawingElement: Sendable {
  /// Such as `path`; empty for what contains the elements of a file.
  let name: String
  let attributes: [String: String]
  private(set) var children: [DrawingElement] = []

  /// The elements of a text: tags with attributes in double quotes, and nothing else that counts.
  static func elements(of text: String) -> [DrawingElement] {
    var open = [DrawingElement(name: "", attributes: [:])]
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("!") { continue }
      if !tag.hasPrefix("/") { open.append(DrawingElement(tag: tag)) }
      if tag.hasPrefix("/") || tag.hasSuffix("/"), open.count > 1 {
        let closed = open.removeLast()
        open[open.count - 1].children.append(closed)
      }
    }
    return open[0].children
  }

  private init(name: String, attributes: [String: String]) {
    (self.name, self.attributes) = (name, attributes)
  }

  private init(tag: Substring) {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    // Names stand before the quotes, values between them.
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].split(separator: " ").last?.dropLast() ?? ""
      attributes[String(key)] = String(parts[index + 1])
    }
    let name = tag.prefix { $0 != " " && $0 != "/" }
    self.init(name: String(name), attributes: attributes)
  }

  /// An attribute that is a number; 0 without it.
  func number(_ name: String) -> CGFloat { CGFloat(Double(attributes[name] ?? "") ?? 0) }

  /// The numbers of an attribute, which spaces or commas separate.
  func numbers(_ name: String) -> [CGFloat] {
    (attributes[name] ?? "").split { " ,".contains($0) }.compactMap { Double($0) }.map {
      CGFloat($0)
    }
  }

  /// What an attribute such as `transform="rotate(45 3 4)"` calls, with its numbers.
  func calls(_ name: String) -> [(name: String, numbers: [CGFloat])] {
    (attributes[name] ?? "").split(separator: ")").map { call in
      let parts = call.split(separator: "(")
      let numbers = parts.last?.split { " ,".contains($0) }.compactMap { Double($0) } ?? []
      return (parts[0].trimmingCharacters(in: .whitespaces), numbers.map { CGFloat($0) })
    }
  }
}
