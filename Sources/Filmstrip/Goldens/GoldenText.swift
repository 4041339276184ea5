// SPDX-License-Identifier: MIT
public import Foundation
internal import Imaging

extension GoldenSuite {
  /// What comes of verifying a text.
  public enum TextVerdict: Sendable, Equatable {
    /// It is that of the golden.
    case passed
    /// The golden was missing, or differed in some lines, and is written.
    case recorded([String]?)
    /// There is no golden, and none is written; the text is in the failure's folder.
    case missing(failure: URL)
    /// Lines differ; the text is in the failure's folder.
    case failed([String], failure: URL)
  }

  /// Compares a text with a case's golden, a folder with `snapshot.txt`, or writes it as the mode says.
  ///
  /// - Throws: ``GoldenError`` if the golden cannot be read, ``FilmstripError`` if a folder cannot be
  ///   written.
  public func verify(
    _ text: String, as name: GoldenName, record: RecordMode
  ) throws -> TextVerdict {
    let (folder, failure) = (golden(of: name), failure(of: name))
    let expected = try GoldenText.read(folder)
    var difference: [String]?
    if record != .all {
      if let expected {
        let lines = GoldenText.difference(expected, text)
        guard !lines.isEmpty else {
          try GoldenFolder.remove(failure, knownFiles: GoldenFolder.failure)
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
    try GoldenFolder.remove(failure, knownFiles: GoldenFolder.failure)
    return .recorded(difference)
  }

  private func write(
    _ text: String, as name: GoldenName, message: [String], to folder: URL
  ) throws {
    let description = GoldenFailure.Description(
      suite: self.name, name: name.description, golden: golden(of: name).relativePath,
      message: message)
    try GoldenFolder.write(
      [
        (GoldenText.fileName, Data(text.utf8)),
        (GoldenFailure.fileName, try description.data()),
      ], to: folder, knownFiles: GoldenFolder.failure)
  }
}

/// A golden that is a text.
enum GoldenText {
  static let fileName = "snapshot.txt"

  /// The text in a golden's folder; nil where there is no such folder.
  static func read(_ folder: URL) throws(GoldenError) -> String? {
    guard access(folder.path, F_OK) == 0 || errno != ENOENT else { return nil }
    let data = try Golden.bytes(of: fileName, in: folder)
    guard let text = String(data: data, encoding: .utf8) else {
      throw .damaged(file: folder.relativePath + "/" + fileName, reason: "it is not UTF-8")
    }
    return text
  }

  /// The lines that differ, `-` before what is missing and `+` before what is new, with their numbers;
  /// the first twenty.
  static func difference(_ expected: String, _ actual: String) -> [String] {
    guard expected != actual else { return [] }
    let (old, new) = (lines(expected), lines(actual))
    let changes = new.difference(from: old)
    // Removals come first from the end, insertions from the beginning: by line they read well.
    let sorted = changes.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "- \(offset + 1): \(line)")
      case .insert(let offset, let line, _): (offset, 1, "+ \(offset + 1): \(line)")
      }
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    guard !sorted.isEmpty else { return ["the ends of lines differ"] }
    return Array(sorted.prefix(20)) + (sorted.count > 20 ? ["… \(sorted.count - 20) more"] : [])
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
