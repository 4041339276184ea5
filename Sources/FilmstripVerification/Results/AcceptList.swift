// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import FilmstripImaging
internal import FilmstripWording
internal import Foundation

/// Failures to accept, and what was shown of each: `transitions/open=1a2b3c4d transitions/close=5e6f7a8b`.
///
/// A report's page copies it for `filmstrip accept --list`. Names are those of folders, which need no quotes.
package struct AcceptList: Sendable, Equatable {
  /// One failure.
  package struct Item: Sendable, Equatable, CustomStringConvertible {
    /// What the suite's folder is called.
    package let suite: String
    /// What the case's folder in it is called.
    package let name: String
    /// What ``GoldenFailure/digest()`` is of what was shown.
    package let digest: String

    /// The failure's folder in that of failures.
    package var path: String { "\(suite)/\(name)" }

    /// Such as `transitions/open=1a2b3c4d`.
    package var description: String { "\(path)=\(digest)" }
  }

  /// The failures, each once, in the order of the list.
  package let items: [Item]

  /// Reads a list, whose items are apart by spaces or line feeds.
  ///
  /// - Throws: ``AcceptListError``.
  package init(_ text: String) throws(AcceptListError) {
    var items: [Item] = []
    var digests: [String: String] = [:]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let item = try AcceptList.item(word)
      if let digest = digests.updateValue(item.digest, forKey: item.path) {
        guard digest == item.digest else { throw .contradictory(case: item.path) }
        continue
      }
      items.append(item)
    }
    guard !items.isEmpty else { throw .empty }
    self.items = items
  }

  /// Reads the list in a file.
  ///
  /// - Throws: ``AcceptListError``.
  package init(contentsOfFile path: String) throws(AcceptListError) {
    var limits = ImageLimits()
    limits.byteCount = AcceptList.maximumByteCount
    let url = URL(fileURLWithPath: path)
    let data: Data
    do {
      data = try InputFolder(url.deletingLastPathComponent())
        .data(of: url.lastPathComponent, limits: limits)
    } catch {
      throw .unreadable(path: path, reason: "\(error)")
    }
    try self.init(String(decoding: data, as: UTF8.self))
  }

  /// The most bytes of a file: a hundred thousand cases take a few megabytes.
  private static let maximumByteCount = 16 << 20

  private static func item(_ word: Substring) throws(AcceptListError) -> Item {
    let sides = word.split(separator: "=", omittingEmptySubsequences: false)
    let names = sides[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard sides.count == 2, names.count == 2,
      names.allSatisfy({ GoldenName($0).description == $0 }),
      sides[1].count == 8, sides[1].allSatisfy({ $0.isASCII && $0.isHexDigit && !$0.isUppercase })
    else { throw .malformed(item: String(word)) }
    return Item(suite: names[0], name: names[1], digest: String(sides[1]))
  }

  /// The beginning of the command that accepts a list of some cases, which follows it in quotes; nil where none of
  /// them can be accepted.
  package static func command(for cases: [CaseResult]) -> String? {
    guard let first = cases.first(where: { $0.acceptance != nil }), let failure = first.failure
    else { return nil }
    let failures = CaseResult.folderOfSuites(failure)
    var words = ["--reference", CaseResult.folderOfSuites(first.golden)]
    if failures != standardFailures { words += ["--failures", failures] }
    return "filmstrip accept " + words.map { $0.printable.shellWord }.joined(separator: " ")
      + " --list"
  }

  /// The command that accepts a case as it was shown; nil where it cannot be accepted.
  package static func command(forShown made: CaseResult) -> String? {
    guard let item = made.acceptance, let command = command(for: [made]) else { return nil }
    return "\(command) '\(item)'"
  }

  /// The folder of failures, where no other one is named.
  package static let standardFailures = "output/failures"
}

package enum AcceptListError: Error, Equatable, CustomStringConvertible {
  case empty
  case unreadable(path: String, reason: String)
  case malformed(item: String)
  /// It is there twice, with other digests.
  case contradictory(case: String)

  package var description: String {
    switch self {
    case .empty: "the list is empty; copy it from the page of a report"
    case .unreadable(let path, let reason):
      "\(path.printable): cannot be read (\(reason.printable)); give a list, or a file that can be read"
    case .malformed(let item):
      "'\(item.printable)' is no case of a list such as SUITE/CASE=1a2b3c4d; copy the list from the page of a report, or "
        + "give a file that is there"
    case .contradictory(let name):
      "\(name.printable) is in the list twice, as it was shown by two runs; copy the list from the page of the last one"
    }
  }
}
