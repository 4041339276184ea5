// SPDX-License-Identifier: MIT

/// A value and all in it, each object once.
struct ValueGraph {
  struct Node {
    let title: String
    let isObject: Bool
    let isUnordered: Bool
    /// Whether it has parts that are not those of a superclass.
    let hasOwnParts: Bool
    fileprivate(set) var parts: [(label: String?, node: Int)] = []
    fileprivate(set) var placeCount = 1
  }

  static let root = 0

  private(set) var nodes: [Node] = []
  /// The numbers of objects in several places that are found without sets and dictionaries, by their nodes.
  ///
  /// They do not depend on the order of sets, whose elements may be told apart by nothing else.
  private(set) var numbers: [Int: Int] = [:]

  private var objects: [ObjectIdentifier: Int] = [:]
  /// Keeps objects that are made for reflection, so that no other takes the place of one.
  private var kept: [AnyObject] = []
  private var unordered: [(node: Int, parts: [DumpedValue.Part])] = []

  init(_ value: Any) {
    _ = add(value)
    let orderedCount = nodes.count
    while let (node, parts) = unordered.popLast() {
      nodes[node].parts = parts.map { (label: $0.label, node: add($0.value)) }
    }
    for index in 0..<orderedCount where isShared(index) { numbers[index] = numbers.count + 1 }
  }

  func isShared(_ index: Int) -> Bool { nodes[index].placeCount > 1 }

  private mutating func add(_ value: Any) -> Int {
    let dumped = DumpedValue(value)
    let index = nodes.count
    if let object = dumped.object {
      if let known = objects[ObjectIdentifier(object)] {
        nodes[known].placeCount += 1
        return known
      }
      objects[ObjectIdentifier(object)] = index
      kept.append(object)
    }
    nodes.append(
      Node(
        title: dumped.title, isObject: dumped.object != nil, isUnordered: dumped.isUnordered,
        hasOwnParts: dumped.hasOwnParts))
    if dumped.isUnordered {
      unordered.append((index, dumped.parts))
    } else {
      for part in dumped.parts {
        let node = add(part.value)
        nodes[index].parts.append((label: part.label, node: node))
      }
    }
    return index
  }
}
