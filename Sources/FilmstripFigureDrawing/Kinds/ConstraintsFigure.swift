// SPDX-License-Identifier: MIT
internal import FilmstripDiff
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripTimelines

/// How a screen is laid out: constraints, guides and alignment rectangles over one frame, with what they mean.
struct ConstraintsFigure {
  private let subject: FigureSubject
  private let options: FigureOptions
  private let index: Int
  private let diagram: LayoutDiagram
  private let placed: PlacedLayout
  /// The items that are asked for by name; all where none is.
  private let chosen: Set<Int>?

  /// Beside the picture, where the page is wide enough.
  private static let legendWidth = 230.0
  private static let highest = 800.0
  /// Around what is asked for by name, in points of the screen.
  private static let surroundings = 20.0
  private static let closest = 2.0

  init(_ subject: FigureSubject, _ options: FigureOptions) throws(FigureError) {
    guard !subject.frames.isEmpty else {
      throw .noDrawing(kind: .constraints, recording: subject.file.name)
    }
    guard subject.layouts.count == subject.frames.count else {
      throw .noLayout(recording: subject.file.name)
    }
    (self.subject, self.options) = (subject, options)
    // Where nothing moves any more, unless an instant is asked for.
    index = options.moments.first.map(subject.index(at:)) ?? subject.frames.count - 1
    diagram = subject.layouts[index]
    placed = PlacedLayout(diagram, in: subject.frames[index])
    guard !options.layers.isEmpty else {
      chosen = nil
      return
    }
    let titles = LayerTitles(subject.file.timeline)
    let layers = subject.layouts[index].items.map(\.layer)
    var found: Set<Int> = []
    for name in options.layers {
      let these = layers.indices.filter { titles.isMeant(layers[$0], by: name) }
      guard !these.isEmpty else {
        let known = layers.map { titles[$0] }
        throw .unknownLayer(
          name: name,
          known: known.enumerated().filter { known.firstIndex(of: $0.element) == $0.offset }
            .map(\.element))
      }
      found.formUnion(these)
    }
    chosen = found
  }

  func figure() throws -> Figure {
    var page = try FigurePage(
      .constraints, subject, options,
      detail: "at \(subject.label(of: index)) on \(subject.file.screen.name.printable)")
    guard placed.constraints.contains(where: isShown) else {
      try page.paragraph("No constraint places anything in this frame.", .caption, .text)
      return try page.figure(
        caption: [], alternative: ["No constraint places anything at \(subject.words(of: index))."])
    }
    let isWide = page.width > 520
    let room = isWide ? page.width - Self.legendWidth - 26 : page.width
    let part = viewport
    let scale = min(room / part.width, Self.highest / part.height, Self.closest)
    let left = isWide ? page.left : page.left + max(0, room - part.width * scale) / 2
    let (rect, toFigure) = page.place(part, scale: scale, x: left)
    let painter = LayoutPainter(
      placed, parts: .all, transform: toFigure, limit: rect, isShown: isShown)
    try draw(painter, rect, part, on: &page)
    try page.add(
      entries(painter), to: rect,
      beside: isWide ? (gap: 26, width: page.right - rect.maxX - 26) : nil)
    return try page.figure(
      caption: caption(painter),
      alternative: [
        "\(FigureWords.capitalized(FigureWords.name(subject.file.name))) at "
          + "\(subject.words(of: index)), with its constraints drawn over it."
      ])
  }

  // MARK: What is shown

  private func isShown(_ constraint: LayoutDiagram.Constraint) -> Bool {
    guard let chosen else { return true }
    return chosen.contains(constraint.first.item)
      || constraint.second.map { chosen.contains($0.item) } ?? false
  }

  /// The screen, or what is around the items that are asked for.
  private var viewport: CGRect {
    let screen = subject.screenRect
    guard let chosen else { return screen }
    let near = screen.insetBy(dx: -Self.surroundings, dy: -Self.surroundings)
    let rects = chosen.compactMap { placed.items[$0]?.rect }
    let box = rects.reduce(CGRect.null) { $0.union($1) }
    let part = box.insetBy(dx: -Self.surroundings, dy: -Self.surroundings).overlap(near)
    return part.isNull || part.width < 1 || part.height < 1 ? screen : part
  }

