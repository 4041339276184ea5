// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

struct ExplodedFigure {
  private let subject: FigureSubject
  private let options: FigureOptions
  private let index: Int
  private let planes: [LayerStack.Plane]
  /// What is moving then, for a mark beside names.
  private let movingIDs: Set<Int>

  private static let standardLimit = 9
  /// The space between two planes, in widths of the screen, where there is room.
  private static let spacing = 1.1

  private let titles: LayerTitles

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    guard !subject.frames.isEmpty else {
      throw .noDrawing(kind: .exploded, recording: subject.file.name)
    }
    (self.subject, self.options) = (subject, options)
    let moving = MovingLayers(subject)
    index = ExplodedFigure.moment(subject, options, moving)
    let frame = subject.frames[index]
    let titles = LayerTitles(subject.file.timeline)
    self.titles = titles
    var chosen: Set<Int> = []
    for name in options.layers {
      let states = subject.file.timeline.frames[index]
      let found = states.filter { titles.isMeant($0.id, by: name) }.map(\.id)
      guard !found.isEmpty else {
        throw .unknownLayer(name: name, known: states.map { titles[$0.id] })
      }
      chosen.formUnion(found)
    }
    planes =
      LayerStack(frame, limit: options.limit ?? ExplodedFigure.standardLimit, chosen: chosen).planes
    movingIDs = Set(moving.all.map(\.id))
  }

  /// The frame that is asked for; else the one in which most is on its way: in the middle of the motion.
  private static func moment(
    _ subject: FigureSubject, _ options: FigureOptions, _ moving: MovingLayers
  ) -> Int {
    if let time = options.moments.first { return subject.index(at: time) }
    guard subject.heldProgress.isEmpty else { return subject.frames.count / 2 }
    let motions = moving.all.flatMap(\.motions)
    guard let begin = motions.map(\.begin).min(),
      let end = motions.map({ $0.begin + $0.duration }).max()
    else { return subject.frames.count / 2 }
    return subject.index(at: begin + 0.5 * (end - begin))
  }

  func figure() throws -> Figure {
    var page = try FigurePage(
      .exploded, subject, options,
      detail: "at \(subject.label(of: index)) on \(subject.file.screen.name.printable)")
    guard !planes.isEmpty else {
      try page.paragraph("No layer shows anything in this frame.", .caption, .text)
      return try page.figure(
        caption: [], alternative: ["No layer shows anything at \(subject.words(of: index))."])
    }
    try draw(on: &page)
    return try page.figure(caption: caption, alternative: alternative)
  }

  // MARK: Drawing

  /// Where planes are, in points of the window where the projection is not scaled.
  private struct Arrangement {
    let gap: Double
    let boxes: [CGRect]
    let whole: CGRect
  }

  private func arrangement(gap: Double) -> Arrangement {
    let screen = subject.screenRect
    var whole = Axonometry.box(of: screen, z: 0)
    var boxes: [CGRect] = []
    for (place, plane) in planes.enumerated() {
      let box = Axonometry.box(of: bounds(of: plane), z: Double(place) * gap)
      boxes.append(box)
      whole = whole.union(box)
    }
    whole = whole.union(Axonometry.box(of: screen, z: Double(planes.count - 1) * gap))
    return Arrangement(gap: gap, boxes: boxes, whole: whole)
  }

  /// What of the window is shown: the screen, and what is beside it.
  private var limit: CGRect {
    let screen = subject.screenRect
    return screen.insetBy(dx: -1.02 * screen.width, dy: -0.7 * screen.height)
  }

  /// The rectangle of a plane in the window: its bounds, not far outside of the screen.
  private func bounds(of plane: LayerStack.Plane) -> CGRect {
    let screen = subject.screenRect
    let box = plane.layer.toWindow.boundingBox(of: plane.layer.node.geometry.bounds.standardized)
    let part = box.overlap(limit)
    return part.isNull ? screen : part
  }

  private func draw(on page: inout FigurePage) throws {
    // High enough to see something; wide enough to tell planes apart.
    let height = min(max(page.width * 0.5, 200), 420)
    var arrangement = arrangement(gap: ExplodedFigure.spacing * subject.screen.width)
    var scale = height / arrangement.whole.height
    // The label of the foremost plane goes on to the right of it.
    let room = page.width - min(130, 0.2 * page.width)
    if arrangement.whole.width * scale > room {
      // Nearer planes at first, then smaller ones.
      let least = self.arrangement(gap: 0.16 * subject.screen.width)
      let leastScale = min(height / least.whole.height, room / least.whole.width)
      var (near, far) = (0.16, ExplodedFigure.spacing)
      for _ in 0..<24 {
        let middle = (near + far) / 2
        let tried = self.arrangement(gap: middle * subject.screen.width)
        if tried.whole.width * min(height / tried.whole.height, leastScale) <= room {
          near = middle
        } else {
          far = middle
        }
      }
      arrangement = self.arrangement(gap: near * subject.screen.width)
      scale = min(height / arrangement.whole.height, room / arrangement.whole.width)
    }
    let left =
      page.left + max(0, min(room, page.width - 60) - arrangement.whole.width * scale) * 0.5
    let view = Axonometry(
      scale: scale,
      origin: CGPoint(
        x: left - arrangement.whole.minX * scale, y: page.y - arrangement.whole.minY * scale))
    drawGuides(view, arrangement, into: &page.canvas)
    for (place, plane) in planes.enumerated() {
      draw(plane, view.transform(z: Double(place) * arrangement.gap), into: &page.canvas)
    }
    let bottom = page.y + arrangement.whole.height * scale
    page.advance(arrangement.whole.height * scale + 10)
    let labelHeight = try drawLabels(view, arrangement, below: bottom + 10, on: &page)
    page.advance(labelHeight)
  }

  /// The screen at the back, and where its corners go to.
  private func drawGuides(
    _ view: Axonometry, _ arrangement: Arrangement, into canvas: inout FigureCanvas
  ) {
    let back = view.transform(z: 0)
    let front = view.transform(z: Double(planes.count - 1) * arrangement.gap)
    canvas.fill(screenOutline(back), .panel)
    if planes.count > 1 {
      for corner in corners {
        canvas.line([back.apply(corner), front.apply(corner)], dash: [2, 4], .line)
      }
    }
    canvas.stroke(screenOutline(back), .line)
  }

  /// The corners of the screen, clockwise from the top left.
  private var corners: [CGPoint] {
    let (width, height) = (subject.screen.width, subject.screen.height)
    return [
      CGPoint.zero, CGPoint(x: width, y: 0), CGPoint(x: width, y: height), CGPoint(x: 0, y: height),
    ]
  }

  private func screenOutline(_ transform: Transform) -> Path {
    Path(points: corners.map { transform.apply($0) }, isClosed: true)
  }

  private func draw(
    _ plane: LayerStack.Plane, _ transform: Transform, into canvas: inout FigureCanvas
  ) {
    let frame = subject.frames[index]
    let layer = plane.layer
    let isMoving = movingIDs.contains(layer.node.id)
    let outline = layer.outline(transform, within: limit)
    canvas.fill(outline, FigureInk.panel.opacity(0.35))
    // Where the screen is, for what is beside it.
    canvas.stroke(screenOutline(transform), dash: [2, 3], .line)
    if let behind = layer.backdropPicture(in: frame) {
      canvas.add([place(behind, transform)])
    } else if let seen = layer.seenPicture(
      withChildren: plane.isWhole, in: frame, within: limit)
    {
      canvas.add([place(seen, transform)])
    }
    let ink = isMoving ? FigureInk.series[0] : FigureInk.quiet
    canvas.stroke(outline, width: isMoving ? 1.5 : 1, ink.opacity(isMoving ? 0.9 : 0.45))
  }

  private func place(
    _ seen: (picture: FigurePicture, space: Transform), _ transform: Transform
  ) -> FigureElement {
    .picture(
      seen.picture,
      Transform(translationX: seen.picture.rect.minX, y: seen.picture.rect.minY)
        .concatenating(seen.space).concatenating(transform))
  }

  private func drawLabels(
    _ view: Axonometry, _ arrangement: Arrangement, below y: Double, on page: inout FigurePage
  ) throws -> Double {
    // The lower side of each plane, from its left corner on; it rises to the right.
    let sides = planes.indices.map { place -> (CGPoint, CGPoint) in
      let transform = view.transform(z: Double(place) * arrangement.gap)
      let rect = bounds(of: planes[place])
      return (
        transform.apply(CGPoint(x: rect.minX, y: rect.maxY)),
        transform.apply(CGPoint(x: rect.maxX, y: rect.maxY))
      )
    }
    let columns = LeaderLabels.columns(sides.map { $0.0.x + 1...max($0.0.x + 1, $0.1.x) })
    let starts = zip(columns, sides).map { x, side in
      let slope = side.1.x > side.0.x ? (side.1.y - side.0.y) / (side.1.x - side.0.x) : 0
      return CGPoint(x: x, y: side.0.y + slope * min(x - side.0.x, side.1.x - side.0.x))
    }
    let labels = LeaderLabels(starts, below: y)
    for (place, label) in labels.places.enumerated() {
      let plane = planes[place]
      let isMoving = movingIDs.contains(plane.layer.node.id)
      let ink = isMoving ? FigureInk.series[0] : FigureInk.quiet
      page.canvas.line([label.start, label.foot], width: 3, FigureInk.paper.opacity(0.7))
      let side = CGPoint(x: label.foot.x + 5, y: label.foot.y)
      page.canvas.line([label.start, label.foot, side], ink.opacity(0.7))
      page.canvas.dot(label.start, radius: 3.5, .paper)
      page.canvas.dot(label.start, radius: 2.5, ink)
      let x = label.foot.x + LeaderLabels.gap
      let room = page.right - x
      let name = try FigureText(title(of: plane), .label, within: min(room, 260))
      page.canvas.text(name, at: CGPoint(x: x, y: label.foot.y + 4), isMoving ? ink : .text)
      let rest = room - name.width - 8
      guard rest > 40 else { continue }
      page.canvas.text(
        try FigureText(detail(of: plane), .detail, within: rest),
        at: CGPoint(x: x + name.width + 8, y: label.foot.y + 4), .quiet)
    }
    return labels.height
  }

  // MARK: Words

  private func title(of plane: LayerStack.Plane) -> String { titles[plane.layer.node.id] }

  private func detail(of plane: LayerStack.Plane) -> String {
    let node = plane.layer.node
    var parts: [String] = []
    if !titles[node.id].contains(node.className) { parts.append(node.className) }
    if node.opacity < 0.995 {
      parts.append("opacity \(FigureWords.number(node.opacity, digits: 2))")
    }
    if node.hasEffects {
      if let shadow = node.effects.shadow, shadow.opacity > 0 { parts.append("shadow") }
      if node.effects.mask != nil { parts.append("mask") }
      if node.effects.backdrop != nil { parts.append("shows what is behind it") }
    }
    if plane.isWhole && plane.innerCount > 1 {
      let inner = plane.innerCount - (node.drawsItself ? 1 : 0)
      if inner > 0 { parts.append("with \(FigureWords.count(inner, "layer")) in it") }
    }
    return parts.joined(separator: ", ")
  }

  private var caption: [String] {
    var sentences = [
      "\(FigureWords.countAtStart(planes.count, "plane")), from the back to the front."
    ]
    let hidden = planes.filter(\.isWhole).reduce(0) { $0 + max($1.innerCount - 1, 0) }
    if hidden > 0 {
      sentences.append(
        "\(FigureWords.countAtStart(hidden, "more layer")) "
          + (hidden == 1 ? "is part of the plane it is in." : "are part of the planes they are in.")
      )
    }
    let moving = planes.filter { movingIDs.contains($0.layer.node.id) }
    if !moving.isEmpty {
      let names = moving.prefix(3).map { FigureWords.name(title(of: $0)) }
      sentences.append("\(FigureWords.list(names)) \(moving.count == 1 ? "moves" : "move").")
    }
    return sentences
  }

  private var alternative: [String] {
    let names = planes.map { plane -> String in
      let detail = detail(of: plane)
      return FigureWords.name(title(of: plane)) + (detail.isEmpty ? "" : " (\(detail))")
    }
    return [
      "The layers of \(FigureWords.name(subject.file.name)) at "
        + "\(subject.words(of: index)), one behind the other: "
        + "\(names.joined(separator: ", "))."
    ]
  }
}
