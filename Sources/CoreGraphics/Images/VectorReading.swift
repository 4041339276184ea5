// SPDX-License-Identifier: MIT
package import FilmstripImaging

/// Turns files of vectors, SVG, into pixels.
///
/// The engine has no such reader: the stage installs one as ``VectorReaders/current``.
package protocol VectorReading: AnyObject {
  /// The pixels of a drawing.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - element: The `id` of the part that is drawn; nil for all.
  ///   - scale: Pixels in a unit of the file.
  ///   - limits: How many pixels there may be.
  /// - Returns: Premultiplied pixels, transparent where nothing is drawn.
  /// - Throws: A ``VectorProblem`` where there is nothing to draw, or too much.
  func bitmap(
    of data: Data, element: String?, scale: Double, limits: ImageLimits
  ) throws(VectorProblem) -> Bitmap
}

/// Why a file of vectors cannot be drawn.
package struct VectorProblem: Error {
  /// What is wrong, and what to do, as the end of a line that begins with the file.
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// What reads files of vectors.
package enum VectorReaders {
  // The engine runs on one thread (ARCHITECTURE.md). Readers have no state.
  /// What reads them now; nil outside of stages.
  nonisolated(unsafe) package static var current: (any VectorReading)?
}
