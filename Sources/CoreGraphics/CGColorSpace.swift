// SPDX-License-Identifier: MIT

/// The colour space of gradients and images; everything here is gamma-encoded sRGB.
public final class CGColorSpace: Sendable {
  private init() {}

  /// The only colour space there is.
  package static let sRGBSpace = CGColorSpace()
}

/// The device's RGB space, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }
