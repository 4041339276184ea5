// SPDX-License-Identifier: MIT
internal import Foundation
internal import FilmstripTextLayout

/// Makes a sheet of one or several transitions: takes their frames as cells, and gives pages with
/// their descriptions.
///
/// All frames are taken, also those without a cell: they count for the strip of changes. The pages are kept in
/// memory until all are there, ``SheetLayout/maximumPixelCount`` pixels at most. Not for use from two threads
/// at once.
final class SheetWriter {
  private let subjects: [SheetSubject]
  private let options: SheetOptions
  private let layout: SheetLayout
  private let composers: [SheetComposer]
  private let fonts: LabelFonts
  private let ink: SheetInk
  /// The frames with a cell, ascending, of each subject.
  private let shown: [[Int]]
  /// The lines below each cell, of each subject.
  private let lines: [[[MarkerLine]]]
  /// Where the cell of a frame is, of each subject: page and index in it.
  private let places: [[Int: (page: Int, cell: Int)]]
  private var changes: [[Double]]
  private var last: (subject: Int, bitmap: Bitmap)?
  private var hasGutters = false

  var lost: [Finding] { fonts.losses.reasons.map { .lostDrawing(reason: "a label: \($0)") } }

  /// Lays out a sheet; nil for one that is too large.
  ///
  /// - Precondition: there is a subject, and each has a frame.
  init?(_ subjects: [SheetSubject], options: SheetOptions) throws(TextLayoutError) {
    self.subjects = subjects
    self.options = options
    let shown = subjects.map { options.indices(of: $0.times.count) }
    let hasLegend = SheetGutter.isNarrow(options.cellWidth)
    let lines = zip(subjects, shown).map { subject, frames in
      subject.markers(among: frames).map {
        hasLegend ? MarkerLine.symbols($0) : MarkerLine.lines($0, atMost: SheetGutter.lineLimit)
      }
    }
    let parts = subjects.indices.map { index in
      let lineCount = lines[index].map(\.count).max() ?? 0
      return SheetLayout.Part(
        cellCount: shown[index].count, frameWidth: subjects[index].frameSize.width,
        frameHeight: subjects[index].frameSize.height,
        headHeight: SheetHead.height(of: subjects[index], hasLegend: hasLegend),
        titleHeight: SheetHead.titleHeight,
        gutterHeight: SheetGutter.height(lineCount: lineCount))
    }
    guard let layout = SheetLayout(parts: parts, options: options) else { return nil }
    ink = SheetInk(options.backdrop)
    let fill = ink.fill
    composers = layout.pages.map {
      SheetComposer(width: $0.width, height: $0.height, background: fill)
    }
    var places = subjects.map { _ in [Int: (page: Int, cell: Int)]() }
    for (page, content) in layout.pages.enumerated() {
      for (cell, place) in content.cells.enumerated() {
        places[place.part][shown[place.part][place.index]] = (page, cell)
      }
    }
    (self.layout, self.shown, self.lines, self.places) = (layout, shown, lines, places)
    changes = subjects.map { Array(repeating: 0, count: $0.times.count) }
    fonts = try LabelFonts()
  }

  func cellSize(ofSubject subject: Int) -> (width: Int, height: Int) {
    let rect = layout.pages.lazy.flatMap(\.cells).first { $0.part == subject }?.rect
    return (rect?.w ?? 1, rect?.h ?? 1)
  }

  /// Takes a frame in the size of a cell; all frames of a subject come in ascending order.
  func take(_ cell: Bitmap, frame: Int, ofSubject subject: Int = 0) {
    // While other threads make the next cells.
    drawGutters()
    if let last, last.subject == subject {
      changes[subject][frame] = FrameChange.measure(last.bitmap, cell)
    }
    last = (subject, cell)
    guard let place = places[subject][frame] else { return }
    let rect = layout.pages[place.page].cells[place.cell].rect
    let composer = composers[place.page]
    composer.place(cell, x: rect.x, y: rect.y)
    if ink.plate == nil { composer.outline(rect, with: Pixel(ink.line)) }
  }

