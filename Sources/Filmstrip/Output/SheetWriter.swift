// SPDX-License-Identifier: MIT
internal import CairoRaster
internal import DisplayList
internal import Foundation
internal import Imaging
internal import Sheets
internal import TextLayout

/// Makes a recording's sheet: cells, their labels, and the description beside it.
final class SheetWriter {
  /// The frames shown, ascending.
  let indices: [Int]
  private let recording: Recording
  private let layout: SheetLayout
  private let composer: SheetComposer
  private let labels: LabelDrawer
  /// What is missing from labels.
  var lost: [Finding] { labels.losses.reasons.map { .lostDrawing(reason: "a label: \($0)") } }
  private let frameWidth: Int

  init(_ recording: Recording, options: SheetOptions) throws {
    let first = recording.frames[0]
    self.recording = recording
    indices = options.indices(of: recording.frames.count)
    frameWidth = first.pixelWidth
    guard
      let layout = SheetLayout(
        count: indices.count, frameWidth: first.pixelWidth, frameHeight: first.pixelHeight,
        options: options)
    else { throw FilmstripError.sheetTooLarge(cells: indices.count) }
    self.layout = layout
    composer = SheetComposer(layout: layout)
    labels = try LabelDrawer()
  }

  /// The size of every cell in pixels.
  var cellSize: (width: Int, height: Int) { (layout.cells[0].w, layout.cells[0].h) }

  func place(_ cell: Bitmap, ofFrame index: Int) {
    guard let place = indices.firstIndex(of: index) else { return }
    composer.place(cell, x: layout.cells[place].x, y: layout.cells[place].y)
    let gutter = layout.labelRect(ofCell: place)
    let label = labels.label(
      index: index, milliseconds: milliseconds(ofFrame: index), width: gutter.w, height: gutter.h)
    composer.place(label, x: gutter.x, y: gutter.y)
  }

  func imageData() throws -> Data {
    PNGFile.data(of: composer.makeBitmap(), as: .rgb, compression: .fastest)
  }

  func sidecar() -> SheetSidecar {
    let frameTime = 1_000 / Double(recording.frameRate)
    let durations = indices.indices.map { place in
      place + 1 < indices.count
        ? milliseconds(ofFrame: indices[place + 1]) - milliseconds(ofFrame: indices[place])
        : frameTime
    }
    return SheetSidecar(
      layout: layout, names: indices.map { "\(String(frame: $0)).png" }, durations: durations,
      tags: tags(), image: "sheet.png", version: filmstripVersion, frameWidth: frameWidth)
  }

  private func milliseconds(ofFrame index: Int) -> Double {
    Double(recording.frames[index].nanoseconds) / 1_000_000
  }

  /// `begin` while something moves, `settle` once everything is at rest.
  private func tags() -> [SheetSidecar.Tag] {
    let moving = indices.filter { recording.frames[$0].nanoseconds < recording.nanoseconds }.count
    var tags: [SheetSidecar.Tag] = []
    if moving > 0 { tags.append(.init(name: "begin", from: 0, to: moving - 1)) }
    if moving < indices.count {
      tags.append(.init(name: "settle", from: moving, to: indices.count - 1))
    }
    return tags
  }
}
