// SPDX-License-Identifier: MIT

extension ScreenMetrics {
  /// The radius of the display's corners, in points; 0 where they are square.
  ///
  /// Published measurements by device, distinguished here by what the hardware covers and by the
  /// width; for devices with 62 points above it is that of their predecessors (approximated).
  package var displayCornerRadius: CGFloat {
    let inset = max(safeAreaInsets.top, safeAreaInsets.left)
    let width = min(size.width, size.height)
    switch inset {
    case 59...: return 55
    case 50..<59: return 44
    case 47..<50: return width >= 428 ? 53.33 : 47.33
    case 44..<47: return width >= 414 ? 41.5 : 39
    default: return idiom == .pad && inset >= 24 ? 18 : 0
    }
  }
}
