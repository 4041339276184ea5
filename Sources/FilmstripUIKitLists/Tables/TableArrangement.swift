// SPDX-License-Identifier: MIT

struct TableArrangement {
  struct Section {
    /// Where the header begins, and how high it is; the room above it is none of it.
    var header = (start: 0.0, height: 0.0)
    /// Where each row begins, and at the end where the last one ends.
    var rows: [Double] = [0]
    var footer = (start: 0.0, height: 0.0)
    var start = 0.0
    var end = 0.0

    var rowCount: Int { rows.count - 1 }
  }

  private(set) var sections: [Section] = []
  /// Where the first section begins, below the table's header, and where the last one ends.
  let start: Double
  private(set) var end: Double

  init(from start: Double) { (self.start, end) = (start, start) }

  mutating func add(padding: Double, header: Double, rows: [Double], footer: Double) {
    var section = Section()
    section.start = end
    section.header = (end + padding, header)
    var place = end + padding + header
    section.rows = [place]
    for height in rows {
      place += height
      section.rows.append(place)
    }
    section.footer = (place, footer)
    section.end = place + footer
    end = section.end
    sections.append(section)
  }

  /// The rows of a section that reach into a range, as a range of numbers.
  func rows(of index: Int, from top: Double, to bottom: Double) -> Range<Int> {
    let rows = sections[index].rows
    // The first row that ends behind the top, and the first one that begins behind the bottom.
    let first = TableArrangement.firstIndex(in: rows, after: top) - 1
    let last = TableArrangement.firstIndex(in: rows, notBefore: bottom)
    let (low, high) = (max(first, 0), min(last, sections[index].rowCount))
    return low < high ? low..<high : 0..<0
  }

  private static func firstIndex(in places: [Double], after place: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private static func firstIndex(in places: [Double], notBefore place: Double) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
