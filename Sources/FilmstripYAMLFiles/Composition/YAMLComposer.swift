// SPDX-License-Identifier: MIT
package import Foundation
internal import Yams

/// Makes a tree of nodes of a file's bytes.
///
/// Yams reads the text without its aliases: each `*` is replaced by a character that no file has, so that
/// what Yams composes is no larger than the text, and ``AliasResolver`` counts what aliases stand for
/// before it is made. Places stay what they are, as one character takes the place of another.
package struct YAMLComposer {
  let file: String
  let limits: YAMLLimits

  /// What stands for `*`: of the private use area, which YAML allows in texts.
  static let aliasSign: Unicode.Scalar = "\u{F8F0}"

  package init(file: String, limits: YAMLLimits = YAMLLimits()) {
    (self.file, self.limits) = (file, limits)
  }

  package func compose(_ data: Data) throws(YAMLFileError) -> YAMLNode {
    guard data.count <= limits.byteCount else {
      throw YAMLFileError(file: file, reason: YAMLComposer.tooLarge(limits))
    }
    let text = try self.text(of: data)
    if let place = text.unicodeScalars.firstIndex(of: YAMLComposer.aliasSign) {
      throw problem(
        at: YAMLComposer.mark(of: place, in: text),
        "U+F8F0, a character of private use, cannot be read; remove it")
    }
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      replaced.append(scalar == "*" ? YAMLComposer.aliasSign : scalar)
    }
    do {
      let parser = try Parser(yaml: String(replaced), resolver: .basic, encoding: .utf8)
      guard let root = try parser.singleRoot() else { throw empty }
      // Nodes hold their anchors weakly.
      return try withExtendedLifetime(parser) {
        var resolver = AliasResolver(file: file, limits: limits)
        return try resolver.resolve(root)
      }
    } catch let error as YAMLFileError {
      throw error
    } catch let error as YamlError {
      throw self.error(error, in: text)
    } catch {
      throw YAMLFileError(file: file, reason: "cannot be read as YAML (\(error))")
    }
  }

  private var empty: YAMLFileError { YAMLFileError(file: file, reason: YAMLComposer.nothing) }

  /// What is said of a file with more bytes than the limit.
  static func tooLarge(_ limits: YAMLLimits) -> String {
    "is larger than \(limits.byteCount >> 10) KiB, more than any file of this kind; "
      + "give a file that a person has written"
  }

  /// What is said of a file without a value.
  static let nothing = "has nothing in it; see the documentation for an example"

  private func problem(at mark: YAMLMark, _ message: String) -> YAMLFileError {
    YAMLFileError(file: file, problems: [YAMLProblem(at: mark, message)])
  }

  // MARK: Bytes

  private func text(of data: Data) throws(YAMLFileError) -> String {
    guard !data.isEmpty else { throw empty }
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      throw YAMLFileError(file: file, reason: "is a text in UTF-16; save it as UTF-8")
    }
    // The mark of UTF-8 at the beginning is no part of the text.
    let bytes = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let start = YAMLComposer.invalidStart(in: bytes)
      let before = String(decoding: bytes.prefix(start), as: UTF8.self)
      throw problem(
        at: YAMLComposer.mark(of: before.unicodeScalars.endIndex, in: before),
        "is not UTF-8 from here on; save the file as UTF-8")
    }
    return text
  }

  /// How many bytes are UTF-8 before the first that is not.
  private static func invalidStart(in bytes: Data) -> Int {
    // Halved until it is found: each prefix of a valid text that ends with a whole scalar is valid.
    var (valid, invalid) = (0, bytes.count)
    while invalid - valid > 1 {
      let middle = (valid + invalid) / 2
      let part = bytes.prefix(middle)
      // Up to three bytes at the end may be the beginning of a scalar.
      let isValid = (0..<min(4, middle + 1)).contains {
        String(validating: part.dropLast($0), as: UTF8.self) != nil
      }
      if isValid { valid = middle } else { invalid = middle }
    }
    return max(
      0,
      (0..<min(4, valid + 1)).first {
        String(validating: bytes.prefix(valid).dropLast($0), as: UTF8.self) != nil
      }.map { valid - $0 } ?? 0)
  }

  static func mark(of place: String.Index, in text: String) -> YAMLMark {
    var (line, column) = (1, 1)
    for scalar in text.unicodeScalars[..<place] {
      if scalar == "\n" { (line, column) = (line + 1, 1) } else { column += 1 }
    }
    return YAMLMark(line: line, column: column)
  }
}
