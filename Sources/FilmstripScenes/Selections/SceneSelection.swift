// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripWording

/// The cases of some files that a run has to do with, in the order of the files.
public struct SceneSelection: Sendable {
  /// A case, and the suite that it belongs to.
  public struct Member: Sendable, Equatable {
    /// What the folder of the suite's goldens is called.
    public let suite: String
    /// The case.
    public let sceneCase: SceneCase
    /// Its number among all cases of the files, from 0.
    public let index: Int

    /// The suite's name and the case's: `transitions/open-message.dark`.
    public var name: String { suite.isEmpty ? sceneCase.name : "\(suite)/\(sceneCase.name)" }
  }

  /// The files.
  public let files: [SceneFile]
  /// The cases that are selected.
  public private(set) var members: [Member]
  /// How many cases the files have.
  public let totalCount: Int

  /// No cases.
  package static var none: SceneSelection { SceneSelection() }

  private init() { (files, members, totalCount) = ([], [], 0) }

  /// The one case that the command line describes, which belongs to no suite.
  package init(of sceneCase: SceneCase) {
    (files, totalCount) = ([], 1)
    members = [Member(suite: "", sceneCase: sceneCase, index: 0)]
  }

  /// All cases of some files.
  ///
  /// - Parameter files: The files, in order.
  /// - Throws: ``SceneFileError`` where the goldens of two files would be in one folder.
  public init(of files: [SceneFile]) throws(SceneFileError) {
    var suites: [String: String] = [:]
    for file in files {
      // What some file systems take for the same is one folder there.
      let folder = GoldenName(file.suite).description
      guard let other = suites.updateValue(file.path, forKey: folder.lowercased()) else { continue }
      throw SceneFileError(
        lines: [
          "\(file.path): the goldens of its scenes would be in the folder '\(folder)', as those of "
            + "\(other); give one of the files another name"
        ].map(\.printable))
    }
    self.files = files
    members = files.flatMap { file in file.cases.map { (file.suite, $0) } }.enumerated().map {
      Member(suite: $0.element.0, sceneCase: $0.element.1, index: $0.offset)
    }
    totalCount = members.count
  }

  /// The files of some paths: files, and folders, of which all files that end in `.yaml` or `.yml` and have
  /// scenes are taken by name.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - registry: Which screens and transitions they can name.
  /// - Returns: The files, in order.
  /// - Throws: ``SceneFileError`` with everything that is wrong with all of them.
  public static func files(
    at paths: [String], registry: SceneRegistry = .current
  ) throws(SceneFileError) -> [SceneFile] {
    var (files, lines) = ([SceneFile](), [String]())
    for path in paths {
      for file in try expanded(path) {
        do { files.append(try SceneFile(contentsOf: file, registry: registry)) } catch {
          lines += error.lines
        }
      }
    }
    if !lines.isEmpty { throw SceneFileError(lines: lines) }
    return files
  }

  private static func expanded(_ path: String) throws(SceneFileError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [path] }
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    let found = names.filter { name in
      !name.hasPrefix(".") && (name.hasSuffix(".yaml") || name.hasSuffix(".yml"))
        && !isOfOthers("\(path)/\(name)")
    }
    guard !found.isEmpty else {
      throw SceneFileError(
        lines: [
          "\(path): has no scene files; give a file that ends in .yaml, or make one with "
            + "'filmstrip init'"
        ].map(\.printable))
    }
    return found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// Whether a file in a folder is for another program, such as the workflow of a server: no key of its first level is
  /// one of a scene file, or may be meant for one.
  private static func isOfOthers(_ path: String) -> Bool {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
    let keys = text.split(separator: "\n").compactMap { line in
      line.prefixMatch(of: #/([A-Za-z_][\w-]*):(\s|$)/#).map { String($0.1) }
    }
    return !keys.isEmpty && keys.allSatisfy { $0.nearest(in: SceneKeys.file) == nil }
  }

  /// Keeps the cases whose name, with the suite's, has one of some texts in it, or is as a pattern with `*`
  /// and `?` says, which may leave out the suite; no texts keep all.
  ///
  /// - Parameter filters: Texts and patterns.
  public mutating func keep(matching filters: [String]) {
    guard !filters.isEmpty else { return }
    members.removeAll { member in
      !filters.contains { SceneSelection.matches(case: member.name, $0) }
    }
  }

  /// Keeps some of the cases.
  package mutating func keep(_ isKept: (Member) -> Bool) { members.removeAll { !isKept($0) } }

  /// Whether the name of a case with its suite, or without it, matches a filter.
  package static func matches(case name: String, _ filter: String) -> Bool {
    let own = name.firstIndex(of: "/").map { String(name[$0...].dropFirst()) }
    return matches(name, filter) || own.map { matches($0, filter) } ?? false
  }

  /// Whether a name has a text in it, or is as a pattern says.
  package static func matches(_ name: String, _ filter: String) -> Bool {
    guard filter.contains(where: { $0 == "*" || $0 == "?" }) else { return name.contains(filter) }
    let (name, pattern) = (Array(name), Array(filter))
    // The place of the last star, and how much of the name it has taken: a later one takes its place, so
    // that the work is at most the product of both lengths.
    var (i, j, star, taken) = (0, 0, -1, 0)
    while i < name.count {
      if j < pattern.count, pattern[j] == "*" {
        (star, taken) = (j, i)
        j += 1
      } else if j < pattern.count, pattern[j] == "?" || pattern[j] == name[i] {
        (i, j) = (i + 1, j + 1)
      } else if star >= 0 {
        taken += 1
        (i, j) = (taken, star + 1)
      } else {
        return false
      }
    }
    return pattern[j...].allSatisfy { $0 == "*" }
  }
}
