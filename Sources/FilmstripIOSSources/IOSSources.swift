// SPDX-License-Identifier: MIT
import Foundation
import PackagePlugin

/// Compiles an app's sources, which stay where they are, as a target of a package.
///
/// The target's folder has a file `ios-sources.txt` that names folders and files, one a line, relative
/// to the package. What is found there when the build is planned is lowered together, by a tool that the
/// build makes first.
@main
struct IOSSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    // Elsewhere FilmstripIOSRuntime, which the target depends on, says that it needs Linux.
    #if os(Linux)
      try (target as? SourceModuleTarget).map { try commands(context, $0) } ?? []
    #else
      []
    #endif
  }

  private func commands(
    _ context: PluginContext, _ target: SourceModuleTarget
  ) throws -> [Command] {
    let configuration = target.directoryURL.appending(path: "ios-sources.txt")
    let folder = context.pluginWorkDirectoryURL
    let named: SourceList
    do {
      named = try SourceList(configuration, package: context.package.directoryURL)
    } catch let problem as Problem {
      return try failing(problem, list: configuration, target: target.name, folder: folder)
    }
    let sources = named.files
    let destinations = Destinations.names(for: sources).map { folder.appending(path: $0) }

    let list = folder.appending(path: "files.list")
    try write(zip(sources, destinations).map { "\($0.path)\t\($1.path)\n" }.joined(), to: list)
    let (catalogs, texts) = (named.catalogs.catalogs, named.catalogs.stringCatalogs)
    let watched = try WatchedFolders(
      named.folders + LoweringTool.folders + catalogs, folder: folder)
    // Names of assets for the tool, and what the target's bundle tells the program of the catalogs.
    let (names, symbols) = (
      folder.appending(path: "assets.names"), folder.appending(path: "AssetSymbols.swift")
    )
    let assets = folder.appending(path: AppCatalogs.listName)
    var others: [URL] = []
    let hasNames = !(catalogs + texts).isEmpty
    if hasNames {
      try write(named.catalogs.names, to: names)
      others.append(symbols)
    }
    if !named.catalogs.paths.isEmpty {
      try write(named.catalogs.paths.map { $0 + "\n" }.joined(), to: assets)
      others.append(assets)
    }
    // SwiftPM does not plan a build again when a file's text changes: the tool says that this one's did.
    let planned = folder.appending(path: "planned.txt")
    try write(named.text, to: planned)
    // Their folders tell which names they show; the target's own files are compiled beside the app's.
    let modules = target.recursiveTargetDependencies.compactMap { dependency in
      (dependency as? SourceModuleTarget).map { "\($0.moduleName)=\($0.directoryURL.path)" }
    }
    let own = target.sourceFiles(withSuffix: "swift").map(\.url)
    let information = InformationFile.find(
      for: named.folders + sources.map { $0.deletingLastPathComponent() })
    let tool = try LoweringTool(compiler: context.tool(named: "swiftc").url, folder: folder)
    var arguments = [
      "--planned", configuration.path, planned.path,
      watched.links.appending(path: "changed.\(WatchedFolders.ignoredExtension)").path,
    ]
    var inputs = sources + own + [tool.executable, list, configuration, planned]
    if hasNames {
      arguments += ["--assets", names.path, symbols.path]
      inputs += [names] + texts
    }
    if named.allowsRuntimeChanges { arguments.append("--allow-runtime-changes") }
    if let information {
      arguments += ["--information", information.path]
      inputs.append(information)
    }
    if !named.declared.isEmpty {
      let declared = folder.appending(path: "declared.list")
      try write(named.declared.map { $0.path + "\n" }.joined(), to: declared)
      arguments += ["--declared", declared.path]
      inputs += named.declared
    }
    arguments += [list.path, "=" + target.directoryURL.path] + modules.sorted()
    return [
      watched.command, tool.building,
      .buildCommand(
        displayName: "Lowering \(sources.count) files of \(target.name)",
        executable: tool.executable, arguments: arguments, inputFiles: inputs,
        outputFiles: destinations + others),
    ]
  }

  /// The commands of a target whose list is wrong, which alone does not build: an error here would keep the whole
  /// package from being planned.
  private func failing(
    _ problem: Problem, list: URL, target: String, folder: URL
  ) throws -> [Command] {
    let watched = try WatchedFolders([], folder: folder)
    let planned = folder.appending(path: "planned.txt")
    try write((try? String(contentsOf: list, encoding: .utf8)) ?? "", to: planned)
    return [
      watched.command,
      .buildCommand(
        displayName: "Reading ios-sources.txt of \(target)",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: [
          // A file more, whose name is new, has the next build planned, when the list may be right.
          "-c",
          #"touch "$2/changed-$$.$5"; cmp -s "$3" "$4" || set "$3: changed after the build was planned; build again";"#
            + #" echo "error: $1" >&2; exit 1"#,
          "sh", problem.description,
          watched.links.path, list.path, planned.path, WatchedFolders.ignoredExtension,
        ],
        inputFiles: [], outputFiles: [folder.appending(path: "Missing.swift")]),
    ]
  }

  /// Writes a file, if it does not say that already: what depends on it is made again.
  private func write(_ text: String, to file: URL) throws {
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }
}
