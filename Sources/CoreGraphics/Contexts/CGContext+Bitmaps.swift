// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripImaging

extension CGContext {
  /// A context of pixels, y up; with `data` each drawing changes that memory at once.
  ///
  /// 8-bit grey, RGB and alpha layouts; `bytesPerRow` 0 leaves the choice. Nil for sides that are not
  /// positive, too many pixels, rows that are too short or that need more than 2 GiB together, and,
  /// reported, for other layouts.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let info = CGBitmapInfo(rawValue: bitmapInfo)
    let hasAlphaPlace = info.alphaInfo.map { $0 != .none } ?? false
    let count =
      info.alphaInfo == .alphaOnly ? 1 : space.numberOfComponents + (hasAlphaPlace ? 1 : 0)
    guard
      let layout = PixelLayout(
        bitsPerPixel: 8 * count, bitsPerComponent: bitsPerComponent, space: space, info: info),
      // As documented for bitmap contexts: no straight alpha, and no colour of 24 bits.
      ![CGImageAlphaInfo.first, .last].contains(info.alphaInfo), layout.size != 3
    else {
      UnsupportedFeature.report(
        "CGContext of \(8 * count) bits a pixel in components of \(bitsPerComponent) bits")
      return nil
    }
    guard width > 0, height > 0, width <= Bitmap.maximumPixelCount / height,
      bytesPerRow == 0 || bytesPerRow >= width * layout.size,
      bytesPerRow <= CGContext.mostBytes / height
    else { return nil }
    self.init(
      surface: BitmapSurface(
        width: width, height: height,
        bytesPerRow: bytesPerRow == 0 ? width * layout.size : bytesPerRow, info: info,
        space: space, layout: layout, memory: data))
  }

  /// Twice those of the largest bitmap, as rows may be longer than their pixels.
  private static let mostBytes = 1 << 31

  public var data: UnsafeMutableRawPointer? { surface?.address(afterDrawing: allCommands) }

  public var width: Int { surface?.width ?? 0 }
  public var height: Int { surface?.height ?? 0 }
  public var bitsPerComponent: Int { surface == nil ? 0 : 8 }
  public var bitsPerPixel: Int { 8 * (surface?.layout.size ?? 0) }
  public var bytesPerRow: Int { surface?.bytesPerRow ?? 0 }
  public var colorSpace: CGColorSpace? { surface?.space }
  public var alphaInfo: CGImageAlphaInfo { surface?.info.alphaInfo ?? .none }
  public var bitmapInfo: CGBitmapInfo { surface?.info ?? [] }

  /// An image of what was drawn so far; nil in a context without limits.
  ///
  /// Transparency layers that are still open are not in it.
  public func makeImage() -> CGImage? {
    if let surface {
      if let bitmap = surface.bitmap { return CGImage(bitmap: bitmap) }
      let size = CGSize(width: surface.width, height: surface.height)
      let drawn = Group(transform: surface.upright, commands: drawing())
      let clip = ClipPath(Path(rect: CGRect(origin: .zero, size: size)))
      var commands: [DrawCommand] = [.group(Group(clips: [clip], commands: [.group(drawn)]))]
      if surface.layout.alpha == nil {
        // Without alpha the memory starts as black.
        commands.insert(.fill(clip.path, rule: .winding, paint: .color(.black)), at: 0)
      }
      let picture = Picture(size: size, commands: commands)
      guard surface.space?.model != .rgb || surface.layout.color == nil else {
        return CGImage(
          picture: picture, width: surface.width, height: surface.height,
          isOpaque: surface.layout.alpha == nil)
      }
      // Grey, or alpha alone: only pixels can show what is lost.
      _ = data
      return surface.bitmap.map { CGImage(bitmap: $0) }
    }
    return makeImage(onBlack: false)
  }

  /// An image of what was drawn so far within the extent, which may stand on black; nil without an
  /// extent that has an area.
  package func makeImage(onBlack: Bool) -> CGImage? {
    guard let extent, extent.width > 0, extent.height > 0 else { return nil }
    let clip = ClipPath(Path(rect: CGRect(origin: .zero, size: extent.size)))
    var commands = [DrawCommand.group(Group(clips: [clip], commands: drawing(from: extent.origin)))]
    if onBlack { commands.insert(.fill(clip.path, rule: .winding, paint: .color(.black)), at: 0) }
    let size = CGSize(width: extent.width * scale, height: extent.height * scale)
    guard size.width < 1e9, size.height < 1e9 else { return nil }
    return CGImage(
      picture: Picture(size: extent.size, commands: commands),
      width: Int(size.width.rounded()), height: Int(size.height.rounded()), isOpaque: onBlack)
  }
}
