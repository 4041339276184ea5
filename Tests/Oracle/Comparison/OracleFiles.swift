// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging

struct OracleFiles {
  private let scene: Scene

  init(_ scene: Scene) { self.scene = scene }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let references = folder.appending(path: "References")
  private static let output = folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "output/oracle")
  static let pages = ProcessInfo.processInfo.environment["FILMSTRIP_ORACLE_PAGES"]
    .map { URL(filePath: $0) }
  /// Whether right pictures are to be kept, too.
  static let keepsAll = ProcessInfo.processInfo.environment["FILMSTRIP_ORACLE_KEEP"] != nil

  func reference() throws -> Bitmap {
    try PNGReader.read(path: OracleFiles.references.appending(path: "\(scene.name).png").path)
      .bitmap
  }

  /// Writes what was expected, what was drawn, and where they differ: `NAME-….png`.
  func write(actual: Bitmap, reference: Bitmap, difference: Difference) throws {
    try FileManager.default.createDirectory(
      at: OracleFiles.output, withIntermediateDirectories: true)
    try write(actual, "actual")
    try write(reference, "expected")
    try write(map(of: difference, over: reference), "diff")
    try "\(difference.isWithin(scene.bounds) ? "right" : "WRONG"): \(difference.description)\n"
      .write(
        to: OracleFiles.output.appending(path: "\(scene.name).txt"), atomically: true,
        encoding: .utf8)
  }

  private func write(_ bitmap: Bitmap, _ kind: String) throws {
    var encoder = PNGEncoder()
    try PNGFile.data(of: encoder.encode(bitmap, as: .rgb))
      .write(to: OracleFiles.output.appending(path: "\(scene.name)-\(kind).png"))
  }

  /// The reference, pale, and in red what is wrong, the more the darker.
  private func map(of difference: Difference, over reference: Bitmap) -> Bitmap {
    Bitmap(width: reference.width, height: reference.height, isOpaque: true) { bytes in
      for place in 0..<reference.width * reference.height {
        let pixel = reference[place % reference.width, place / reference.width]
        let gray = 200 + (Int(pixel.red) + Int(pixel.green) + Int(pixel.blue)) / 14
        let excess = place < difference.excess.count ? Int(difference.excess[place]) : 255
        let color = excess > 0 ? (0, 0, 255 - min(excess, 255) / 2) : (gray, gray, gray)
        for (channel, value) in [color.0, color.1, color.2, 255].enumerated() {
          bytes[place * 4 + channel] = UInt8(min(value, 255))
        }
      }
    }
  }
}
