// SPDX-License-Identifier: MIT

/// The shape of a tree whose children have an order; node 0 is the root.
struct OrderedTree: Equatable {
  /// The children of each node, first to last.
  var children: [[Int]]

  /// The nodes, children before their parent, and for each the place of its leftmost leaf in that order.
  ///
  /// Without recursion: trees of layers may be thousands deep.
  var postorder: (nodes: [Int], leftmost: [Int]) {
    var nodes: [Int] = []
    var leftmost: [Int] = []
    var open = [(node: 0, next: 0, first: 0)]
    while let (node, next, first) = open.popLast() {
      if next < children[node].count {
        open.append((node, next + 1, first))
        open.append((children[node][next], 0, nodes.count))
      } else {
        nodes.append(node)
        leftmost.append(first)
      }
    }
    return (nodes, leftmost)
  }
}
