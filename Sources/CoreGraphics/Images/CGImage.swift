// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
package import FilmstripImaging

/// An image: pixels, or recorded drawing that becomes pixels only when they are asked for.
public final class CGImage: Sendable {
  package let image: Image
  public let width: Int
  public let height: Int
  /// Whether the image is one of alpha alone, which lets through what it leaves unpainted.
  public let isMask: Bool
  let isOpaque: Bool
  package var name: Digest { image.name }

  package init(bitmap: Bitmap) {
    image = .bitmap(bitmap)
    width = bitmap.width
    height = bitmap.height
    isOpaque = bitmap.isOpaque
    isMask = false
  }

  /// An image whose pixels would be `picture` at `scale` pixels a unit.
  package convenience init(picture: Picture, scale: Double) {
    self.init(
      picture: picture, width: CGImage.pixels(picture.size.width * scale),
      height: CGImage.pixels(picture.size.height * scale))
  }

  /// An image whose pixels would be `picture` stretched to a size in pixels.
  package init(picture: Picture, width: Int, height: Int, isOpaque: Bool = false) {
    image = .picture(picture)
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    isMask = false
  }

  private init(mask: Bitmap) {
    image = .bitmap(mask)
    width = mask.width
    height = mask.height
    isOpaque = false
    isMask = true
  }

  private static func pixels(_ length: Double) -> Int {
    length > 0 ? Int(min(length, 1e9).rounded()) : 0
  }

  /// An image of pixels of 8-bit components; others, `decode` arrays and fewer bytes than the image
  /// needs give nil, the first two being reported.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        bitsPerPixel: bitsPerPixel, bitsPerComponent: bitsPerComponent, space: space,
        info: bitmapInfo)
    else {
      UnsupportedFeature.report(
        "CGImage of \(bitsPerPixel) bits a pixel in components of \(bitsPerComponent) bits")
      return nil
    }
    let bitmap = provider.bytes.withUnsafeBytes {
      layout.bitmap(from: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    guard let bitmap else { return nil }
    self.init(bitmap: bitmap)
  }

  /// An image mask of 8 bits a pixel: what is 0 is painted through, what is 255 is not.
  ///
  /// Others and `decode` arrays give nil and are reported.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) {
    guard decode == nil,
      let layout = PixelLayout(
        bitsPerPixel: bitsPerPixel, bitsPerComponent: bitsPerComponent, space: nil,
        info: CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue))
    else {
      UnsupportedFeature.report("CGImage mask of \(bitsPerPixel) bits a pixel")
      return nil
    }
    let bitmap = provider.bytes.withUnsafeBytes {
      layout.bitmap(from: $0, width: width, height: height, bytesPerRow: bytesPerRow)
    }
    guard let bitmap else { return nil }
    self.init(mask: bitmap.mappingAlpha { _, _, _, a in 255 - a })
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { isMask ? 8 : 32 }
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }
  public var colorSpace: CGColorSpace? { isMask ? nil : .sRGBSpace }
  /// What the pixels of ``dataProvider`` are: blue first, alpha last.
  public var alphaInfo: CGImageAlphaInfo {
    isMask ? .alphaOnly : isOpaque ? .noneSkipFirst : .premultipliedFirst
  }
  public var bitmapInfo: CGBitmapInfo {
    isMask
      ? CGBitmapInfo(rawValue: alphaInfo.rawValue)
      : CGBitmapInfo(rawValue: alphaInfo.rawValue).union(.byteOrder32Little)
  }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The pixels as ``bitmapInfo`` says; nil where nothing can make pixels of a recording.
  public var dataProvider: CGDataProvider? {
    guard let bitmap else { return nil }
    let bytes = bitmap.withUnsafeBytes { Data($0) }
    guard isMask else { return CGDataProvider(data: bytes as CFData) }
    let alphas = stride(from: 3, to: bytes.count, by: 4).map { 255 - bytes[$0] }
    return CGDataProvider(data: Data(alphas) as CFData)
  }

  /// The pixels, made of the recording if need be; nil where nothing can make them.
  package var bitmap: Bitmap? {
    switch image {
    case .bitmap(let bitmap): bitmap
    case .picture(let picture): PictureRasterizers.bitmap(of: picture, width: width, height: height)
    }
  }

  public func copy() -> CGImage? { self }
}

extension CGImage: Equatable, Hashable {
  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

public final class CGDataProvider: Sendable {
  let bytes: Data

  public init?(data: CFData) { bytes = data }

  public var data: CFData? { bytes }
}
