// SPDX-License-Identifier: MIT
public import Foundation

/// The cases of a suite that a run has visited, as a file that `filmstrip prune` reads.
///
/// Written by runs in which every test of the suite ran: goldens of other cases are orphans.
public struct VisitedCases: Sendable, Equatable, Codable {
  /// Always `filmstrip-visited`.
  public private(set) var format = "filmstrip-visited"
  /// The version of the format.
  public private(set) var version = 1
  /// The folder of the suite's goldens, relative to the folder that the run was started in.
  public let folder: String
  /// The file of the suite's tests, relative to that folder as well.
  public let file: String
  /// The names of the goldens that were visited.
  public let cases: [String]

  /// The cases of a suite.
  ///
  /// - Parameters:
  ///   - folder: The folder of the suite's goldens, relative to the folder that the run was started
  ///     in.
  ///   - file: The file of the suite's tests, relative to that folder as well.
  ///   - cases: The names of the goldens that were visited.
  public init(folder: String, file: String, cases: [String]) {
    self.folder = folder
    self.file = file
    self.cases = cases
  }

  /// The lists in a folder, by name.
  ///
  /// - Parameter folder: The folder of a run's lists.
  /// - Returns: None where there is no such folder.
  /// - Throws: ``GoldenError`` for a file that is no such list, or cannot be read.
  public static func all(in folder: URL) throws(GoldenError) -> [VisitedCases] {
    var lists: [VisitedCases] = []
    let names: [String]
    do { names = try FolderListing.names(in: folder.path) } catch {
      if error.code == ENOENT { return [] }
      throw .unreadable(file: folder.relativePath, reason: error.reason)
    }
    for name in names where name.hasSuffix(".json") && !name.hasPrefix(".") {
      let path = folder.relativePath + "/" + name
      let data: Data
      do { data = try FileBytes.read(path: folder.appendingPathComponent(name).path) } catch {
        throw .unreadable(file: path, reason: "\(error)")
      }
      guard let list = try? JSONDecoder().decode(VisitedCases.self, from: data),
        list.format == "filmstrip-visited"
      else { throw .damaged(file: path, reason: "it lists no visited cases") }
      guard list.version == 1 else { throw .newerVersion(file: path, version: list.version) }
      lists.append(list)
    }
    return lists
  }

  /// Writes the lists of a run into a folder in place of those of the run before it.
  ///
  /// Tests of Swift Testing and of XCTest run in two processes, each with lists of its own.
  ///
  /// - Parameters:
  ///   - folder: The folder of a run's lists.
  ///   - lists: What tests have asked for.
  ///   - library: The library whose tests these are; lists of others stay.
  /// - Throws: What the system refuses.
  public static func replaceAll(
    in folder: URL, with lists: [VisitedCases], of library: String
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ending = ".\(library).json"
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var written: Set<String> = []
    for list in lists {
      let name = "\(GoldenName(list.folder))\(ending)"
      let data = try encoder.encode(list) + Data("\n".utf8)
      try SingleOutput.write(data, to: folder.appendingPathComponent(name).path)
      written.insert(name)
    }
    for name in try FolderListing.names(in: folder.path)
    where name.hasSuffix(ending) && !written.contains(name) {
      unlink(folder.appendingPathComponent(name).path)
    }
  }
}
