// SPDX-License-Identifier: MIT
package import Foundation

/// Labels below a drawing, each at the end of a line that comes straight down from what it names.
///
/// Lines cross neither each other nor a label: they are vertical and apart, a label begins at the foot of its
/// line and goes to the right, and what is farther left has a lower row.
package struct LeaderLabels {
  package struct Place: Equatable {
    package var start: CGPoint
    package var foot: CGPoint
  }

  package static let spacing = 11.0
  package static let rowHeight = 18.0
  /// Between a line and the letters.
  package static let gap = 8.0

  /// Where lines are along x, in the order of the items: each as far left as it may begin, but apart from
  /// those farther left.
  package static func columns(_ reaches: [ClosedRange<Double>]) -> [Double] {
    let order = reaches.indices.sorted {
      reaches[$0].lowerBound != reaches[$1].lowerBound
        ? reaches[$0].lowerBound < reaches[$1].lowerBound : $0 < $1
    }
    var columns = [Double](repeating: 0, count: reaches.count)
    var last = -Double.infinity
    for index in order {
      columns[index] = max(reaches[index].lowerBound, last + spacing)
      last = columns[index]
    }
    return columns
  }

  package let places: [Place]
  package var height: Double { Double(places.count) * LeaderLabels.rowHeight }

  /// Places labels below y, for the points at which lines begin, whose x are ``columns(_:)``.
  package init(_ starts: [CGPoint], below y: Double) {
    let order = starts.indices.sorted { starts[$0].x > starts[$1].x }
    var places = starts.map { Place(start: $0, foot: $0) }
    for (row, index) in order.enumerated() {
      places[index].foot.y = y + (Double(row) + 0.5) * LeaderLabels.rowHeight
    }
    self.places = places
  }
}