  private func draw(
    _ painter: LayoutPainter, _ rect: CGRect, _ part: CGRect, on page: inout FigurePage
  ) throws {
    let frame = subject.frames[index]
    let outline =
      chosen == nil
      ? ScreenFrame(subject.screen).outline(in: rect) : Path(roundedRect: rect, cornerRadius: 6)
    page.canvas.fill(outline, .panel)
    try page.canvas.group(clip: outline) { canvas in
      if let picture = FigurePicture(
        frame.root, rect: part.overlap(CGRect(origin: .zero, size: frame.size)),
        background: frame.background)
      {
        let scale = rect.width / part.width
        let place = CGRect(
          x: rect.minX + (picture.rect.minX - part.minX) * scale,
          y: rect.minY + (picture.rect.minY - part.minY) * scale,
          width: picture.rect.width * scale, height: picture.rect.height * scale)
        canvas.picture(picture, in: place)
        // What is laid out recedes behind what lays it out.
        canvas.fill(place, FigureInk.paper.opacity(0.55))
      }
      try painter.draw(into: &canvas)
    }
    page.canvas.stroke(outline, width: 1.5, .line)
  }

  // MARK: Words

  private func entries(_ painter: LayoutPainter) -> [FigureLegend.Entry] {
    func count(_ isMeant: (LayoutMark) -> Bool) -> Int { painter.marks.filter(isMeant).count }
    var entries: [FigureLegend.Entry] = []
    func add(_ number: Int, _ noun: String, _ lines: [String], _ ink: FigureInk) {
      guard number > 0 else { return }
      entries.append(
        FigureLegend.Entry(title: FigureWords.countAtStart(number, noun), lines: lines, ink: ink))
    }
    func holds(_ mark: LayoutMark) -> Bool { mark.constraint.outcome == .holds }
    add(
      count { holds($0) && !$0.kind.isLength }, "place",
      ["a distance, or a side or middle that two have in common"], LayoutPainter.place)
    add(
      count { holds($0) && $0.kind.isLength }, "measure",
      ["a width or height, by itself or like another one"], LayoutPainter.measure)
    add(
      count { holds($0) && !$0.constraint.isRequired }, "optional constraint",
      ["dashed: of less priority than required"], .quiet)
    add(
      count { $0.constraint.outcome == .yields }, "optional constraint",
      ["not satisfied, as others matter more"], LayoutPainter.open)
    let wrong = painter.marks.filter { [.givenUp, .conflicts].contains($0.constraint.outcome) }
    add(
      wrong.count, "contradiction",
      wrong.filter { $0.constraint.outcome == .givenUp }.prefix(3).map {
        "given up: \($0.constraint.text)"
      }, LayoutPainter.wrong)
    let open = painter.items.filter { !$0.item.openNumbers.isEmpty }
    add(
      open.count, "ambiguous view",
      open.prefix(3).map { "\($0.item.name): \(FigureWords.list($0.item.openNumbers))" },
      LayoutPainter.open)
    let guides = painter.items.filter { [.safeArea, .guide].contains($0.item.role) }.count
    let margins = painter.items.filter { [.margins, .readable].contains($0.item.role) }.count
    add(guides, "guide", ["safe areas and guides, dashed"], LayoutPainter.guide)
    add(margins, "margin", ["layout margins and widths for reading, dashed"], LayoutPainter.margin)
    add(
      painter.items.filter { $0.item.role == .view }.count, "placed view",
      ["the thin outline is its alignment rectangle"], .text)
    return entries
  }

  private func caption(_ painter: LayoutPainter) -> [String] {
    let views = painter.items.filter { $0.item.role == .view }.count
    let shown = placed.constraints.filter(isShown)
    let ofStacks = shown.filter(\.isArrangement).count
    var sentences = [
      FigureWords.countAtStart(shown.count, "constraint") + (ofStacks > 0 ? ", " : " ")
        + (ofStacks > 0 ? "\(ofStacks) of which stack views made, " : "")
        + "\(shown.count == 1 ? "places" : "place") \(FigureWords.count(views, "view"))."
    ]
    let givenUp = shown.filter { $0.outcome == .givenUp }
    if !givenUp.isEmpty {
      sentences.append(
        "\(FigureWords.countAtStart(givenUp.count, "constraint")) contradicted others and "
          + "\(givenUp.count == 1 ? "was" : "were") given up.")
    }
    let open = painter.items.filter { !$0.item.openNumbers.isEmpty }
    if !open.isEmpty {
      sentences.append(
        "Constraints leave \(FigureWords.list(open.prefix(3).map(\.item.name))) open"
          + (open.count > 3 ? " and \(open.count - 3) more." : "."))
    }
    return sentences
  }
}

extension LayoutMark.Kind {
  var isLength: Bool { self == .length || self == .commonLength }
}
