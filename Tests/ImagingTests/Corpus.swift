// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// The PNG corpus in `Fixtures/png`, made by other encoders: see its README.
enum Corpus {
  /// A picture and where its pixels are written down.
  struct Picture: Sendable, CustomTestStringConvertible {
    let file: String
    let width: Int
    let height: Int
    /// File of the straight RGBA, 8 bits a channel, rows from the top.
    let expected: String

    var path: String { Corpus.path(file) }
    var testDescription: String { file }

    /// The expected pixels, premultiplied in integers and in the order of a bitmap: BGRA.
    func premultipliedBGRA() throws -> [UInt8] {
      let straight = try [UInt8](Data(contentsOf: URL(filePath: Corpus.path(expected))))
      return stride(from: 0, to: straight.count, by: 4).flatMap { offset -> [UInt8] in
        let alpha = Int(straight[offset + 3])
        // round(c * a / 255) without fractions.
        let color = straight[offset..<offset + 3].map { channel -> UInt8 in
          let product = 2 * Int(channel) * alpha
          return UInt8((product + 255) / 510)
        }
        return [color[2], color[1], color[0], UInt8(alpha)]
      }
    }

    /// Whether the expected pixels are all opaque.
    func isExpectedOpaque() throws -> Bool {
      let straight = try [UInt8](Data(contentsOf: URL(filePath: Corpus.path(expected))))
      return stride(from: 3, to: straight.count, by: 4).allSatisfy { straight[$0] == 255 }
    }
  }

  struct BadFile: Sendable, CustomTestStringConvertible {
    let file: String
    let wrong: String
    /// Whether a reader must refuse it; otherwise libpng reads it, at most with a warning.
    let mustBeRefused: Bool

    var path: String { Corpus.path("bad/" + file) }
    var testDescription: String { "\(file): \(wrong)" }
  }

  static let pictures: [Picture] = rows(of: "manifest.tsv").compactMap { row in
    guard row.count == 8, let width = Int(row[1]), let height = Int(row[2]) else { return nil }
    return Picture(file: row[0], width: width, height: height, expected: row[6])
  }

  static let badFiles: [BadFile] = rows(of: "bad/manifest.tsv").compactMap { row in
    guard row.count == 3 else { return nil }
    return BadFile(file: row[0], wrong: row[1], mustBeRefused: row[2] == "yes")
  }

  static func path(_ file: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fixtures/png/\(file)").path
  }

  /// The `.png` files of a folder of the corpus, sorted.
  static func pngFiles(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter {
      $0.hasSuffix(".png")
    }.sorted()
  }

  /// The cells of a manifest without its header line; none when it cannot be read.
  private static func rows(of manifest: String) -> [[String]] {
    guard let text = try? String(contentsOfFile: path(manifest), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
