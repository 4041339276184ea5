// SPDX-License-Identifier: MIT
internal import Foundation

/// Filmstrip built once, for the programs of all apps: its modules, and a library with all of it.
///
/// The sources are built as they are for tests, without optimization but for the inner loops. The search paths of the
/// modules and the libraries of the system are those with which SwiftPM compiles and links the command line.
struct EngineBuild: Codable {
  /// Arguments for a compilation that imports Filmstrip's modules.
  let compiling: [String]
  /// Arguments for linking a program.
  let linking: [String]

  /// Arguments of the build, which are those of Scripts/build; part of what identifies it.
  static let flags =
    ["-c", "release"]
    + [
      "-Onone", "-gnone", "-enable-testing", "-no-emit-module-separately-wmo",
      "-Xfrontend", "-sil-verify-none", "-Xfrontend", "-disable-llvm-verify",
      "-Xfrontend", "-disable-incremental-llvm-codegen",
      "-Xllvm", "-sil-disable-pass=send-non-sendable",
    ].flatMap { ["-Xswiftc", $0] }

  /// The folders of the tool that reads sources, which is compiled by itself.
  private static let apart: Set<String> = [
    "SourceLowering", "LowerIOSSources", "FilmstripIOSSources",
  ]

  /// Builds Filmstrip unless it is there.
  ///
  /// - Parameters:
  ///   - home: The sources.
  ///   - toolchain: The toolchain.
  ///   - existing: A folder in which SwiftPM has built them with the same flags, which is taken in place of a new one.
  ///   - say: Tells a person something.
  /// - Returns: The build.
  /// - Throws: An ``AppsError`` if it cannot be built.
  static func make(
    _ home: FilmstripHome, _ toolchain: Toolchain, existing: String?, say: (String) -> Void
  ) throws -> EngineBuild {
    var texts = [toolchain.version] + flags
    var folders =
      ((try? FileManager.default.contentsOfDirectory(atPath: home.sources.path)) ?? []).sorted()
      .filter { !EngineBuild.apart.contains($0) }.map { home.sources.appending(path: $0) }
      + ["Package.swift", "Package.resolved"].map { home.folder.appending(path: $0) }
    if let existing {
      // What was built tells what it was built of.
      texts.append(existing)
      folders = [URL(fileURLWithPath: existing).appending(path: "release/filmstrip")]
    }
    let folder = try AppCache.folder(
      "engine", FilmstripHome.digest(of: folders, and: texts), say: say
    ) { folder in
      let scratch = existing.map { URL(fileURLWithPath: $0) } ?? folder.appending(path: "build")
      if existing == nil {
        say("building Filmstrip for this toolchain, once: some 2 minutes on 2 cores")
        for product in [["--product", "filmstrip"], ["--target", "FilmstripIOSRuntime"]] {
          let log = folder.appending(path: "build.txt")
          let run = try ProgramRun(
            toolchain.swift.path,
            ["build", "--package-path", home.folder.path, "--scratch-path", scratch.path] + flags
              + product,
            environment: ["FILMSTRIP_QUICK": "1", "FILMSTRIP_TEST_TARGETS": "none"], log: log)
          guard run.status == 0 else {
            let line = run.output.split(separator: "\n").first { $0.contains("error:") }.map(
              String.init)
            throw AppsError("\(log.path): Filmstrip cannot be built\(line.map { ": \($0)" } ?? "")")
          }
        }
      }
      let engine = try EngineBuild(scratch: scratch, library: folder, toolchain)
      try JSONEncoder().encode(engine).write(to: folder.appending(path: "engine.json"))
    }
    return try JSONDecoder().decode(
      EngineBuild.self, from: Data(contentsOf: folder.appending(path: "engine.json")))
  }

  /// Reads how SwiftPM has built it, and links the library.
  private init(scratch: URL, library folder: URL, _ toolchain: Toolchain) throws {
    let manifest = scratch.appending(path: "release.yaml")
    guard let text = try? String(contentsOf: manifest, encoding: .utf8) else {
      throw AppsError("\(manifest.path): is not there; build Filmstrip with Scripts/build")
    }
    let compiler = EngineBuild.list("args", of: "C.FilmstripTool-", in: text)
    let linker = EngineBuild.list("args", of: "C.filmstrip-", in: text)
    let objects =
      EngineBuild.list("inputs", of: "C.filmstrip-", in: text).filter {
        $0.hasSuffix(".o") && !$0.contains("/FilmstripTool.build/")
      }
      + EngineBuild.list("outputs", of: "C.FilmstripIOSRuntime-", in: text).filter {
        $0.hasSuffix(".o")
      }
    guard !objects.isEmpty, objects.allSatisfy({ FileManager.default.fileExists(atPath: $0) })
    else {
      throw AppsError(
        "\(manifest.path): names objects that are not there; build the product filmstrip and FilmstripIOSRuntime"
      )
    }
    var compiling: [String] = []
    var rest = compiler[...]
    while let word = rest.popFirst() {
      if word == "-I" || word == "-Xcc" {
        guard let next = rest.popFirst() else { break }
        if next == "-g" || next.hasPrefix("-f") && !next.hasPrefix("-fmodule-map-file") { continue }
        compiling += [word, next]
      } else if word.hasPrefix("-I") {
        compiling.append(word)
      }
    }
    let libraries = linker.filter { $0.hasPrefix("-l") || ($0.hasPrefix("-L") && $0.count > 2) }
    let list = folder.appending(path: "objects.txt")
    try Data(objects.map { $0 + "\n" }.joined().utf8).write(to: list)
    let path = folder.appending(path: "libFilmstripForApps.so").path
    let run = try ProgramRun(
      toolchain.compiler.path, ["-emit-library", "-o", path, "@" + list.path] + libraries,
      log: folder.appending(path: "link.txt"))
    guard run.status == 0 else {
      throw AppsError("\(folder.path)/link.txt: Filmstrip cannot be linked")
    }
    self.compiling = compiling
    linking = [
      "-L", folder.path, "-lFilmstripForApps", "-Xlinker", "-rpath", "-Xlinker", folder.path,
    ]
  }

  /// A list of a command in the manifest of a build, which is JSON on one line.
  private static func list(_ key: String, of command: String, in text: String) -> [String] {
    guard let start = text.range(of: "\n  \"\(command)") else { return [] }
    let rest = text[start.upperBound...]
    guard let found = rest.range(of: "\n    \(key): "),
      let end = rest[found.upperBound...].firstIndex(of: "\n")
    else { return [] }
    return (try? JSONDecoder().decode([String].self, from: Data(rest[found.upperBound..<end].utf8)))
      ?? []
  }
}
