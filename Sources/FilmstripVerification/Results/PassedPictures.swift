// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripImaging
package import Foundation

/// Pictures of cases that pass, and of which no golden has any, on their way from the processes that record to the
/// report: `.passed` in the folder of failures, while a run goes on.
package struct PassedPictures: Sendable, Codable {
  private let folder: String

  /// Those of a run with a folder of failures.
  package init(in failures: String) { folder = failures + "/.passed" }

  /// The picture of a case, a ``PassedStrip``; it need not be there.
  package func picture(suite: String, name: String) -> URL {
    URL(fileURLWithPath: folder, isDirectory: true)
      .appendingPathComponent("\(GoldenName(suite))", isDirectory: true)
      .appendingPathComponent("\(GoldenName(name)).png")
  }

  /// Draws the picture of a case.
  func write(_ recording: Recording, suite: String, name: String) throws {
    let place = picture(suite: suite, name: name)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    let strip = PassedStrip(drawing: recording).bitmap
    try PNGFile.data(of: strip, as: .rgb, compression: .level(1)).write(to: place)
  }

  /// Removes all, also what a run that was killed has left.
  package func remove() { try? FileManager.default.removeItem(atPath: folder) }
}
