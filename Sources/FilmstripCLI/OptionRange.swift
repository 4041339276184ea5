// SPDX-License-Identifier: MIT
import ArgumentParser
import FilmstripWording
import Foundation

enum OptionRange {
  /// Refuses a whole number outside of a range; nil is not checked.
  static func check(_ name: String, _ value: Int?, _ range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) \(value): must be from \(range.lowerBound) to \(range.upperBound)")
  }

  /// A width in pixels that a text says; `full` is larger than any, which stands for the frames' own.
  static func pictureWidth(_ text: String) throws -> Int {
    if text == "full" { return .max }
    guard let width = Int(text) else {
      throw ValidationError("give a number of pixels, or full")
    }
    return width
  }

  /// Refuses a width that no picture has; `Int.max` stands for the frames' own.
  static func checkPictureWidth(_ name: String, _ width: Int?) throws {
    if width != Int.max { try check(name, width, 16...32_767) }
  }

  /// Refuses an empty path, and one at which something else than a folder is; there may be nothing.
  static func checkFolder(_ name: String, _ path: String, _ what: String) throws {
    if path.isEmpty { throw ValidationError("\(name): give the path of a folder") }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue
    else { return }
    throw ValidationError("\(name) \(path): is a file; give the folder \(what)")
  }

  /// The seconds that a text says.
  static func seconds(_ text: String) throws -> Double {
    guard let seconds = Double(text), seconds.isFinite else {
      throw ValidationError(text.secondsRemedy)
    }
    return seconds
  }

  /// The whole seconds that a text says.
  static func wholeSeconds(_ text: String) throws -> Int {
    guard let seconds = Int(text) else {
      let given = text.secondsOfUnit.map { max(1, Int(min($0, 1e9).rounded(.up))) } ?? 300
      throw ValidationError("give whole seconds, such as \(given)")
    }
    return seconds
  }
}
