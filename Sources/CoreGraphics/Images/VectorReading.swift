// SPDX-License-Identifier: MIT
package import FilmstripImaging

package enum VectorFormat {
  case svg
  /// A document, of which the first page is the drawing.
  case pdf
}

package struct VectorPicture {
  /// Premultiplied pixels, transparent where nothing is drawn.
  package let bitmap: Bitmap
  /// What is wrong with the file, which is drawn all the same, as the end of a line that begins with it; nil for
  /// nothing.
  package let damage: String?

  package init(bitmap: Bitmap, damage: String? = nil) {
    (self.bitmap, self.damage) = (bitmap, damage)
  }
}

/// Turns files of vectors, SVG and PDF, into pixels.
///
/// The engine has no such reader: the stage installs one as ``VectorReaders/current``.
package protocol VectorReading: AnyObject {
  /// The pixels of a drawing.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - format: What the file is.
  ///   - element: The `id` of the part of an SVG that is drawn; nil for all.
  ///   - scale: Pixels in a unit of the file: of a PDF, in a point.
  ///   - limits: How many pixels there may be.
  /// - Returns: The pixels, and what is wrong with the file.
  /// - Throws: A ``VectorProblem`` where there is nothing to draw, or too much.
  func picture(
    of data: Data, format: VectorFormat, element: String?, scale: Double, limits: ImageLimits
  ) throws(VectorProblem) -> VectorPicture
}

package struct VectorProblem: Error {
  /// What is wrong, and what to do, as the end of a line that begins with the file.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

package enum VectorReaders {
  // The engine runs on one thread (ARCHITECTURE.md). What a reader keeps changes no
  // picture.
  /// What reads them now; nil outside of stages.
  nonisolated(unsafe) package static var current: (any VectorReading)?
}
