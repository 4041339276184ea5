// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripImaging

/// The pixels of a bitmap context.
///
/// As long as they cannot be read the context only records. From when the caller gave the memory,
/// or asked for it, each drawing is put into it at once, on top of what is there then.
final class BitmapSurface {
  let width: Int
  let height: Int
  let bytesPerRow: Int
  let info: CGBitmapInfo
  let space: CGColorSpace?
  let layout: PixelLayout
  private var memory: UnsafeMutableRawBufferPointer?
  private var isOwned = false

  init(
    width: Int, height: Int, bytesPerRow: Int, info: CGBitmapInfo, space: CGColorSpace?,
    layout: PixelLayout, memory: UnsafeMutableRawPointer?
  ) {
    (self.width, self.height, self.bytesPerRow) = (width, height, bytesPerRow)
    (self.info, self.space, self.layout) = (info, space, layout)
    self.memory = memory.map {
      UnsafeMutableRawBufferPointer(start: $0, count: bytesPerRow * height)
    }
  }

  deinit { if isOwned { memory?.deallocate() } }

  var isSeen: Bool { memory != nil }

  /// The pixels in memory, provided and filled with what was recorded if they were not read before.
  func address(afterDrawing commands: [DrawCommand]) -> UnsafeMutableRawPointer? {
    if memory == nil {
      let fresh = UnsafeMutableRawBufferPointer.allocate(
        byteCount: bytesPerRow * height, alignment: 16)
      fresh.initializeMemory(as: UInt8.self, repeating: 0)
      (memory, isOwned) = (fresh, true)
      if !commands.isEmpty { draw(commands) }
    }
    return memory?.baseAddress
  }

  /// What is in the memory; nil before it could be read.
  var bitmap: Bitmap? {
    memory.flatMap {
      layout.bitmap(
        from: UnsafeRawBufferPointer($0), width: width, height: height, bytesPerRow: bytesPerRow)
    }
  }

  /// Draws on top of what is in the memory; commands are in the context's base space, y up.
  func draw(_ commands: [DrawCommand]) {
    guard let memory, let below = bitmap else { return }
    let size = CGSize(width: width, height: height)
    let picture = Picture(
      size: size,
      commands: [
        .image(.bitmap(below), rect: CGRect(origin: .zero, size: size)),
        .group(Group(transform: upright, commands: commands)),
      ])
    guard let bitmap = PictureRasterizers.bitmap(of: picture, width: width, height: height) else {
      return
    }
    layout.write(bitmap, to: memory, bytesPerRow: bytesPerRow)
  }

  /// From base space, y up, to pictures, y down.
  var upright: Transform { Transform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)) }
}
