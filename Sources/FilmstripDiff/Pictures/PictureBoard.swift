// SPDX-License-Identifier: MIT
internal import FilmstripImaging

/// Panels of one size side by side on a light ground, each with a picture at its top left.
struct PictureBoard {
  /// The ground between pictures, as in sheets: a light grey that contrasts with white and black.
  static let ground = Pixel(red: 0xe4, green: 0xe4, blue: 0xe9)
  static let gutter = 16
  private static let squareSize = 8
  private static let lightSquare: UInt32 = 0xff
  private static let darkSquare: UInt32 = 0xe0
  /// What pictures are enlarged to, about.
  private static let smallSide = 240
  private static let markSize = 8
  private static let markColor = Pixel(red: 0x3a, green: 0x3a, blue: 0x42)

  let panels: [PixelRect]
  private let size: PixelSize
  /// How many pixels of the board a pixel of a picture is wide and high.
  private let scale: Int
  private let markCount: Int

  init(panelSize: PixelSize, count: Int, markCount: Int = 0, headHeight: Int = 0) {
    let scale = max(1, PictureBoard.smallSide / max(panelSize.width, panelSize.height))
    let (width, height) = (panelSize.width * scale, panelSize.height * scale)
    let gutter = PictureBoard.gutter
    // The marks need some width of their own.
    let marksWidth = markCount * 2 * PictureBoard.markSize
    let step = max(width, marksWidth) + gutter
    panels = (0..<count).map {
      PixelRect(x: gutter + $0 * step, y: headHeight + gutter, width: width, height: height)
    }
    let foot = markCount > 0 ? gutter + PictureBoard.markSize : 0
    size = PixelSize(width: gutter + count * step, height: headHeight + height + 2 * gutter + foot)
    (self.scale, self.markCount) = (scale, markCount)
  }

  var width: Int { size.width }

  var isPossible: Bool { size.width <= Bitmap.maximumPixelCount / size.height }

  /// The board with a picture in each panel, something as wide as itself above them, and one of its marks
  /// filled.
  func picture(of pictures: [Bitmap], filledMark: Int = 0, head: Bitmap? = nil) -> Bitmap {
    Bitmap(width: size.width, height: size.height, isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      pixels.update(repeating: PictureBoard.ground.bgra.littleEndian)
      let base = pixels.baseAddress!
      head?.withUnsafeBytes { bytes.copyMemory(from: $0) }
      for (picture, panel) in zip(pictures, panels) { place(picture, in: panel, base) }
      for index in 0..<markCount { drawMark(index, isFilled: index == filledMark, base) }
    }
  }

  private func place(
    _ picture: Bitmap, in panel: PixelRect, _ target: UnsafeMutablePointer<UInt32>
  ) {
    picture.withUnsafeBytes { bytes in
      let plane = PixelPlane(bytes, stride: picture.width)
      for y in 0..<picture.height * scale {
        let row = target + (panel.y + y) * size.width + panel.x
        let source = plane.row(y / scale)
        if scale == 1 {
          row.update(from: source, count: picture.width)
          if !picture.isOpaque { underlay(row, y, picture.width) }
        } else {
          for x in 0..<picture.width {
            (row + x * scale).update(repeating: source[x], count: scale)
          }
          underlay(row, y, picture.width * scale)
        }
      }
    }
  }

  /// Puts the chequerboard below a row: premultiplied colour and what alpha leaves of the square.
  private func underlay(_ row: UnsafeMutablePointer<UInt32>, _ y: Int, _ count: Int) {
    for x in 0..<count {
      let pixel = UInt32(littleEndian: row[x])
      let rest = 255 &- pixel &>> 24
      if rest == 0 { continue }
      let isDark = (x / PictureBoard.squareSize + y / PictureBoard.squareSize) & 1 == 1
      let square = isDark ? PictureBoard.darkSquare : PictureBoard.lightSquare
      let ground = (square &* rest &+ 127) / 255
      // A colour above its alpha is not premultiplied; it is cut off rather than carried over.
      let blue = min((pixel & 255) &+ ground, 255)
      let green = min((pixel &>> 8 & 255) &+ ground, 255)
      let red = min((pixel &>> 16 & 255) &+ ground, 255)
      row[x] = (0xff00_0000 | red &<< 16 | green &<< 8 | blue).littleEndian
    }
  }

  private func drawMark(_ index: Int, isFilled: Bool, _ target: UnsafeMutablePointer<UInt32>) {
    let side = PictureBoard.markSize
    let left = (size.width - (2 * markCount - 1) * side) / 2 + 2 * index * side
    let top = size.height - PictureBoard.gutter - side
    for y in 0..<side {
      for x in 0..<side {
        let isOutline = x == 0 || y == 0 || x == side - 1 || y == side - 1
        guard isFilled || isOutline else { continue }
        target[(top + y) * size.width + left + x] = PictureBoard.markColor.bgra.littleEndian
      }
    }
  }
}
