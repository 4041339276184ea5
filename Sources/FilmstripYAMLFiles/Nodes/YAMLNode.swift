// SPDX-License-Identifier: MIT

/// A value of a YAML file, with its place; aliases and merge keys are resolved.
///
/// Made by ``YAMLComposer``, read through ``YAMLFields``.
package struct YAMLNode: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    /// A text or a number; `isPlain` where it has no quotation marks, so that it may be a number.
    case scalar(String, isPlain: Bool)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  package struct Entry: Sendable, Equatable {
    package let key: String
    package let mark: YAMLMark
    package let value: YAMLNode
  }

  /// Where it begins; what an alias stands for is where the anchor is.
  package let mark: YAMLMark
  package let content: Content

  package init(_ content: Content, at mark: YAMLMark) {
    (self.content, self.mark) = (content, mark)
  }
}

extension YAMLNode {
  /// The elements of a list; nil for anything else.
  package var elements: [YAMLNode]? {
    if case .sequence(let elements) = content { elements } else { nil }
  }

  /// The keys and values of a mapping; nil for anything else.
  package var entries: [Entry]? {
    if case .mapping(let entries) = content { entries } else { nil }
  }

  package subscript(key: String) -> YAMLNode? { entries?.first { $0.key == key }?.value }

  /// The node at a path of keys and indices, such as `gestures[1].from[0]`, or the last one on the way to
  /// it that is there.
  package func nearest(toPath path: String) -> YAMLNode {
    var node = self
    for step in path.split(whereSeparator: { ".[".contains($0) }) {
      let next: YAMLNode? =
        if step.hasSuffix("]"), let index = Int(step.dropLast()) {
          node.elements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        } else {
          node[String(step)]
        }
      guard let next else { break }
      node = next
    }
    return node
  }
}
