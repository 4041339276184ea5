// SPDX-License-Identifier: MIT
internal import FilmstripImaging
package import Foundation

/// A package beside an app with a module for each set of files and a program for each transition.
package struct AppPackage {
  /// What names the package, and has the digests of the files that were written.
  static let recordName = ".filmstrip-package.json"

  /// The folder of the package.
  package let folder: URL
  /// What was done, a line each.
  package private(set) var lines: [String] = []

  /// Writes the package, or what is new in it.
  ///
  /// A file that a person has changed since it was written is kept as it is; nothing in the app's folder is written.
  ///
  /// - Parameters:
  ///   - path: The app's folder.
  ///   - output: The package's folder; nil for `…Transitions` beside the app's.
  ///   - program: The path of this program.
  ///   - say: Tells a person something while it runs.
  /// - Throws: ``AppsError``.
  package init(ofAppIn path: String, output: String?, program: String?, say: (String) -> Void)
    throws
  {
    let app = try AppFolder(path)
    let toolchain = try Toolchain()
    let home = try FilmstripHome(program: program)
    let lowering = try LoweringProgram(home, toolchain, say: say)
    let found = try lowering.transitions(of: app)
    guard !found.transitions.isEmpty else { throw AppPackage.nothing(found, path) }
    folder =
      output.map { URL(fileURLWithPath: $0, isDirectory: true).standardizedFileURL }
      ?? app.folder.deletingLastPathComponent().appending(
        path: app.folder.lastPathComponent + "Transitions")
    guard !(folder.path + "/").hasPrefix(app.folder.path + "/") else {
      throw AppsError(
        "\(folder.path): is in the app's folder, where nothing is written; name another folder with --output"
      )
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw AppsError("\(folder.path): cannot be made; name another folder with --output")
    }
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    guard let names, access(folder.path, W_OK) == 0 else {
      throw AppsError("\(folder.path): cannot be written to; name another folder with --output")
    }
    guard names.isEmpty || names.contains(AppPackage.recordName) else {
      throw AppsError("\(folder.path): holds other files; name another folder with --output")
    }
    let files = try AppPackage.files(of: found, app, lowering, in: folder)
    let kept = try write(files)
    for transition in found.transitions { lines += AppPackage.lines(transition) }
    for skipped in found.skipped {
      lines.append("\(skipped.file):\(skipped.line): \(skipped.type) \(skipped.reason)")
    }
    for name in kept { lines.append("\(folder.path)/\(name): was changed by hand, and is kept") }
    let count = found.transitions.count
    lines.append(
      "\(folder.path): \(count) \(count == 1 ? "transition" : "transitions"); swift run --package-path \(folder.path) "
        + "\(found.transitions[0].name) render \(folder.path)/Sources/\(found.transitions[0].name)/scenes.yaml"
    )
  }

  static func nothing(_ found: AppTransitions, _ path: String) -> AppsError {
    let skipped = found.skipped.first.map { "; \($0.type) \($0.reason)" } ?? ""
    return AppsError(
      "\(path): no type of its \(found.fileCount) Swift files is a transition's delegate, an animator or a presentation "
        + "controller\(skipped)")
  }

  /// What is said of a transition: its place and what is to be done, and a line for each file that is left out.
  static func lines(_ transition: AppTransitions.Transition) -> [String] {
    let sources = transition.sources[0]
    let count = sources.files.count
    var line =
      "\(transition.file):\(transition.line): \(transition.type) (\(transition.way)) of \(count) \(count == 1 ? "file" : "files")"
    if !sources.fillIns.isEmpty {
      line += "; fill in \(sources.fillIns.joined(separator: "; "))"
    }
    for told in sources.told { line += "; \(told)" }
    return [line] + sources.leftOut.map { "  without \($0.file): \($0.reason)" }
  }

  // MARK: Files

  private static func files(
    of found: AppTransitions, _ app: AppFolder, _ lowering: LoweringProgram, in folder: URL
  ) throws -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = [
      (".gitignore", ".build/\noutput/\n"),
      ("Package.swift", manifest(found, app.languageMode, lowering.home, in: folder)),
    ]
    var modules: Set<String> = []
    for transition in found.transitions {
      if modules.insert(transition.sources[0].module).inserted {
        let target = "Sources/\(transition.sources[0].module)"
        let list = sources(transition.sources[0], of: transition.type, in: folder)
        files.append((target + "/ios-sources.txt", list))
        files.append(
          (
            target + "/\(transition.sources[0].module).swift",
            "// The target's own file. The app's files are those of ios-sources.txt.\n"
          ))
        if let stubs = try stubs(list, lowering, in: folder) {
          files.append((target + "/MissingNames.swift", stubs))
        }
      }
      files.append(("Sources/\(transition.name)/main.swift", transition.sources[0].program))
      files.append(("Sources/\(transition.name)/scenes.yaml", transition.sources[0].scenes))
    }
    return files
  }

  /// What `ios-sources.txt` of a transition's module says.
  static func sources(_ sources: AppTransitions.Sources, of type: String, in folder: URL) -> String
  {
    var text =
      "# The files that \(type) needs, relative to the package.\nallow runtime-changes\n"
    text += sources.files.map { relative($0, to: folder) + "\n" }.joined()
    for left in sources.leftOut {
      text += "# \(left.reason):\ndeclared \(relative(left.file, to: folder))\n"
    }
    return text
  }

  private static func relative(_ path: String, to folder: URL) -> String {
    let (own, other) = (
      folder.standardizedFileURL.pathComponents, URL(fileURLWithPath: path).pathComponents
    )
    let common = zip(own, other).prefix { $0 == $1 }.count
    return ([String](repeating: "..", count: own.count - common) + other.dropFirst(common)).joined(
      separator: "/")
  }

  /// Stubs of the names that are in no file of a module; nil where none is missing.
  private static func stubs(_ list: String, _ lowering: LoweringProgram, in folder: URL) throws
    -> String?
  {
    let work = AppCache.temporary()
    defer { try? FileManager.default.removeItem(at: work) }
    let file = work.appending(path: "ios-sources.txt")
    try Data(list.utf8).write(to: file)
    let sources = try SourceList(file, package: folder)
    _ = try lowering.lower(sources, into: work)
    let stubs = FileManager.default.contents(
      atPath: work.appending(path: "MissingNames.swift").path)
    return stubs.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func manifest(
    _ found: AppTransitions, _ mode: AppFolder.LanguageMode, _ home: FilmstripHome, in folder: URL
  ) -> String {
    var (modules, targets) = (Set<String>(), "")
    for transition in found.transitions {
      if modules.insert(transition.sources[0].module).inserted {
        let features = transition.sources[0].features.map { ", feature: \"\($0)\"" }.joined()
        targets += "    files(\"\(transition.sources[0].module)\"\(features)),\n"
      }
      targets += "    program(\"\(transition.name)\", of: \"\(transition.sources[0].module)\"),\n"
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      // Where Filmstrip is: a path, or the URL of its repository with a version.
      let filmstrip: Package.Dependency = .package(name: "Filmstrip", path: "\(home.folder.path)")

      /// Files of the app, which stay where they are: ios-sources.txt names them.
      func files(_ name: String, feature: String? = nil) -> Target {
        .target(
          name: name, dependencies: [.product(name: "FilmstripIOSRuntime", package: "Filmstrip")],
          exclude: ["ios-sources.txt"],
          swiftSettings: [.swiftLanguageMode(\(mode.manifestName))] + (feature.map { [.enableUpcomingFeature($0)] } ?? []),
          plugins: [.plugin(name: "FilmstripIOSSources", package: "Filmstrip")])
      }

      /// A program with the command line of Filmstrip, and a transition's screens and scenes.
      func program(_ name: String, of module: String) -> Target {
        .executableTarget(
          name: name,
          dependencies: [
            .target(name: module), .product(name: "FilmstripCLI", package: "Filmstrip"),
            .product(name: "FilmstripTransitions", package: "Filmstrip"),
          ], exclude: ["scenes.yaml"], swiftSettings: [.swiftLanguageMode(.v5)])
      }

      let package = Package(
        name: "\(folder.lastPathComponent)",
        dependencies: [filmstrip],
        targets: [
      \(targets)  ])

      """
  }

  /// Writes files, except those that a person has changed; returns the names of these.
  private func write(_ files: [(name: String, text: String)]) throws -> [String] {
    let recordFile = folder.appending(path: AppPackage.recordName)
    let record =
      FileManager.default.contents(atPath: recordFile.path)
      .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    var (digests, kept) = (record, [String]())
    for (name, text) in files {
      let file = folder.appending(path: name)
      if let present = FileManager.default.contents(atPath: file.path) {
        if present == Data(text.utf8) {
          digests[name] = AppPackage.digest(present)
          continue
        }
        guard record[name] == AppPackage.digest(present) else {
          kept.append(name)
          continue
        }
      } else if record[name] != nil {
        // What a person has removed stays away.
        continue
      }
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch { throw AppsError("\(file.path): cannot be written: \(error.localizedDescription)") }
      digests[name] = AppPackage.digest(Data(text.utf8))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(digests).write(to: recordFile, options: .atomic)
    return kept
  }

  private static func digest(_ data: Data) -> String {
    data.withUnsafeBytes { Digest(of: $0) }.description
  }
}
