// SPDX-License-Identifier: MIT
import FilmstripCairoRaster
import FilmstripDisplayList
import FilmstripImaging
import QuartzCore

/// A cell of the sheet: what it is called, and what is drawn in a tile.
struct Feature: Sendable {
  let label: String
  /// Puts the picture into a layer of ``Sheet/tile``.
  let build: @Sendable (CALayer) -> Void

  init(_ label: String, _ build: @escaping @Sendable (CALayer) -> Void) {
    (self.label, self.build) = (label, build)
  }
}

/// The features in rows, each with its label below.
struct Sheet {
  static let tile = CGSize(width: 132, height: 104)
  private static let gap = CGSize(width: 18, height: 40)
  private static let margin = 32.0
  private static let columns = 8
  private static let scale = 2.0

  let features: [Feature]

  /// The sheet's pixels, at the instant at which emitters have reached their full width.
  func picture() -> Bitmap {
    let rows = (features.count + Sheet.columns - 1) / Sheet.columns
    let size = CGSize(
      width: 2 * Sheet.margin + Double(Sheet.columns) * (Sheet.tile.width + Sheet.gap.width)
        - Sheet.gap.width,
      height: 2 * Sheet.margin + Double(rows) * (Sheet.tile.height + Sheet.gap.height) - 14)
    let scheduler = StageScope().layerScheduler
    let root = CALayer().placed(0, 0, size.width, size.height)
    root.renderScheduler = scheduler
    CATransaction.setDisableActions(true)
    for (index, feature) in features.enumerated() {
      let x = Sheet.margin + Double(index % Sheet.columns) * (Sheet.tile.width + Sheet.gap.width)
      let y = Sheet.margin + Double(index / Sheet.columns) * (Sheet.tile.height + Sheet.gap.height)
      add(feature, to: root, x: x, y: y)
    }
    root.layoutTree()
    _ = scheduler.commit()
    root.markCommitted()
    scheduler.clock.advance(to: VirtualInstant(seconds: 1.6))
    let frame = Frame(
      index: 0, nanoseconds: 0, size: size, scale: Sheet.scale,
      background: Color(red: 243 / 255, green: 244 / 255, blue: 246 / 255),
      root: LayerCapture().node(of: root, source: .presentation(scheduler.clock.now)))
    return CairoRasterizer().rasterize(frame)
  }

  private func add(_ feature: Feature, to root: CALayer, x: Double, y: Double) {
    let (width, height) = (Sheet.tile.width, Sheet.tile.height)
    // The border is a layer of its own, over what the tile's clip cuts.
    let tile = box(x, y, width, height, Palette.tile, radius: 12)
      .with { ($0.masksToBounds, $0.cornerCurve) = (true, .continuous) }
    feature.build(tile)
    root.addSublayer(tile)
    root.addSublayer(
      box(x, y, width, height, radius: 12).with {
        ($0.cornerCurve, $0.borderWidth, $0.borderColor) = (.continuous, 0.5, Palette.line)
      })
    root.addSublayer(
      CATextLayer().placed(x, y + height + 7, width, 16).with {
        ($0.string, $0.font, $0.fontSize) = (feature.label, "Inter-Medium", 11)
        ($0.foregroundColor, $0.alignmentMode) = (Palette.label, .center)
      })
  }
}
