// SPDX-License-Identifier: MIT

/// The size of a screen in one orientation, and what the hardware and the system cover.
package struct ScreenMetrics: Sendable, Equatable {
  /// In points.
  package var size: CGSize
  /// What the status bar, a notch and the home indicator cover, in points.
  package var safeAreaInsets: UIEdgeInsets

  package init(size: CGSize, safeAreaInsets: UIEdgeInsets) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }

  /// Approximated: the largest phone is 440 points wide, the smallest iPad 744.
  package var idiom: UIUserInterfaceIdiom { min(size.width, size.height) < 600 ? .phone : .pad }

  package var isLandscape: Bool { size.width > size.height }

  /// The same screen in landscape, or in portrait again.
  ///
  /// On a phone a notch covers as much on both sides as it did on top, the home indicator 21 points
  /// below (published tables; an older one says 24), and there is no status bar; an iPad keeps what
  /// it has.
  package var turned: ScreenMetrics {
    let turnedSize = CGSize(width: size.height, height: size.width)
    return ScreenMetrics(size: turnedSize, safeAreaInsets: turnedInsets)
  }

  private var turnedInsets: UIEdgeInsets {
    guard idiom == .phone, safeAreaInsets != .zero || isLandscape else { return safeAreaInsets }
    if isLandscape {
      let side = max(safeAreaInsets.left, safeAreaInsets.right)
      // Without a notch: the status bar, 20 points (published tables).
      return side > 0
        ? UIEdgeInsets(top: side, left: 0, bottom: 34, right: 0)
        : UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    }
    let hasNotch = safeAreaInsets.top > 24
    guard hasNotch else { return .zero }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.top, bottom: 21, right: safeAreaInsets.top)
  }

  /// The size class of the width: compact on phones, except for large ones in landscape.
  ///
  /// Documented by device: of the phones those at least 414 points wide are regular in landscape;
  /// full screen, all iPads are regular. Approximated for a window as narrow as in a split view:
  /// the documented compact ones end at 507 points, the regular ones begin at 678.
  package func horizontalSizeClass(_ idiom: UIUserInterfaceIdiom) -> UIUserInterfaceSizeClass {
    if idiom == .pad { return size.width < 600 ? .compact : .regular }
    return isLandscape && size.height >= 414 ? .regular : .compact
  }

  /// The size class of the height: compact on phones in landscape (documented).
  package func verticalSizeClass(_ idiom: UIUserInterfaceIdiom) -> UIUserInterfaceSizeClass {
    idiom == .phone && isLandscape ? .compact : .regular
  }
}