  /// All pages, complete with labels; to be called once, after all frames.
  func makePages() -> [SheetPage] {
    let largest = changes.lazy.flatMap { $0 }.max() ?? 0
    drawGutters()
    return layout.pages.indices.map { index in
      drawHeads(ofPage: index, largestChange: largest)
      let names = SheetWriter.names(ofPage: index)
      return SheetPage(
        imageName: names.image, bitmap: composers[index].makeBitmap(), dataName: names.data,
        data: Data(description(ofPage: index).text(options.dataFormat).utf8))
    }
  }

  private static func names(ofPage index: Int) -> (image: String, data: String) {
    let stem = index == 0 ? "sheet" : "sheet-\(index + 1)"
    return (stem + ".png", stem + ".json")
  }

  private func drawHeads(ofPage index: Int, largestChange: Double) {
    for head in layout.pages[index].heads {
      let drawing = SheetHead(
        subject: subjects[head.part], changes: changes[head.part], largestChange: largestChange,
        shown: Set(shown[head.part]), hasLegend: SheetGutter.isNarrow(options.cellWidth), ink: ink,
        fonts: fonts)
      let rect = head.rect
      composers[index].place(
        drawing.makeBitmap(width: rect.w, height: rect.h, isContinued: head.isContinued),
        x: rect.x, y: rect.y)
    }
  }

  /// Draws what does not depend on the cells, the first time that it is called.
  private func drawGutters() {
    guard !hasGutters else { return }
    hasGutters = true
    layout.pages.indices.forEach(drawGutters)
  }

  private func drawGutters(ofPage index: Int) {
    let page = layout.pages[index]
    let forms = subjects.indices.map { part in
      GutterForm(
        subjects[part], frames: shown[part], cellWidth: options.cellWidth,
        inset: SheetGutter.inset(ink), fonts: fonts)
    }
    for row in page.rows {
      let subject = subjects[row.part]
      let gutter = SheetGutter(
        ink: ink, fonts: fonts, cellWidth: options.cellWidth, form: forms[row.part])
      let labels = row.cells.map { place in
        let cell = page.cells[place].index
        let frame = shown[row.part][cell]
        return SheetGutter.Label(
          index: subject.frameNumbers[frame], milliseconds: subject.times[frame],
          phase: subject.phases[frame],
          lines: lines[row.part][cell])
      }
      // The row below the cells, but for the line around them.
      let rect = row.gutter
      let bitmap = gutter.makeBitmap(labels, width: rect.w, height: rect.h - 1)
      composers[index].place(bitmap, x: rect.x, y: rect.y + 1)
    }
  }

  // MARK: The description

  private func description(ofPage index: Int) -> SheetSidecar {
    let page = layout.pages[index]
    let titles = subjects.count > 1 ? SheetWriter.unique(subjects.map(\.title)) : []
    let frames = page.cells.map { cell in
      let subject = subjects[cell.part]
      let indices = shown[cell.part]
      let frame = indices[cell.index]
      let next = cell.index + 1 < indices.count ? subject.times[indices[cell.index + 1]] : nil
      return SheetSidecar.Frame(
        name: (titles.isEmpty ? "" : titles[cell.part] + "/") + subject.frameNames[frame],
        rect: cell.rect,
        duration: subject.isHeld
          ? subject.durations[frame]
          : next.map { $0 - subject.times[frame] } ?? subject.durations[frame],
        phase: subject.phases[frame], part: cell.part)
    }
    let names = layout.pages.indices.map { SheetWriter.names(ofPage: $0) }
    return SheetSidecar(
      frames: frames, titles: titles, image: names[index].image,
      otherPages: names.indices.filter { $0 != index }.map { names[$0].data },
      size: (page.width, page.height), version: filmstripVersion,
      scale: Double(options.cellWidth) / Double(subjects[0].frameSize.width),
      isTransparent: options.backdrop == .transparent)
  }

  /// Titles that occur once: the second of a name gets a number.
  private static func unique(_ titles: [String]) -> [String] {
    var seen: Set<String> = []
    return titles.map { title in
      let plain = title.replacing("/", with: "-")
      var (name, number) = (plain, 2)
      while !seen.insert(name).inserted {
        name = "\(plain)-\(number)"
        number += 1
      }
      return name
    }
  }
}
