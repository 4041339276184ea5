// SPDX-License-Identifier: MIT
internal import Foundation

/// The transitions of an app, as the tool that lowers sources finds them.
struct AppTransitions: Codable {
  struct Transition: Codable {
    let type: String
    let name: String
    let way: String
    let file: String
    let line: Int
    let entries: [String]
    let animators: [String]
    let sources: [Sources]
  }

  struct Sources: Codable {
    private(set) var files: [String]
    /// Those without which the transition is nothing.
    let own: [String]
    private(set) var leftOut: [LeftOut]
    let module: String
    let program: String
    let scenes: String
    let cases: [String]
    let fillIns: [String]
    let told: [String]
    let features: [String]
    let others: [OtherProgram]

    /// The same without some files, each with its reason: stubs stand for what they declare.
    func without(_ other: [LeftOut]) -> Sources {
      var result = self
      result.files.removeAll { path in other.contains { $0.file == path } }
      result.leftOut += other
      return result
    }
  }

  struct OtherProgram: Codable {
    let difference: String
    let program: String
    let scenes: String
    let cases: [String]
    let fillIns: [String]
    let told: [String]
  }

  struct LeftOut: Codable {
    let file: String
    let reason: String
  }

  struct Skipped: Codable {
    let type: String
    let file: String
    let line: Int
    let reason: String
  }

  let transitions: [Transition]
  let skipped: [Skipped]
  let fileCount: Int
}

/// The tool that lowers sources, compiled as the plugin compiles it, and kept.
struct LoweringProgram {
  let program: URL
  let home: FilmstripHome

  /// Compiles it unless it is there: a few seconds, once for each toolchain and version of the sources.
  init(_ home: FilmstripHome, _ toolchain: Toolchain, say: (String) -> Void) throws {
    self.home = home
    let folders = ToolCompilation.folders(in: home.sources)
    let compilation: ToolCompilation
    do { compilation = try ToolCompilation(compiler: toolchain.compiler, sources: folders) } catch {
      throw AppsError("\(error)")
    }
    let digest = FilmstripHome.digest(of: folders, and: [toolchain.version])
    let folder = try AppCache.folder("lowering", digest, say: say) { folder in
      let output = folder.appending(path: "lower-ios-sources")
      let run = try ProgramRun(
        toolchain.compiler.path, compilation.arguments(output: output.path),
        log: folder.appending(path: "log.txt"))
      guard run.status == 0 else {
        throw AppsError(
          "\(folder.path)/log.txt: the tool that lowers sources does not compile with this toolchain; report it"
        )
      }
    }
    program = folder.appending(path: "lower-ios-sources")
  }

  /// What the file with stubs of missing names is called.
  static let stubsName = "MissingNames.swift"

  /// What is left out, as the tool says it, with the places of the errors.
  static func leftOut(in output: String) -> [(name: String, place: String)] {
    output.split(separator: "\n").filter { $0.hasPrefix("left out: ") }.compactMap { line in
      let parts = line.dropFirst(10).split(separator: "\t").map(String.init)
      return parts.count == 2 ? (parts[0], parts[1]) : nil
    }
  }

  /// The modules that apps' files may use, as the tool takes them.
  var modules: [String] {
    FilmstripHome.modules.map { "\($0)=\(home.sources.appending(path: $0).path)" }
  }

  /// Finds the transitions of an app.
  ///
  /// - Throws: ``AppsError`` where there is none.
  func transitions(of app: AppFolder) throws -> AppTransitions {
    let work = AppCache.temporary()
    defer { try? FileManager.default.removeItem(at: work) }
    let (files, modules, plan) = (
      work.appending(path: "files"), work.appending(path: "modules"),
      work.appending(path: "plan.json")
    )
    let lines = app.files.map { "\($0)\n" } + app.dependencies.map { "\t\($0)\n" }
    try Data(lines.joined().utf8).write(to: files)
    try Data(app.modules.sorted().map { $0 + "\n" }.joined().utf8).write(to: modules)
    let run = try ProgramRun(
      program.path,
      ["--transitions", files.path, modules.path, plan.path, app.folder.path] + self.modules,
      log: work.appending(path: "log"))
    guard run.status == 0, let data = FileManager.default.contents(atPath: plan.path) else {
      let line =
        run.output.split(separator: "\n").last.map(String.init) ?? "it ended with \(run.status)"
      throw AppsError("\(app.folder.path): its sources cannot be read: \(line)")
    }
    return try JSONDecoder().decode(AppTransitions.self, from: data)
  }

  /// Lowers the files of a module.
  ///
  /// - Parameters:
  ///   - list: What `ios-sources.txt` of the module says.
  ///   - folder: The folder for what becomes of the files; it exists.
  ///   - errors: Errors of the compiler's in each attempt, whose statements and functions are left out.
  /// - Returns: The lowered files, stubs of names that are missing among them, and what the tool says.
  /// - Throws: An error if a file cannot be written or the tool cannot be started.
  func lower(
    _ list: SourceList, into folder: URL, leavingOut errors: [[CompilerError]] = []
  ) throws -> (files: [URL], run: ProgramRun) {
    let destinations = Destinations.names(for: list.files).map { folder.appending(path: $0) }
    let files = folder.appending(path: "files.list")
    try Data(zip(list.files, destinations).map { "\($0.path)\t\($1.path)\n" }.joined().utf8).write(
      to: files)
    var arguments: [String] = []
    var made = destinations
    if !list.catalogs.catalogs.isEmpty {
      let (names, symbols) = (
        folder.appending(path: "assets.names"), folder.appending(path: "AssetSymbols.swift")
      )
      try Data(list.catalogs.names.utf8).write(to: names)
      arguments += ["--assets", names.path, symbols.path]
      made.append(symbols)
    }
    arguments.append("--allow-runtime-changes")
    let folders =
      list.folders
      + Set(list.files.map { $0.deletingLastPathComponent() }).sorted { $0.path < $1.path }
    if let information = InformationFile.find(for: folders) {
      arguments += ["--information", information.path]
    }
    if !list.declared.isEmpty {
      let declared = folder.appending(path: "declared.list")
      try Data(list.declared.map { $0.path + "\n" }.joined().utf8).write(to: declared)
      arguments += ["--declared", declared.path]
    }
    if !errors.isEmpty {
      let places = folder.appending(path: "left-out.list")
      let lines = errors.enumerated().flatMap { attempt, errors in
        errors.map {
          "\(attempt)\t\($0.path)\t\($0.line)\t\($0.column)\t\($0.lack ?? "")\n"
        }
      }
      try Data(lines.joined().utf8).write(to: places)
      arguments += ["--left-out", places.path]
    }
    let run = try ProgramRun(
      program.path, arguments + [files.path] + modules, log: folder.appending(path: "lowering.txt"),
      limit: 300)
    let stubs = folder.appending(path: LoweringProgram.stubsName)
    if FileManager.default.fileExists(atPath: stubs.path) { made.append(stubs) }
    return (made, run)
  }
}
