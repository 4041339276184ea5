// SPDX-License-Identifier: MIT
public import Foundation
internal import Imaging

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
  /// The names of the goldens that were visited.
  public let cases: [String]

  /// The cases of a suite.
  public init(folder: String, cases: [String]) {
    self.folder = folder
    self.cases = cases
  }

  /// The lists in a folder, by name.
  ///
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
        list.format == "filmstrip-visited", list.version == 1
      else { throw .damaged(file: path, reason: "it lists no visited cases") }
      lists.append(list)
    }
    return lists
  }

  /// Writes the list into a folder, as a file whose name follows from that of the suite's folder.
  ///
  /// - Throws: `ImagingError` if the system refuses.
  public func write(into folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(self) + Data("\n".utf8)
    let name = "\(GoldenName(self.folder)).json"
    try data.write(to: folder.appendingPathComponent(name), options: .atomic)
  }

  /// The goldens in the suite's folder that were not visited, by name; relative paths start at a folder.
  ///
  /// - Throws: ``GoldenError`` if the folder cannot be read.
  public func orphans(relativeTo current: URL) throws(GoldenError) -> [URL] {
    let suite = URL(fileURLWithPath: folder, isDirectory: true, relativeTo: current)
    let names: [String]
    do { names = try FolderListing.names(in: suite.path) } catch {
      if error.code == ENOENT { return [] }
      throw .unreadable(file: suite.relativePath, reason: error.reason)
    }
    let visited = Set(cases)
    return names.filter { name in
      !visited.contains(name) && !name.hasPrefix(".")
        && ["golden.json", GoldenText.fileName].contains { file in
          FileManager.default.fileExists(
            atPath: suite.appendingPathComponent(name + "/" + file).path)
        }
    }.map { suite.appendingPathComponent($0, isDirectory: true) }
  }

  /// Removes a golden that is an orphan; a folder with other files in it is left alone.
  ///
  /// - Throws: ``FilmstripError`` if it holds other files, or the system refuses.
  public static func remove(_ orphan: URL) throws {
    try GoldenFolder.remove(orphan, knownFiles: GoldenFolder.golden)
  }
}
