// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import Foundation
internal import FilmstripImaging

extension Bitmap {
  /// The nearest pixels of a part of this bitmap over a rectangle of the device.
  ///
  /// For ways to it whose numbers Cairo cannot hold. Beyond its edges the part repeats, or else its
  /// outermost pixels do.
  func nearest(
    in tile: BitmapTile, by toBitmap: Transform, over rect: PixelRect, repeats: Bool
  ) -> Bitmap {
    func index(_ place: Double, _ first: Int, _ count: Int) -> Int {
      let steps = (place - Double(first)).rounded(.down)
      guard repeats else { return first + Int(min(max(steps, 0), Double(count - 1))) }
      let rest = steps.truncatingRemainder(dividingBy: Double(count))
      guard rest.isFinite else { return first }
      return first + Int(rest < 0 ? rest + Double(count) : rest) % count
    }
    return Bitmap(width: Int(rect.width), height: Int(rect.height)) { bytes in
      let target = bytes.bindMemory(to: UInt32.self)
      withUnsafeBytes { source in
        for y in 0..<Int(rect.height) {
          for x in 0..<Int(rect.width) {
            let place = toBitmap.apply(
              CGPoint(x: Double(rect.x) + Double(x) + 0.5, y: Double(rect.y) + Double(y) + 0.5))
            let (column, row) = (
              index(place.x, tile.x, tile.width), index(place.y, tile.y, tile.height)
            )
            var pixel = source.loadUnaligned(
              fromByteOffset: row * bytesPerRow + column * 4, as: UInt32.self)
            if isOpaque { pixel |= 0xFF00_0000 }
            target[y * Int(rect.width) + x] = pixel
          }
        }
      }
    }
  }
}
