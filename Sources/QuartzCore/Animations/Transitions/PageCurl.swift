// SPDX-License-Identifier: MIT
package import FilmstripDisplayList

/// A page that stays curled, for what is shown after a curl that stops part of the way.
package enum PageCurl {
  /// Drawing of a page of a size, in points, whose lower right corner is rolled up by a fraction of
  /// the whole way about an axis that slants by an angle in radians; what it uncovers is left empty.
  package static func commands(
    of page: [DrawCommand], size: CGSize, share: Double, slant: Double
  ) -> [DrawCommand] {
    TransitionStates(bounds: CGRect(origin: .zero, size: size), outgoing: page, incoming: [])
      .cornerCurled(page, over: [], at: share, slant: slant)
  }
}
