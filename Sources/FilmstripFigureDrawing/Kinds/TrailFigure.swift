// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList
internal import Foundation

struct TrailFigure {
  private struct Trail {
    let layer: MovingLayer
    let ink: FigureInk
    /// The frames in which it is there, from the one before it moves to the one at rest.
    let frames: [Int]
    /// The point that is followed, in the window, in each of those frames.
    let path: [CGPoint]
  }

  private let subject: FigureSubject
  private let options: FigureOptions
  private let moving: MovingLayers
  private let trails: [Trail]

  private static let standardLimit = 3
  /// Ghosts of one layer, the last one included.
  private static let ghostCount = 5
  /// Points of a path are farther apart than that, or nothing moves; in points of the screen.
  private static let leastTravel = 2.0

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    guard !subject.frames.isEmpty else {
      throw .noDrawing(kind: .trail, recording: subject.file.name)
    }
    (self.subject, self.options) = (subject, options)
    moving = MovingLayers(subject)
    let limit = options.limit ?? TrailFigure.standardLimit
    var trails: [Trail] = []
    for layer in try moving.chosen(options.layers) where trails.count < limit {
      // Of those that are not asked for, what hardly matters would only be in the way.
      if options.layers.isEmpty, let first = moving.all.first, layer.weight < 0.05 * first.weight {
        break
      }
      if let trail = TrailFigure.trail(layer, subject, number: trails.count) {
        trails.append(trail)
      }
    }
    self.trails = trails
  }

  private static func trail(_ layer: MovingLayer, _ subject: FigureSubject, number: Int) -> Trail? {
    let first = layer.motions.map(\.frames.lowerBound).min() ?? 1
    let last = layer.motions.map(\.frames.upperBound).max() ?? 1
    var frames: [Int] = []
    var boxes: [CGRect] = []
    for index in max(0, first - 1)...max(last, 0) where index < subject.frames.count {
      let states = subject.file.timeline.frames[index]
      guard let state = states.first(where: { $0.id == layer.id }), !state.isHidden,
        state.frame.isFinite
      else { continue }
      frames.append(index)
      boxes.append(state.frame)
    }
    guard !boxes.isEmpty else { return nil }
    // Layers that go along one line would have their paths one over the other.
    let height = [0.5, 0.58, 0.42][number % 3]
    let near = limit(subject)
    let points: [(CGRect) -> CGPoint] = [
      { CGPoint(x: $0.midX, y: $0.minY + height * $0.height) },
      { CGPoint(x: $0.midX, y: $0.minY + 0.15 * $0.height) },
      { CGPoint(x: $0.midX, y: $0.minY + 0.85 * $0.height) },
      { CGPoint(x: $0.minX + 0.15 * $0.width, y: $0.minY + height * $0.height) },
      { CGPoint(x: $0.minX + 0.85 * $0.width, y: $0.minY + height * $0.height) },
      { CGPoint(x: $0.minX, y: $0.minY) },
      { CGPoint(x: $0.maxX, y: $0.minY) }, { CGPoint(x: $0.minX, y: $0.maxY) },
      { CGPoint(x: $0.maxX, y: $0.maxY) },
    ]
    let paths = points.map { point in boxes.map(point) }
    let lengths = paths.map(length)
    // A corner says more than a centre only where that stays.
    let longest = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    var choice = lengths[0] > 0.25 * lengths[longest] ? 0 : longest
    // A point that is to be seen all the way.
    func isSeen(_ path: [CGPoint]) -> Bool { path.allSatisfy(near.contains) }
    if !isSeen(paths[choice]),
      let other = paths.indices.first(where: {
        isSeen(paths[$0]) && lengths[$0] > 0.7 * lengths[choice]
      })
    {
      choice = other
    }
    return Trail(layer: layer, ink: .series(number), frames: frames, path: paths[choice])
  }

  private static func length(_ path: [CGPoint]) -> Double {
    zip(path, path.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  // MARK: Drawing

  func figure() throws -> Figure {
    var page = try FigurePage(
      .trail, subject, options,
      detail: trails.isEmpty ? "nothing moves" : FigureWords.outline(subject))
    let view = viewport
    let legendWidth = page.width > 520 ? 210.0 : 0
    let room = page.width - (legendWidth > 0 ? legendWidth + 28 : 0)
    let scale = min(room / view.width, 460 / view.height)
    // What is narrow stands in the middle, with its legend.
    let left = page.left + max(0, room - view.width * scale) / 2
    let (rect, toFigure) = page.place(view, scale: scale, x: left)
    let clip = Path(roundedRect: rect, cornerRadius: 8)
    let screenBox = toFigure.boundingBox(of: subject.screenRect)
    let outline = ScreenFrame(subject.screen).outline(in: screenBox)
    page.canvas.fill(outline, .panel)
    drawScenery(outline, screenBox, into: &page.canvas)
    page.canvas.group(clip: clip) { canvas in
      for trail in trails.sorted(by: isBehind) {
        drawGhosts(of: trail, view, toFigure, into: &canvas)
      }
    }
    page.canvas.stroke(outline, width: 1.5, .line)
    page.canvas.group(clip: clip) { canvas in
      for trail in trails.reversed() { drawPath(of: trail, toFigure, into: &canvas) }
    }
    try page.add(
      trails.map { legendEntry($0, toFigure) }, to: rect,
      beside: legendWidth > 0 ? (gap: 28, width: legendWidth) : nil)
    return try page.figure(
      caption: MotionSentences(subject).sentences(moving),
      alternative: [
        trails.isEmpty
          ? "The screen of \(FigureWords.name(subject.file.name))."
          : "The path of "
            + FigureWords.list(trails.map { FigureWords.name($0.layer.title) })
            + " over the screen, with dots at equal times."
      ])
  }

  /// What may be shown: the screen, and what is not far from it.
  private static func limit(_ subject: FigureSubject) -> CGRect {
    let screen = subject.screenRect
    return screen.insetBy(dx: -0.62 * screen.width, dy: -0.32 * screen.height)
  }

  private var viewport: CGRect {
    let screen = subject.screenRect
    let limit = TrailFigure.limit(subject)
    var view = screen
    for trail in trails {
      for index in trail.frames {
        guard
          let state = subject.file.timeline.frames[index].first(where: { $0.id == trail.layer.id })
        else { continue }
        let part = state.frame.overlap(limit)
        if !part.isNull { view = view.union(part) }
      }
    }
    return view.insetBy(dx: -0.02 * view.width, dy: -0.01 * view.height)
  }

  /// What does not move, faintly: the last frame without what does.
  private func drawScenery(_ outline: Path, _ box: CGRect, into canvas: inout FigureCanvas) {
    let frame = subject.frames[subject.frames.count - 1]
    let ids = Set(trails.map(\.layer.id))
    var root = frame.root
    root.remove(ids)
    guard
      let picture = FigurePicture(
        root, rect: CGRect(origin: .zero, size: frame.size), background: frame.background)
    else { return }
    canvas.group(opacity: 0.25, clip: outline) { $0.picture(picture, in: box) }
  }

  /// How much of the window a layer covers in one of its frames, in square points.
  private func area(of trail: Trail, at place: Int?) -> Double {
    guard let place else { return 0 }
    let states = subject.file.timeline.frames[trail.frames[place]]
    guard let frame = states.first(where: { $0.id == trail.layer.id })?.frame else { return 0 }
    return frame.width * frame.height
  }

  private func isBehind(_ one: Trail, _ other: Trail) -> Bool {
    for states in subject.file.timeline.frames.reversed() {
      if let first = states.firstIndex(where: { $0.id == one.layer.id }),
        let second = states.firstIndex(where: { $0.id == other.layer.id })
      {
        return first < second
      }
    }
    return one.frames[0] < other.frames[0]
  }

  private func drawGhosts(
    of trail: Trail, _ view: CGRect, _ toFigure: Transform, into canvas: inout FigureCanvas
  ) {
    let places = ghostPlaces(of: trail)
    var ghosts = Array(places.enumerated())
    // What grows would cover all that it was before.
    if area(of: trail, at: places.last) > 1.3 * area(of: trail, at: places.first) {
      ghosts.reverse()
    }
    for (number, place) in ghosts {
      let frame = subject.frames[trail.frames[place]]
      guard let layer = PlacedLayer(trail.layer.id, in: frame) else { continue }
      // The later, the more there is of it.
      let share =
        places.count == 1 ? 1 : 0.16 + 0.84 * pow(Double(number) / Double(places.count - 1), 1.6)
      let seen: (picture: FigurePicture, space: Transform)?
      if layer.isFlat && !layer.isCut && !layer.hasDepth {
        seen = layer.picture(withChildren: true).map { ($0, layer.toWindow) }
      } else {
        seen = layer.seenPicture(withChildren: true, in: frame, within: view)
      }
      guard let seen else { continue }
      let opacity = layer.isCut || !layer.isFlat ? 1 : layer.opacity
      let picture = FigureElement.picture(
        seen.picture,
        Transform(translationX: seen.picture.rect.minX, y: seen.picture.rect.minY)
          .concatenating(seen.space).concatenating(toFigure))
      let shown = share * min(max(opacity, 0), 1)
      if trail.layer.share > 0.3 && opacity > 0.95 {
        // Of large ones, one through the other, nothing would be recognized: they cover each other.
        canvas.add([picture])
        canvas.fill(layer.outline(toFigure), FigureInk.paper.opacity(0.94 * (1 - shown)))
      } else {
        canvas.group(opacity: shown) { $0.add([picture]) }
      }
      canvas.stroke(
        layer.outline(toFigure), width: number == places.count - 1 ? 1.5 : 1,
        trail.ink.opacity(0.25 + 0.65 * share))
    }
  }

  /// Which of a trail's frames have ghosts: the first, the last, and those between that are farthest apart
  /// on its way.
  private func ghostPlaces(of trail: Trail) -> [Int] {
    let count = trail.frames.count
    guard count > TrailFigure.ghostCount else { return Array(0..<count) }
    var distances = [0.0]
    for (point, next) in zip(trail.path, trail.path.dropFirst()) {
      distances.append((distances.last ?? 0) + hypot(next.x - point.x, next.y - point.y))
    }
    let whole = distances.last ?? 0
    let last = TrailFigure.ghostCount - 1
    var places: [Int] = []
    for number in 0...last {
      let share = Double(number) / Double(last)
      let place =
        whole > TrailFigure.leastTravel
        ? distances.firstIndex { $0 >= share * whole - 1e-9 } ?? count - 1
        : Int((share * Double(count - 1)).rounded())
      if places.last != place { places.append(place) }
    }
    // At rest it is where it was on arrival: the first frame of both is the same picture.
    return places
  }

  private func drawPath(of trail: Trail, _ toFigure: Transform, into canvas: inout FigureCanvas) {
    guard TrailFigure.length(trail.path) > TrailFigure.leastTravel else { return }
    let points = trail.path.map { toFigure.apply($0) }
    canvas.line(points, width: 5, FigureInk.paper.opacity(0.75))
    canvas.line(points, width: 2, trail.ink)
    let step = dotStep(of: trail, points)
    for (place, point) in points.enumerated() where place % step == 0 {
      canvas.dot(point, radius: 3.5, .paper)
      canvas.dot(point, radius: 2.5, trail.ink)
    }
    guard let end = points.last,
      let before = points.last(where: { hypot($0.x - end.x, $0.y - end.y) > 6 })
    else { return }
    drawArrow(from: before, to: end, trail.ink, into: &canvas)
    if let start = points.first {
      canvas.dot(start, radius: 5, .paper)
      canvas.ring(start, radius: 4, width: 2, trail.ink)
    }
  }

  /// From dot to dot in frames: at most two dozen dots, some points of the figure apart on the whole.
  private func dotStep(of trail: Trail, _ points: [CGPoint]) -> Int {
    let count = min(24, max(2, Int(TrailFigure.length(points) / 9)))
    return max(1, (points.count + count - 1) / count)
  }

  private func drawArrow(
    from start: CGPoint, to end: CGPoint, _ ink: FigureInk, into canvas: inout FigureCanvas
  ) {
    let length = max(hypot(end.x - start.x, end.y - start.y), 1e-9)
    let (dx, dy) = ((end.x - start.x) / length, (end.y - start.y) / length)
    func point(_ along: Double, _ across: Double) -> CGPoint {
      CGPoint(x: end.x + along * dx - across * dy, y: end.y + along * dy + across * dx)
    }
    let head = Path(
      points: [point(5, 0), point(-8, 6), point(-5, 0), point(-8, -6)], isClosed: true)
    canvas.stroke(head, width: 3, .paper)
    canvas.fill(head, ink)
  }

  private func legendEntry(_ trail: Trail, _ toFigure: Transform) -> FigureLegend.Entry {
    let layer = trail.layer
    let main = layer.places.first ?? layer.motions.first
    var lines: [String] = layer.motions.prefix(3).map(\.range)
    if layer.motions.count > 3 { lines.append("and \(layer.motions.count - 3) more properties") }
    if let main {
      let time = main.duration > 0 ? FigureWords.seconds(main.duration) : "at once"
      lines.append([time, main.curve.map(\.heading)].compactMap(\.self).joined(separator: ", "))
    }
    let step = dotStep(of: trail, trail.path.map { toFigure.apply($0) })
    if TrailFigure.length(trail.path) > TrailFigure.leastTravel {
      let times = trail.frames.map { subject.file.times[$0] }
      let gap = step < times.count ? (times[step] - times[0]) * 1000 : 0
      lines.append("One dot each \(FigureWords.number(gap)) ms")
    }
    return FigureLegend.Entry(title: layer.title, lines: lines, ink: trail.ink)
  }
}

extension Node {
  /// Removes layers from the tree, with all that is in them.
  fileprivate mutating func remove(_ ids: Set<Int>) {
    children.removeAll { ids.contains($0.id) }
    for index in children.indices { children[index].remove(ids) }
  }
}
