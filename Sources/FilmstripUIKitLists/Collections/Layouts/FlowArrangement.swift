// SPDX-License-Identifier: MIT

/// What a flow layout computes: lines of items, section after section.
///
/// Everything is computed along an axis of scrolling and one across it. Items fill a line while they have room
/// with the smallest spacing between them (documented). What is left in a line is shared between its items; the
/// last line of a section is spaced as if more of its last item followed; a line that has room for a single one
/// has it in its middle, and lower items lie in the middle of their line (published: PSTCollectionView, which
/// imitates what was observed of UIKit).
struct FlowArrangement {
  /// What a section is made of; sizes are along (`length`) and across (`breadth`) the axis of scrolling.
  struct Section {
    var sizes: [Extent]
    var header = 0.0
    var footer = 0.0
    /// Around the items, before and after them along the axis, and across it.
    var lead = 0.0
    var trail = 0.0
    var near = 0.0
    var far = 0.0
    var lineSpacing = 10.0
    var itemSpacing = 10.0
  }

  /// A size: how far it reaches along the axis of scrolling, and across it.
  struct Extent: Equatable {
    var length: Double
    var breadth: Double
  }

  /// A rectangle by the same axes.
  struct Span: Equatable {
    var along: Double
    var across: Double
    var extent: Extent
  }

  struct PlacedSection {
    var start: Double
    var contentStart: Double
    var contentEnd: Double
    var end: Double
    var header: Double
    var footer: Double
    var items: [Span] = []
    /// The first item of each line, and where lines begin and end.
    var lines: [(first: Int, start: Double, end: Double)] = []
  }

  private(set) var sections: [PlacedSection] = []
  private(set) var length = 0.0

  /// Places sections in a room of so much breadth.
  ///
  /// `pixel` is the side of a device pixel, on which items begin.
  init(_ sections: [Section], breadth: Double, pixel: Double) {
    for section in sections {
      var placed = PlacedSection(
        start: length, contentStart: length + section.header, contentEnd: 0, end: 0,
        header: section.header, footer: section.footer)
      var place = placed.contentStart + section.lead
      let room = breadth - section.near - section.far
      var first = 0
      while first < section.sizes.count {
        let last = FlowArrangement.lineEnd(section, from: first, room: room)
        let line = section.sizes[first..<last]
        let height = line.map(\.length).max() ?? 0
        if first > 0 { place += section.lineSpacing }
        FlowArrangement.place(
          line, of: section, at: place, height: height, room: room, pixel: pixel,
          isLast: last == section.sizes.count, into: &placed.items)
        placed.lines.append((first, place, place + height))
        place += height
        first = last
      }
      placed.contentEnd = place + section.trail
      placed.end = placed.contentEnd + section.footer
      length = placed.end
      self.sections.append(placed)
    }
  }

  /// The item after the last one that has room in the line of a first one; each line has one at least.
  private static func lineEnd(_ section: Section, from first: Int, room: Double) -> Int {
    var used = section.sizes[first].breadth
    var next = first + 1
    while next < section.sizes.count {
      used += section.itemSpacing + section.sizes[next].breadth
      // A sum of fractions of a width may be the width but for its last bits.
      guard used <= room + 1e-6 else { break }
      next += 1
    }
    return next
  }

  private static func place(
    _ line: ArraySlice<Extent>, of section: Section, at start: Double, height: Double, room: Double,
    pixel: Double, isLast: Bool, into items: inout [Span]
  ) {
    let used = line.reduce(-section.itemSpacing) { $0 + $1.breadth + section.itemSpacing }
    var (left, count) = (room - used, line.count)
    if isLast, let final = line.last {
      let more = final.breadth + section.itemSpacing
      if more > 0, left + 1e-6 >= more {
        let extra = ((left + 1e-6) / more).rounded(.down)
        left -= extra * more
        // More of a size of nearly nothing than there are numbers for leaves nothing to share.
        count += Int(min(extra, 1e9))
      }
    }
    var across = section.near + (count == 1 ? left / 2 : 0)
    let gap = section.itemSpacing + (count > 1 ? left / Double(count - 1) : 0)
    for extent in line {
      items.append(
        Span(
          along: ((start + (height - extent.length) / 2) / pixel).rounded() * pixel,
          across: (across / pixel).rounded() * pixel, extent: extent))
      across += extent.breadth + gap
    }
  }

  /// The items of a section whose lines reach into a range along the axis, as a range of numbers.
  func items(of index: Int, from start: Double, to end: Double) -> Range<Int> {
    let section = sections[index]
    // Lines follow each other, so that the first one that ends behind the beginning is found by halves; where
    // the spacing is below 0 they overlap, and the ones before are looked at, too.
    var (low, high) = (0, section.lines.count)
    while low < high {
      let middle = (low + high) / 2
      if section.lines[middle].end < start { low = middle + 1 } else { high = middle }
    }
    while low > 0, section.lines[low - 1].end >= start { low -= 1 }
    var last = low
    while last < section.lines.count, section.lines[last].start <= end { last += 1 }
    guard low < last else { return 0..<0 }
    let finalItem = last < section.lines.count ? section.lines[last].first : section.items.count
    return section.lines[low].first..<finalItem
  }
}
