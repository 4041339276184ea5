// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTextLayout

/// Draws how a screen is laid out over a picture of it: guides, rectangles, constraints and their numbers.
struct LayoutPainter {
  private let placed: PlacedLayout
  private let parts: LayoutOverlay
  /// From the window to what is drawn on.
  private let transform: Transform
  private let limit: CGRect
  let marks: [LayoutMark]
  let items: [PlacedLayout.Item]

  /// Lines on pictures of any colour stand on a wider one of the paper's.
  private static let halo = FigureInk.paper.opacity(0.72)
  static let place = FigureInk.series[0]
  static let measure = FigureInk.series[3]
  static let guide = FigureInk.series[2]
  static let margin = FigureInk.series[4]
  static let open = FigureInk(light: 0xc25200, dark: 0xffa64d)
  static let wrong = FigureInk(light: 0xd70015, dark: 0xff6961)
  private static let font = FigureFont(size: 8.5, weight: .semibold)

  /// A painter of the constraints of which `isShown` says so, and of what these name.
  init(
    _ placed: PlacedLayout, parts: LayoutOverlay, transform: Transform, limit: CGRect,
    isShown: (LayoutDiagram.Constraint) -> Bool = { _ in true }
  ) {
    (self.placed, self.parts, self.transform, self.limit) = (placed, parts, transform, limit)
    let all = placed.items.map { $0?.drawn(by: transform) }
    let constraints = placed.constraints.filter(isShown)
    var named = Array(repeating: false, count: all.count)
    var marks: [LayoutMark] = []
    for constraint in constraints {
      named[constraint.first.item] = true
      if let second = constraint.second { named[second.item] = true }
      guard let first = all[constraint.first.item] else { continue }
      let second = constraint.second.flatMap { all[$0.item] }
      guard let mark = LayoutMark(constraint, first, second), mark.isSeen(in: first.clip) else {
        continue
      }
      marks.append(mark)
    }
    self.marks = marks
    items = zip(all, named).compactMap { $1 ? $0 : nil }
  }

  func draw(into canvas: inout FigureCanvas) throws {
    if parts.contains(.guides) { drawGuides(into: &canvas) }
    if parts.contains(.alignmentRectangles) { drawRectangles(into: &canvas) }
    if parts.contains(.baselines) { drawBaselines(into: &canvas) }
    guard parts.contains(.constraints) else { return }
    let ordered = marks.enumerated().sorted {
      let (one, two) = ($0.element.rank, $1.element.rank)
      return one != two ? one < two : $0.offset < $1.offset
    }.map(\.element)
    for mark in ordered where !mark.constraint.isArrangement {
      draw(mark, width: 2.5, Self.halo, into: &canvas)
    }
    for mark in ordered { draw(mark, width: mark.width, mark.ink, into: &canvas) }
    try drawLabels(ordered.reversed(), into: &canvas)
  }

  // MARK: Items

  private func drawGuides(into canvas: inout FigureCanvas) {
    for item in items {
      let ink: FigureInk
      switch item.item.role {
      case .view, .givenView: continue
      case .margins, .readable: ink = Self.margin
      case .safeArea, .guide: ink = Self.guide
      }
      guard item.rect.width > 0.5 || item.rect.height > 0.5 else { continue }
      let path = Path(rect: item.rect)
      canvas.stroke(path, width: 2, Self.halo)
      canvas.stroke(path, width: 1, dash: [4, 3], ink.opacity(0.9))
    }
  }

  private func drawRectangles(into canvas: inout FigureCanvas) {
    for item in items where item.item.role == .view || item.item.role == .givenView {
      let path = Path(rect: item.rect.insetBy(dx: 0.25, dy: 0.25))
      guard item.item.openNumbers.isEmpty else {
        canvas.fill(item.rect, Self.open.opacity(0.14))
        canvas.stroke(path, width: 2.5, Self.halo)
        canvas.stroke(path, width: 1.25, dash: [3, 2], Self.open)
        continue
      }
      let share = item.item.role == .view ? 0.55 : 0.25
      canvas.stroke(path, width: 0.5, FigureInk.text.opacity(share))
    }
  }

  private func drawBaselines(into canvas: inout FigureCanvas) {
    for item in items {
      var heights = [item.firstBaseline, item.lastBaseline].compactMap(\.self)
      if heights.count > 1, abs(heights[0] - heights[1]) < 0.5 { heights.removeLast() }
      for y in heights {
        canvas.line(
          [CGPoint(x: item.rect.minX, y: y), CGPoint(x: item.rect.maxX, y: y)], width: 0.75,
          dash: [1, 1.5], Self.margin.opacity(0.8))
      }
    }
  }

  // MARK: Constraints

