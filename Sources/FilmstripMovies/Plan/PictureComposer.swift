// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// Puts frames into their picture: scaled, with what is around them.
///
/// The same for all formats, so that all show the same pixels. For use from any thread.
struct PictureComposer: Sendable {
  let layout: PictureLayout
  /// The picture without a frame; nil where a frame that is opaque covers all of it.
  private let surroundings: Bitmap?
  /// What lies behind frames that are not opaque; nil for nothing.
  private let ground: Pixel?
  /// How far each pixel of the screen is within its corners; nil for all of them.
  private let coverage: [UInt8]?
  /// The rows at the top, and as many at the bottom, that have corners.
  private let cornerRowCount: Int

  init(_ layout: PictureLayout, options: AnimatedPictureOptions) {
    self.layout = layout
    ground = options.backdropColor.map {
      Pixel(red: UInt8($0 >> 16 & 0xff), green: UInt8($0 >> 8 & 0xff), blue: UInt8($0 & 0xff))
    }
    let drawing = DeviceDrawing(layout: layout, options: options)
    surroundings = layout.isPlain ? nil : drawing.makeSurroundings()
    coverage = drawing.makeCoverage()
    let width = layout.screen.width
    cornerRowCount =
      coverage.map { coverage in
        (0..<layout.screen.height / 2).first { row in
          coverage[row * width..<(row + 1) * width].allSatisfy { $0 == 255 }
        } ?? layout.screen.height / 2 + 1
      } ?? 0
  }

  var byteCount: Int { layout.width * layout.height * 4 }

  func compose(_ frame: Bitmap) -> Bitmap {
    let screen = layout.screen
    let scaled = AreaScaler.scale(frame, width: screen.width, height: screen.height)
    guard let surroundings else {
      guard let ground, !scaled.isOpaque else { return scaled }
      return PictureComposer.laid(scaled, on: ground)
    }
    return Bitmap(
      width: layout.width, height: layout.height, isOpaque: surroundings.isOpaque
    ) { target in
      surroundings.withUnsafeBytes { target.copyMemory(from: $0) }
      let pixels = target.bindMemory(to: UInt32.self)
      scaled.withUnsafeBytes { bytes in
        let source = bytes.bindMemory(to: UInt32.self)
        for row in 0..<screen.height {
          let place = (screen.y + row) * layout.width + screen.x
          let isCorner = row < cornerRowCount || row >= screen.height - cornerRowCount
          guard isCorner || !scaled.isOpaque else {
            (pixels.baseAddress! + place).update(
              from: source.baseAddress! + row * screen.width, count: screen.width)
            continue
          }
          for x in 0..<screen.width {
            blend(
              Pixel(bgra: UInt32(littleEndian: source[row * screen.width + x])),
              coverage: isCorner ? coverage?[row * screen.width + x] ?? 255 : 255,
              into: &pixels[place + x])
          }
        }
      }
    }
  }

  /// Puts a pixel of the screen over what is around it: behind the screen there is the backdrop, beside its corners
  /// the device.
  private func blend(_ pixel: Pixel, coverage: UInt8, into target: inout UInt32) {
    guard coverage > 0 else { return }
    let whole = ground.map { pixel.over($0) } ?? pixel
    let below = Pixel(bgra: UInt32(littleEndian: target))
    target = PictureComposer.mixed(whole, below, coverage).bgra.littleEndian
  }

  private static func mixed(_ one: Pixel, _ other: Pixel, _ share: UInt8) -> Pixel {
    if share == 255 { return one }
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let sum =
        (one.bgra >> shift & 0xff) * UInt32(share) + (other.bgra >> shift & 0xff)
        * UInt32(255 - share)
      result |= ((sum + 127) / 255) << shift
    }
    return Pixel(bgra: result)
  }

  private static func laid(_ bitmap: Bitmap, on ground: Pixel) -> Bitmap {
    Bitmap(width: bitmap.width, height: bitmap.height, isOpaque: true) { target in
      let pixels = target.bindMemory(to: UInt32.self)
      bitmap.withUnsafeBytes { bytes in
        for (place, pixel) in bytes.bindMemory(to: UInt32.self).enumerated() {
          pixels[place] = Pixel(bgra: UInt32(littleEndian: pixel)).over(ground).bgra.littleEndian
        }
      }
    }
  }
}
