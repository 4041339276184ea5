// SPDX-License-Identifier: MIT

extension CGFloat {
  /// The next whole device pixel, in points.
  @MainActor package var ceiledToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale - 1e-6).rounded(.up) / scale
  }

  /// The nearest whole device pixel, in points.
  @MainActor package var roundedToPixel: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}
