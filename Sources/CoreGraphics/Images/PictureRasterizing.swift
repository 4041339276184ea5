// SPDX-License-Identifier: MIT
package import FilmstripDisplayList
package import FilmstripImaging

/// Turns recorded drawing into pixels on request.
///
/// The engine has no rasterizer: the stage installs one as ``PictureRasterizers/current``.
package protocol PictureRasterizing: AnyObject {
  /// A picture stretched to a size in pixels, which is positive.
  func bitmap(of picture: Picture, width: Int, height: Int) -> Bitmap
}

package enum PictureRasterizers {
  // The engine runs on one thread (ARCHITECTURE.md). Rasterizers have no state.
  /// What makes pixels now; without it there are none, which is reported.
  nonisolated(unsafe) package static var current: (any PictureRasterizing)?

  /// A picture's pixels; nil, and reported, without a rasterizer, and for sides that are not
  /// positive or too many pixels.
  package static func bitmap(of picture: Picture, width: Int, height: Int) -> Bitmap? {
    guard width > 0, height > 0, width <= Frame.maximumPixelSide,
      height <= Frame.maximumPixelSide, width <= Bitmap.maximumPixelCount / height
    else { return nil }
    guard let current else {
      UnsupportedFeature.report("pixels of drawing outside of a stage")
      return nil
    }
    return current.bitmap(of: picture, width: width, height: height)
  }
}
