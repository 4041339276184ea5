// SPDX-License-Identifier: MIT
public import Foundation
internal import FilmstripWording

extension GoldenSuite {
  /// What comes of verifying a text.
  public enum TextVerdict: Sendable, Equatable {
    /// It is that of the golden.
    case passed
    /// The golden is written; the lines are nil unless one was there that differed.
    case recorded([String]?)
    /// There is no golden, and none is written; the text is in the failure's folder.
    case missing(failure: URL)
    /// Lines differ; the text is in the failure's folder.
    case failed([String], failure: URL)
  }

  /// Compares a text with a case's golden, a folder with `snapshot.txt`, or writes it as the mode says.
  ///
  /// Each byte of its UTF-8 form counts.
  ///
  /// - Parameters:
  ///   - text: What is compared.
  ///   - name: The name of the case.
  ///   - record: Which goldens are written.
  /// - Returns: What came of it.
  /// - Throws: ``GoldenError`` if the golden cannot be read, ``FilmstripError`` if a folder cannot be
  ///   written.
  public func verify(
    _ text: String, as name: GoldenName, record: RecordMode
  ) throws -> TextVerdict {
    let (folder, failure) = (golden(of: name), failure(of: name))
    var difference: [String]?
    if record != .all {
      if let expected = try GoldenText.read(InputFolder(folder), expecting: text) {
        let lines = GoldenText.difference(expected, text)
        guard !lines.isEmpty else {
          try removeFailure(failure)
          return .passed
        }
        guard record == .failed else {
          try write(text, as: name, message: lines, to: failure)
          return .failed(lines, failure: failure)
        }
        difference = lines
      } else if record == .never {
        try write(text, as: name, message: ["the golden is missing"], to: failure)
        return .missing(failure: failure)
      }
    }
    try GoldenFolder.write(
      [(GoldenText.fileName, Data(text.utf8))], to: folder, knownFiles: GoldenFolder.golden)
    try removeFailure(failure)
    return .recorded(difference)
  }

  private func write(
    _ text: String, as name: GoldenName, message: [String], to folder: URL
  ) throws {
    let description = failureDescription(of: name, message: message)
    try GoldenFolder.write(
      [
        (GoldenText.fileName, Data(text.utf8)), (GoldenFailure.fileName, try description.data()),
      ], to: folder, knownFiles: GoldenFolder.failure)
  }
}

enum GoldenText {
  static let fileName = "snapshot.txt"

  /// The text in a golden's folder; nil where there is no such folder.
  ///
  /// What is equal to the text that is expected is read whatever it looks like: a text may have the marks
  /// of a merge in it, or nothing.
  static func read(
    _ folder: InputFolder, expecting text: String? = nil
  ) throws(GoldenError) -> String? {
    guard access(folder.url.path, F_OK) == 0 || errno != ENOENT else { return nil }
    if let text, (try? folder.data(of: fileName)) == Data(text.utf8) { return text }
    if folder.kind(of: fileName) == nil, folder.kind(of: GoldenFile.fileName) != nil {
      throw .otherKind(folder: folder.url.relativePath, isText: false)
    }
    let data = try Golden.bytes(of: fileName, in: folder)
    guard let found = String(data: data, encoding: .utf8) else {
      throw .damaged(file: folder.url.relativePath + "/" + fileName, reason: "it is not UTF-8")
    }
    return found
  }

  /// The lines that differ, `-` before what is missing and `+` before what is new, with their numbers;
  /// the first twenty.
  static func difference(_ expected: String, _ actual: String) -> [String] {
    guard !expected.utf8.elementsEqual(actual.utf8) else { return [] }
    // Bytes: characters that look the same, and the ends of lines, are parts of characters otherwise.
    let (old, new) = (lines(expected), lines(actual))
    let changes = new.difference(from: old)
    let sorted = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(shown(line))")
      case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(shown(line))")
      }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    return Array(sorted.prefix(20)) + (sorted.count > 20 ? ["… \(sorted.count - 20) more"] : [])
  }

  private static func lines(_ text: String) -> [[UInt8]] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Array($0) }
  }

  /// A line with what cannot be seen in it spelled out.
  private static func shown(_ line: [UInt8]) -> String {
    String(decoding: line, as: UTF8.self).printable
  }
}
