// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles an app's sources, which stay where they are, as a target of a package.
///
/// The target's folder has a file `ios-sources.txt` that names folders and files, one a line, relative
/// to the package. What is found there when the build is planned is lowered together.
@main
struct IOSSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let target = target as? SourceModuleTarget else { return [] }
    let configuration = target.directoryURL.appending(path: "ios-sources.txt")
    let named = try SourceList(configuration, package: context.package.directoryURL)
    let sources = try named.files()
    let folder = context.pluginWorkDirectoryURL
    let destinations = Destinations.names(for: sources).map { folder.appending(path: $0) }

    let list = folder.appending(path: "files.list")
    let lines = zip(sources, destinations).map { "\($0.path)\t\($1.path)\n" }.joined()
    if (try? String(contentsOf: list, encoding: .utf8)) != lines {
      try lines.write(to: list, atomically: true, encoding: .utf8)
    }
    // Their folders tell which names they show; the target's own files are compiled beside the app's.
    let modules = target.recursiveTargetDependencies.compactMap { dependency in
      (dependency as? SourceModuleTarget).map { "\($0.moduleName)=\($0.directoryURL.path)" }
    }
    let own = target.sourceFiles(withSuffix: "swift").map(\.url)
    return [
      .buildCommand(
        displayName: "Lowering \(sources.count) files of \(target.name)",
        executable: try context.tool(named: "lower-ios-sources").url,
        arguments: (named.allowsRuntimeChanges ? ["--allow-runtime-changes"] : []) + [list.path]
          + ["=" + target.directoryURL.path] + modules.sorted(),
        inputFiles: sources + own + [list, configuration], outputFiles: destinations)
    ]
  }
}

/// What `ios-sources.txt` names.
struct SourceList {
  private let file: URL
  private let package: URL
  private let text: String

  init(_ file: URL, package: URL) throws {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw Problem("\(file.path): not there; it names the folders of an app's sources, one a line")
    }
    (self.file, self.package, self.text) = (file, package, text)
  }

  private static let allowance = "allow runtime-changes"

  /// Whether swizzling and forwarding are left undone, with a warning.
  var allowsRuntimeChanges: Bool {
    text.split(separator: "\n").contains {
      $0.trimmingCharacters(in: .whitespaces) == SourceList.allowance
    }
  }

  /// The Swift files, in the order of their paths, each once.
  func files() throws -> [URL] {
    var found: Set<String> = []
    var excluded: [String] = []
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      var words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") || words == SourceList.allowance { continue }
      let isExclusion = words.hasPrefix("exclude ")
      if isExclusion { words = words.dropFirst(8).trimmingCharacters(in: .whitespaces) }
      let path = URL(fileURLWithPath: words, relativeTo: package).standardizedFileURL.path
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Problem(
          "\(file.path):\(number + 1): \(words): there is no such folder or file; paths are "
            + "relative to \(package.path)")
      }
      if isExclusion {
        excluded.append(path)
      } else if isFolder.boolValue {
        found.formUnion(swiftFiles(in: path))
      } else {
        found.insert(path)
      }
    }
    let files = found.filter { path in
      !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    guard !files.isEmpty else {
      throw Problem("\(file.path): no Swift file is in the folders that it names")
    }
    return files.sorted().map { URL(fileURLWithPath: $0) }
  }

  private func swiftFiles(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }
  }
}

/// Names of the lowered files: a module has no two of one name.
///
/// None has the name of its source: the compiler warns where a file and a `#sourceLocation` have one name
/// in two folders.
enum Destinations {
  static func names(for sources: [URL]) -> [String] {
    var count: [String: Int] = [:]
    return sources.map { source in
      let name = source.deletingPathExtension().lastPathComponent
      // The compiler tells files apart by their names, some systems without regard to case.
      let earlier = count[name.lowercased(), default: 0]
      count[name.lowercased()] = earlier + 1
      return "\(name).lowered\(earlier == 0 ? "" : "-\(earlier)").swift"
    }
  }
}

/// A problem as one line.
struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
