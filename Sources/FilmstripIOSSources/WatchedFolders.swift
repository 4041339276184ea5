// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// What has the build planned again, and the plugin called, when files of the app's come or go.
///
/// SwiftPM plans a build again when files come or go in a target's own folder, or in those into which a command
/// writes before the build. So a command that does nothing has such a folder, with a link to each of the app's.
struct WatchedFolders {
  /// What a file of a plugin ends with that SwiftPM takes neither for a source nor for a resource.
  static let ignoredExtension = "docc"

  /// The folder with the links; a file more in it has the next build planned.
  let links: URL

  var command: Command {
    .prebuildCommand(
      displayName: "Looking for files", executable: URL(fileURLWithPath: "/usr/bin/true"),
      arguments: [], outputFilesDirectory: links)
  }

  /// Watches folders.
  ///
  /// - Parameters:
  ///   - folders: The folders; those below them are watched as well.
  ///   - folder: The plugin's folder of the target.
  /// - Throws: An error of the file system's if the links cannot be made.
  init(_ folders: [URL], folder: URL) throws {
    links = folder.appending(path: "watched")
    let own = folder.resolvingSymlinksInPath().path
    let watched = folders.flatMap { WatchedFolders.folders($0.path, without: own) }
    var wanted: [String: String] = [:]
    for (number, path) in watched.enumerated() {
      wanted["\(number).\(WatchedFolders.ignoredExtension)"] = path
    }
    let files = FileManager.default
    try files.createDirectory(at: links, withIntermediateDirectories: true)
    for name in try files.contentsOfDirectory(atPath: links.path) {
      let path = links.path + "/" + name
      if let target = wanted[name],
        target == (try? files.destinationOfSymbolicLink(atPath: path))
      {
        wanted[name] = nil
      } else {
        try files.removeItem(atPath: path)
      }
    }
    for (name, path) in wanted {
      try files.createSymbolicLink(atPath: links.path + "/" + name, withDestinationPath: path)
    }
  }

  /// A folder, or those of its folders that do not have the links in them: a circle has no end.
  private static func folders(_ path: String, without own: String) -> [String] {
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    if own == target { return [] }
    guard own.hasPrefix(target == "/" ? target : target + "/") else { return [path] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: target)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      var isFolder: ObjCBool = false
      let inside = path + "/" + name
      guard FileManager.default.fileExists(atPath: inside, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [] }
      return folders(inside, without: own)
    }
  }
}