  private func draw(
    _ mark: LayoutMark, width: Double, _ ink: FigureInk, into canvas: inout FigureCanvas
  ) {
    let isHalo = width > mark.width
    let dash: [Double] = mark.constraint.isRequired || isHalo ? [] : [3, 2]
    let line = [mark.start, mark.end]
    switch mark.kind {
    case .contact:
      canvas.line(line, width: width + (mark.constraint.isArrangement ? 0.9 : 1.25), ink)
    case .commonSide, .commonBaseline:
      canvas.line(line, width: width, dash: isHalo ? [] : [1.5, 2], ink)
    case .commonMiddle:
      canvas.line(line, width: width, dash: isHalo ? [] : [5, 2, 1, 2], ink)
      if !isHalo { canvas.dot(mark.start, radius: 1.75, ink) }
    case .distance, .length, .commonLength:
      canvas.line(line, width: width, dash: dash, ink)
      if let reach = mark.reach, !isHalo { canvas.line(reach, width: 0.75, dash: [1, 2], ink) }
      // Ends, where there is room for them.
      let half = min(3, mark.length / 3)
      guard half > 0.6 else { return }
      for point in line {
        let (dx, dy) = mark.isHorizontal ? (0.0, half) : (half, 0.0)
        canvas.line(
          [CGPoint(x: point.x - dx, y: point.y - dy), CGPoint(x: point.x + dx, y: point.y + dy)],
          width: width, ink)
      }
    }
  }

  /// Numbers, where there is room: what is wrong first, then the longest.
  private func drawLabels(_ marks: [LayoutMark], into canvas: inout FigureCanvas) throws {
    var taken: [CGRect] = []
    let ordered = marks.enumerated().sorted {
      let (one, two) = ($0.element, $1.element)
      if one.rank != two.rank { return one.rank > two.rank }
      return one.length != two.length ? one.length > two.length : $0.offset < $1.offset
    }.map(\.element)
    for mark in ordered where !mark.label.isEmpty {
      let text = try FigureText(mark.label, Self.font)
      let size = CGSize(width: text.width + 5, height: 11)
      let place = mark.labelPlaces(size).first { rect in
        limit.insetBy(dx: 1, dy: 1).contains(rect)
          && !taken.contains { $0.insetBy(dx: -1, dy: -1).intersects(rect) }
      }
      guard let place else { continue }
      taken.append(place)
      canvas.fill(place, radius: 3, FigureInk.paper.opacity(0.94))
      canvas.stroke(Path(roundedRect: place, cornerRadius: 3), width: 0.5, mark.ink.opacity(0.5))
      canvas.text(text, at: CGPoint(x: place.midX, y: place.maxY - 2.6), .middle, mark.labelInk)
    }
  }
}

extension LayoutMark {
  /// What is drawn later is in front.
  fileprivate var rank: Int {
    switch constraint.outcome {
    case .givenUp: return 5
    case .conflicts: return 4
    case .yields: return 3
    case .holds: break
    }
    if constraint.isArrangement { return 0 }
    return kind.isLength ? 1 : 2
  }

  var ink: FigureInk {
    switch constraint.outcome {
    case .givenUp, .conflicts: LayoutPainter.wrong
    case .yields: LayoutPainter.open
    case .holds:
      // What stacks do is seen; what was written for these views is read.
      (kind.isLength ? LayoutPainter.measure : LayoutPainter.place).opacity(
        constraint.isArrangement ? 0.5 : 1)
    }
  }

  /// Numbers are read whoever made the constraint.
  fileprivate var labelInk: FigureInk {
    guard constraint.outcome == .holds else { return ink }
    return kind.isLength ? LayoutPainter.measure : LayoutPainter.place
  }

  fileprivate var width: Double {
    constraint.outcome == .givenUp ? 1.75 : constraint.isArrangement ? 0.6 : 1
  }

  /// Whether any of the mark is in what the first item is cut to.
  fileprivate func isSeen(in clip: CGRect) -> Bool {
    let box = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    return box.isFinite && !box.insetBy(dx: -0.5, dy: -0.5).overlap(clip).isNull
  }

  /// Where the label may be, the best place first: on the line, else beside it.
  fileprivate func labelPlaces(_ size: CGSize) -> [CGRect] {
    func rect(_ share: Double, _ aside: Double) -> CGRect {
      var point = CGPoint(
        x: start.x + share * (end.x - start.x), y: start.y + share * (end.y - start.y))
      if isHorizontal {
        point.y += aside * (size.height + 2)
      } else {
        point.x += aside * (size.width / 2 + 3)
      }
      return CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width,
        height: size.height)
    }
    let isRoomy = length > (isHorizontal ? size.width : size.height) + 8
    let on = [0.5, 0.3, 0.7, 0.15, 0.85].map { rect($0, 0) }
    let beside = [rect(0.5, 1), rect(0.5, -1), rect(0.25, 1), rect(0.75, -1)]
    return isRoomy ? on + beside : beside
  }
}

extension PlacedLayout.Item {
  fileprivate func drawn(by transform: Transform) -> PlacedLayout.Item {
    func height(_ y: Double) -> Double { transform.apply(CGPoint(x: rect.midX, y: y)).y }
    return PlacedLayout.Item(
      item: item, rect: transform.boundingBox(of: rect), firstBaseline: firstBaseline.map(height),
      lastBaseline: lastBaseline.map(height), clip: transform.boundingBox(of: clip))
  }
}
