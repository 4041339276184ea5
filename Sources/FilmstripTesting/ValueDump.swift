// SPDX-License-Identifier: MIT

/// A value and all in it as text, the same in each process: elements of sets and dictionaries in the order
/// of their texts, objects without their addresses.
///
/// Values that differ have different texts, as far as reflection and their descriptions tell them apart. An
/// object that is in several places is shown at the first of them, with a number, and called by it at the
/// others.
struct ValueDump {
  private(set) var text = ""
  private let graph: ValueGraph
  private var numbers: [Int: Int]
  private var shown: Set<Int> = []

  init(_ value: Any) {
    graph = ValueGraph(value)
    numbers = graph.numbers
    add(ValueGraph.root, label: nil, depth: 0)
  }

  private mutating func add(_ index: Int, label: String?, depth: Int) {
    let node = graph.nodes[index]
    text += String(repeating: "  ", count: depth) + (node.hasOwnParts ? "▿ " : "- ")
    if let label { text += "\(label): " }
    text += node.title
    if graph.isShared(index) { text += " #\(number(of: index))" }
    text += "\n"
    // Two objects may hold each other.
    if node.isObject, !shown.insert(index).inserted { return }
    var parts = node.parts
    if node.isUnordered, parts.count > 1 {
      let texts = parts.map { textAlone($0.node) }
      parts = parts.indices.sorted { texts[$0] < texts[$1] }.map { parts[$0] }
    }
    for part in parts { add(part.node, label: part.label, depth: depth + 1) }
  }

  /// The text of one node, after what is shown already.
  private func textAlone(_ index: Int) -> String {
    var copy = self
    copy.text = ""
    copy.add(index, label: nil, depth: 0)
    return copy.text
  }

  private mutating func number(of index: Int) -> Int {
    if let number = numbers[index] { return number }
    numbers[index] = numbers.count + 1
    return numbers.count
  }
}
