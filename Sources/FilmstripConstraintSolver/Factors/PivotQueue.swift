// SPDX-License-Identifier: MIT

/// Numbers of pivots, the first one first; each is in it once.
struct PivotQueue {
  private var heap: [Int32] = []

  mutating func insert(_ pivot: Int32) {
    heap.append(pivot)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if heap[parent] <= heap[child] { break }
      heap.swapAt(parent, child)
      child = parent
    }
  }

  mutating func popFirst() -> Int32? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    guard !heap.isEmpty else { return first }
    heap[0] = last
    var parent = 0
    while true {
      var child = 2 * parent + 1
      if child >= heap.count { break }
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      if heap[parent] <= heap[child] { break }
      heap.swapAt(parent, child)
      parent = child
    }
    return first
  }
}
