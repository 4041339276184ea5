// SPDX-License-Identifier: MIT

/// Counts the connected regions of a picture in one pass from the top, and keeps the largest.
///
/// A region is of pixels that touch at sides or corners. Rows come as runs; runs that touch those
/// of the row above join their regions, found with union-find (path halving, the older region
/// becomes the root). A region that has no run in a row is complete and forgotten, so that memory
/// is what two rows have of runs: at most one for each two pixels of the width, less than 200 bytes
/// each, regardless of the height.
struct ConnectedRegions {
  private struct Run {
    var columns: Range<Int>
    var component: Int
  }

  private struct Component {
    var parent: Int
    var count: Int
    var box: PixelBox
    /// Its place among those that go on in the next row, or -1.
    var successor = -1
  }

  private(set) var count = 0
  private(set) var largest: PixelRegion?
  private var y = -2
  private var above: [Run] = []
  private var runs: [Run] = []
  /// The first run above that can touch the next one.
  private var cursor = 0
  private var components: [Component] = []
  private var continuing: [Component] = []

  init(width: Int) {
    // What most pictures need; one whose every other pixel is wrong makes it grow to its bound.
    let capacity = min((width + 1) / 2, 64)
    above.reserveCapacity(capacity)
    runs.reserveCapacity(capacity)
  }

  /// Begins a row below all before it; rows between them are without runs.
  mutating func begin(row: Int) {
    if row != y + 1 { finish() }
    y = row
    cursor = 0
  }

  /// Adds a run of the row, right of those before it with at least one pixel between.
  mutating func append(_ columns: Range<Int>) {
    // A run above touches this one if it reaches its columns or the one beside them.
    while cursor < above.count, above[cursor].columns.upperBound < columns.lowerBound {
      cursor += 1
    }
    var component = -1
    var next = cursor
    while next < above.count, above[next].columns.lowerBound <= columns.upperBound {
      let root = root(of: above[next].component)
      component = component < 0 ? root : join(component, root)
      next += 1
    }
    let box = PixelBox(columns: columns, row: y)
    if component < 0 {
      component = components.count
      components.append(Component(parent: component, count: columns.count, box: box))
    } else {
      components[component].count += columns.count
      components[component].box = components[component].box.union(box)
    }
    runs.append(Run(columns: columns, component: component))
  }

  /// Ends the row: regions without a run in it are complete.
  mutating func endRow() {
    for index in runs.indices {
      let root = root(of: runs[index].component)
      if components[root].successor < 0 {
        let successor = continuing.count
        components[root].successor = successor
        var component = components[root]
        (component.parent, component.successor) = (successor, -1)
        continuing.append(component)
      }
      runs[index].component = components[root].successor
    }
    for index in components.indices
    where components[index].parent == index && components[index].successor < 0 {
      complete(components[index])
    }
    swap(&components, &continuing)
    swap(&above, &runs)
    continuing.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  mutating func finish() {
    for component in components { complete(component) }
    components.removeAll(keepingCapacity: true)
    above.removeAll(keepingCapacity: true)
  }

  private mutating func complete(_ component: Component) {
    count += 1
    let region = PixelRegion(pixelCount: component.count, bounds: component.box.rect)
    guard let known = largest else {
      largest = region
      return
    }
    let (left, right) = (region.bounds, known.bounds)
    if region.pixelCount > known.pixelCount
      || (region.pixelCount == known.pixelCount && (left.y, left.x) < (right.y, right.x))
    {
      largest = region
    }
  }

  private mutating func root(of component: Int) -> Int {
    var place = component
    while components[place].parent != place {
      components[place].parent = components[components[place].parent].parent
      place = components[place].parent
    }
    return place
  }

  /// Joins two roots, and returns the one that both now have.
  private mutating func join(_ left: Int, _ right: Int) -> Int {
    if left == right { return left }
    let (root, child) = (min(left, right), max(left, right))
    components[child].parent = root
    components[root].count += components[child].count
    components[root].box = components[root].box.union(components[child].box)
    return root
  }
}
