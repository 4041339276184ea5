// SPDX-License-Identifier: MIT
package import Foundation
internal import FilmstripWording

/// A file of a format, or a row of numbered ones.
///
/// An earlier output is replaced only if each file in it has a format's name and bears its mark inside.
package struct OutputFile: Sendable {
  /// Its path in the output folder, at most one folder deep; of numbered files that of the first.
  package let path: String
  /// Whether it is the first of many, whose names have its number and those after it, with at least as many
  /// digits.
  package let isNumbered: Bool
  /// Whether lists for people name it: not what is only there now and then, such as further pages.
  package let isMentioned: Bool
  /// Whether a file was written by this format, by what is in it.
  let isOurs: @Sendable (FileHandle) -> Bool

  /// A file that is recognized by its content.
  package init(
    _ path: String, isNumbered: Bool = false, isMentioned: Bool = true,
    isOurs: @escaping @Sendable (FileHandle) -> Bool
  ) {
    require(
      path.split(separator: "/", omittingEmptySubsequences: false).count <= 2,
      "OutputFile: \(path) is more than one folder deep")
    self.path = path
    self.isNumbered = isNumbered
    self.isMentioned = isMentioned
    self.isOurs = isOurs
  }

  /// A PNG file with our name in it.
  package static func png(
    _ path: String, isNumbered: Bool = false, isMentioned: Bool = true
  ) -> OutputFile {
    OutputFile(path, isNumbered: isNumbered, isMentioned: isMentioned) { file in
      OutputFile.start(of: file).map { PNGFile.isOurs($0) } ?? false
    }
  }

  /// A text with a mark among its first 256 bytes.
  package static func text(
    _ path: String, isNumbered: Bool = false, marked mark: String
  ) -> OutputFile {
    OutputFile(path, isNumbered: isNumbered) { file in
      OutputFile.start(of: file).map { String(decoding: $0, as: UTF8.self).contains(mark) } ?? false
    }
  }

  /// A text with a mark anywhere: in JSON whose keys are sorted it may come last.
  package static func text(_ path: String, containing mark: String) -> OutputFile {
    OutputFile(path) { file in
      ((try? file.readToEnd()) ?? nil).map { $0.range(of: Data(mark.utf8)) != nil } ?? false
    }
  }

  // What modules above this one write, by its marks: an earlier output of any of them may be replaced.

  package static let preview = OutputFile.text("preview.html", marked: FileMark.page)
  package static let gif = OutputFile("animation.gif") { FileMark.isInGIF($0) }
  package static let webp = OutputFile("animation.webp") { FileMark.isInWebP($0) }
  package static let mp4 = OutputFile("animation.mp4") { FileMark.isInMP4($0) }

  private static func start(of file: FileHandle) -> Data? { try? file.read(upToCount: 256) }

  /// The folder it is in; nil for the output folder itself.
  var folder: String? { path.firstIndex(of: "/").map { String(path[..<$0]) } }

  func isNamed(_ other: String) -> Bool {
    guard isNumbered else { return other == path }
    let end = path.lastIndex(of: ".").map { String(path[$0...]) } ?? ""
    let stem = path.dropLast(end.count)
    let digits = stem.reversed().prefix { OutputFile.isDigit($0) }.count
    let start = stem.dropLast(digits)
    guard other.hasPrefix(start), other.hasSuffix(end),
      other.utf8.count >= start.utf8.count + digits + end.utf8.count
    else { return false }
    let number = other.dropFirst(start.count).dropLast(end.count)
    guard number.count >= digits, number.allSatisfy(OutputFile.isDigit),
      number.count == digits || number.first != "0",
      let value = Int(number), let first = Int(stem.suffix(digits))
    else { return false }
    return value >= first
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }
}
