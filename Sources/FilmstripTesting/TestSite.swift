// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import Testing
internal import FilmstripWording
internal import XCTest

struct TestSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  let function: String

  /// What the test is called, without parameters; of a raw identifier what is between the backticks.
  var testName: String {
    if function.hasPrefix("`"), let end = function.lastIndex(of: "`"), end > function.startIndex {
      return String(function[function.index(after: function.startIndex)..<end])
    }
    return String(function.prefix { $0 != "(" })
  }

  var moduleName: String { String("\(fileID)".prefix { $0 != "/" }) }

  /// The file without folders and suffix: the suite.
  var suiteName: String { file.deletingPathExtension().lastPathComponent }

  var file: URL { URL(fileURLWithPath: "\(filePath)") }

  /// The folder of the suite's goldens: beside the test's file, or in the folder that
  /// `FILMSTRIP_REFERENCE_DIR` or `SNAPSHOT_REFERENCE_DIR` names; shown relative to the current one where
  /// it is inside of it.
  func goldens(environment: [String: String]) -> URL {
    let named = environment.folder("FILMSTRIP_REFERENCE_DIR", "SNAPSHOT_REFERENCE_DIR")
    let folder =
      named.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? file.deletingLastPathComponent().appendingPathComponent("Goldens", isDirectory: true)
    return folder.appendingPathComponent(suiteName, isDirectory: true).shownFromHere
  }

  var isParameterized: Bool { Test.Case.current?.isParameterized ?? false }

  var testIdentifier: String? { Test.current.map { "\($0.id)" } }

  var description: String { "\(fileID):\(line):\(column)" }

  /// Fails the test, at this place.
  ///
  /// Names of layers are words of others, which may look like a command to what runs the tests.
  func fail(_ message: String) {
    let areCommandsRead = WorkflowCommands.areRead(in: ProcessInfo.processInfo.environment)
    let message = areCommandsRead ? WorkflowCommands.removed(from: message) : message
    // A task that was detached belongs to no test, and XCTest does not notice failures outside of its own.
    if Test.current != nil || TestRun.isOfSwiftTesting {
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    } else {
      XCTFail(message, file: filePath, line: line)
      // XCTest passes over failures before and after its tests, and does not tell whether one runs.
      RunningProgram.failAtExit(
        saying:
          "filmstrip: an assertion failed at \(filePath):\(line): \(message.prefix { $0 != "\n" })")
    }
  }

  func note(_ message: String) {
    let text = "filmstrip: \(message) (\(fileID):\(line))".printable
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  /// Attaches bytes to the test; XCTest on Linux has no attachments.
  func attach(_ data: Data, named name: String) {
    guard Test.current != nil else { return }
    Attachment.record([UInt8](data), named: name, sourceLocation: location)
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: max(Int(line), 1),
      column: max(Int(column), 1))
  }
}

extension [String: String] {
  /// The first of two variables that names something.
  func folder(_ name: String, _ other: String) -> String? {
    [self[name], self[other]].compactMap(\.self).first { !$0.isEmpty }
  }
}

extension URL {
  /// The same place, relative to the current folder where it is inside of it.
  var shownFromHere: URL {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let start = here.standardizedFileURL.path
    let path = standardizedFileURL.path
    guard path.hasPrefix(start + "/") else { return self }
    return URL(
      fileURLWithPath: String(path.dropFirst(start.count + 1)), isDirectory: hasDirectoryPath,
      relativeTo: here)
  }
}
