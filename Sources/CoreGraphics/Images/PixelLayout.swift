// SPDX-License-Identifier: MIT
internal import FilmstripDisplayList
internal import FilmstripImaging

/// Where the components of a pixel of 8-bit components lie.
struct PixelLayout: Equatable {
  let size: Int
  /// Offsets of red, green and blue; three times the same for grey, nil for alpha alone.
  let color: SIMD3<Int>?
  /// Offset of alpha; nil without.
  let alpha: Int?
  let isPremultiplied: Bool

  /// The layout that a caller describes; nil for one that is not supported.
  init?(bitsPerPixel: Int, bitsPerComponent: Int, space: CGColorSpace?, info: CGBitmapInfo) {
    guard bitsPerComponent == 8, !info.contains(.floatComponents), let alphaInfo = info.alphaInfo
    else { return nil }
    isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
    size = bitsPerPixel / 8
    if alphaInfo == .alphaOnly {
      (color, alpha) = (nil, 0)
      guard bitsPerPixel == 8 else { return nil }
      return
    }
    let count: Int
    switch space?.model {
    case .monochrome: count = 1
    case .rgb, nil: count = 3
    default: return nil
    }
    let hasFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alphaInfo)
    let hasLast = [.premultipliedLast, .last, .noneSkipLast].contains(alphaInfo)
    let hasAlpha = (hasFirst || hasLast) && ![.noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    guard bitsPerPixel == 8 * (count + (hasFirst || hasLast ? 1 : 0)) else { return nil }
    let start = hasFirst ? 1 : 0
    var places = count == 1 ? SIMD3(start, start, start) : SIMD3(start, start + 1, start + 2)
    var place = hasFirst ? 0 : count
    let order = info.intersection(.byteOrderMask)
    let isSwapped =
      (order == .byteOrder32Little && bitsPerPixel == 32)
      || (order == .byteOrder16Little && bitsPerPixel == 16)
    if isSwapped {
      let last = bitsPerPixel / 8 - 1
      places = SIMD3(last, last, last) &- places
      place = last - place
    }
    color = places
    alpha = hasAlpha ? place : nil
  }

  /// Pixels in this layout as a bitmap; nil where they do not fit the memory.
  func bitmap(from bytes: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int)
    -> Bitmap?
  {
    guard width > 0, height > 0, width <= Bitmap.maximumPixelCount / height,
      bytesPerRow >= width * size
    else { return nil }
    let before = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    guard !before.overflow, before.partialValue <= bytes.count - width * size else { return nil }
    return Bitmap(width: width, height: height, isOpaque: alpha == nil) { target in
      for y in 0..<height {
        for x in 0..<width {
          let from = y * bytesPerRow + x * size
          let to = (y * width + x) * 4
          let a = alpha.map { UInt32(bytes[from + $0]) } ?? 255
          for channel in 0..<3 {
            var value = color.map { UInt32(bytes[from + $0[2 - channel]]) } ?? 0
            value = isPremultiplied || a == 255 ? min(value, a) : (value * a * 2 + 255) / 510
            target[to + channel] = UInt8(truncatingIfNeeded: value)
          }
          target[to + 3] = UInt8(truncatingIfNeeded: a)
        }
      }
    }
  }

  func write(_ bitmap: Bitmap, to bytes: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
    let isGray = color.map { $0[0] == $0[1] } ?? false
    bitmap.withUnsafeBytes { source in
      for y in 0..<bitmap.height {
        for x in 0..<bitmap.width {
          let from = y * bitmap.bytesPerRow + x * 4
          let to = y * bytesPerRow + x * size
          var (b, g, r) = (source[from], source[from + 1], source[from + 2])
          let a = source[from + 3]
          if alpha != nil, !isPremultiplied, a > 0, a < 255 {
            func straight(_ value: UInt8) -> UInt8 {
              let (value, alpha) = (Int(value), Int(a))
              return UInt8(min((value * 510 + alpha) / (2 * alpha), 255))
            }
            (b, g, r) = (straight(b), straight(g), straight(r))
          }
          if let color {
            if isGray {
              bytes[to + color[0]] = r == g && g == b ? r : PixelLayout.gray(r, g, b)
            } else {
              (bytes[to + color[0]], bytes[to + color[1]], bytes[to + color[2]]) = (r, g, b)
            }
          }
          if let alpha { bytes[to + alpha] = a }
        }
      }
    }
  }

  static func gray(_ r: UInt8, _ g: UInt8, _ b: UInt8) -> UInt8 {
    let color = Color(red: Double(r) / 255, green: Double(g) / 255, blue: Double(b) / 255)
    return UInt8((SRGBCurve.encoded(SRGBCurve.luminance(color)) * 255).rounded())
  }
}
