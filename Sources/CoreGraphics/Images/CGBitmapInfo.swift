// SPDX-License-Identifier: MIT

public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  /// The place after the colour is not used.
  case noneSkipLast
  /// The place before the colour is not used.
  case noneSkipFirst
  case alphaOnly
}

public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits of the SDK; the lowest five are a `CGImageAlphaInfo`.
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Bytes lie as they are named.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// 16-bit units, least byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32-bit units, least byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16-bit units, highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32-bit units, highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

  /// The alpha info in the bits; nil for bits without a meaning.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: rawValue & CGBitmapInfo.alphaInfoMask.rawValue)
  }
}
