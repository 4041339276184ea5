// SPDX-License-Identifier: MIT

/// One premultiplied sRGB pixel, 8 bits a channel.
public struct Pixel: Sendable, Hashable, CustomStringConvertible {
  /// Blue in the lowest byte, then green, red and alpha.
  public let bgra: UInt32

  /// Creates a pixel from its packed form: blue in the lowest byte.
  public init(bgra: UInt32) { self.bgra = bgra }

  /// Creates a pixel from premultiplied channels.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    bgra = UInt32(blue) | UInt32(green) << 8 | UInt32(red) << 16 | UInt32(alpha) << 24
  }

  /// Premultiplied blue, 0 to 255.
  public var blue: UInt8 { UInt8(truncatingIfNeeded: bgra) }
  /// Premultiplied green, 0 to 255.
  public var green: UInt8 { UInt8(truncatingIfNeeded: bgra >> 8) }
  /// Premultiplied red, 0 to 255.
  public var red: UInt8 { UInt8(truncatingIfNeeded: bgra >> 16) }
  /// Opacity: 0 is transparent, 255 opaque.
  public var alpha: UInt8 { UInt8(truncatingIfNeeded: bgra >> 24) }

  /// The channels as hexadecimal `#rrggbbaa`.
  public var description: String {
    let digits = String(
      UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha), radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
