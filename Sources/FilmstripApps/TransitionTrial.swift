// SPDX-License-Identifier: MIT
package import FilmstripScenes
internal import FilmstripWording
package import Foundation

/// What became of a transition of an app.
package struct TransitionTrial: Codable, Sendable {
  package let type: String
  package let name: String
  package let way: String
  package let file: String
  package let line: Int
  /// The files of the app that were compiled.
  package internal(set) var files: [String] = []
  /// Why it is not compiled, the first cause; nil where it is.
  package internal(set) var compileError: String?
  /// Why it has no recording, or not all of them; nil where it has.
  package internal(set) var runError: String?
  /// Why the recordings do not show the transition, the first one's reason; nil where they do, and where there are none.
  package internal(set) var obstacle: String?
  package internal(set) var cases: [TrialCase] = []
  package internal(set) var isShown = false
  package internal(set) var fillIns: [String] = []
  package internal(set) var told: [String] = []
  package internal(set) var leftOut: [String] = []
  /// Seconds that compiling and recording took.
  package internal(set) var seconds = 0.0

  init(_ transition: AppTransitions.Transition) {
    (type, name, way) = (transition.type, transition.name, transition.way)
    (file, line) = (transition.file, transition.line)
  }

  /// Begins with what it is compiled of.
  mutating func use(_ sources: AppTransitions.Sources) {
    (files, fillIns, told) = (sources.files, sources.fillIns, sources.told)
    leftOut = sources.leftOut.map { "\($0.file): \($0.reason)" }
    (compileError, runError, obstacle, cases, isShown) = (nil, nil, nil, [], false)
  }

  /// Says why an attempt with more screens failed; that one counts where this one does not compile.
  mutating func follow(_ other: TransitionTrial) {
    switch (compileError, other.compileError) {
    case (let own?, let first?): compileError = "\(first); without its screens: \(own)"
    case (_?, nil): self = other
    case (nil, let first?): told.append("with its screens it does not compile: \(first)")
    case (nil, nil):
      told.append("with its screens \(other.runError ?? other.obstacle ?? "nothing is shown")")
    }
  }

  /// The number of findings of all cases.
  package var findingCount: Int { cases.reduce(0) { $0 + $1.findings.count } }
}

/// Compiles and records each transition of an app, in processes of its own.
package struct AppTrial {
  package private(set) var trials: [TransitionTrial] = []
  /// The path of the app's folder.
  package let folder: String
  /// Types that look like transitions and cannot be shown, a line each.
  package let skipped: [String]
  package let fileCount: Int
  /// Seconds until the first file of the app was compiled, and until the end.
  package private(set) var secondsToFirst = 0.0
  package private(set) var seconds = 0.0

  /// Seconds that a transition's program may take to record all its cases.
  private static let limit = 180.0

  /// Tries an app's transitions.
  ///
  /// - Parameters:
  ///   - path: The app's folder.
  ///   - output: The folder for sheets.
  ///   - programs: A folder with programs that people completed, each in a folder of its name; nil for none.
  ///   - filter: Texts of which a type's name has to have one; empty for all types.
  ///   - jobs: How many are tried at the same time.
  ///   - program: The path of this program.
  ///   - say: Tells a person something while it runs.
  /// - Throws: ``AppsError``.
  package init(
    ofAppIn path: String, output: URL, programs: URL? = nil, filter: [String], jobs: Int,
    program: String?,
    say: @escaping @Sendable (String) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    let app = try AppFolder(path)
    folder = app.folder.path
    let toolchain = try Toolchain()
    let home = try FilmstripHome(program: program)
    let lowering = try LoweringProgram(home, toolchain, say: say)
    let found = try lowering.transitions(of: app)
    guard !found.transitions.isEmpty else { throw AppPackage.nothing(found, path) }
    skipped = found.skipped.map { "\($0.file):\($0.line): \($0.type) \($0.reason)" }
    fileCount = found.fileCount
    let chosen = found.transitions.filter { transition in
      filter.isEmpty || filter.contains { transition.type.contains($0) || transition.name == $0 }
    }
    guard !chosen.isEmpty else {
      throw AppsError(
        "--filter \(filter.joined(separator: ", ")): no transition has such a name; there are "
          + found.transitions.map(\.type).joined(separator: ", "))
    }
    do {
      try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    } catch {
      throw AppsError("\(output.path): cannot be made; name another folder with --output")
    }
    let engine = try EngineBuild.make(
      home, toolchain, existing: ProcessInfo.processInfo.environment["FILMSTRIP_BUILD"], say: say)
    secondsToFirst = (clock.now - start) / .seconds(1)
    let work = AppCache.temporary()
    defer { try? FileManager.default.removeItem(at: work) }
    let bench = TrialBench(
      lowering: lowering, toolchain: toolchain, engine: engine, languageMode: app.languageMode,
      work: work, output: output, programs: programs)
    // Transitions of the same files follow one another, so that the first compiles the module for all.
    let groups = Dictionary(grouping: chosen, by: \.sources[0].module).values.sorted {
      $0[0].name < $1[0].name
    }
    let results = Results()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for group in groups {
      queue.addOperation {
        var modules: [String: String] = [:]
        for transition in group {
          let began = clock.now
          var trial = TransitionTrial(transition)
          // Without the screens that it names, if it does not compile with them, or traps before anything is shown.
          var failed: TransitionTrial?
          for sources in transition.sources {
            trial.use(sources)
            let error =
              modules[sources.module] ?? bench.compileModule(sources, of: transition.type) ?? ""
            modules[sources.module] = error
            if error.isEmpty {
              bench.record(transition, sources, into: &trial, limit: AppTrial.limit)
            } else {
              trial.compileError = error
            }
            if let failed { trial.follow(failed) }
            if trial.compileError == nil, trial.isShown || trial.runError == nil { break }
            failed = failed ?? trial
          }
          trial.seconds = (clock.now - began) / .seconds(1)
          results.add(trial)
          say("\(trial.type): \(trial.summary)")
        }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
    let order = Dictionary(chosen.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in
      first
    }
    trials = results.all.sorted { order[$0.name, default: 0] < order[$1.name, default: 0] }
    seconds = (clock.now - start) / .seconds(1)
  }

  /// Trials as they end, on any thread.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var trials: [TransitionTrial] = []
    func add(_ trial: TransitionTrial) { lock.withLock { trials.append(trial) } }
    var all: [TransitionTrial] { lock.withLock { trials } }
  }
}

extension TransitionTrial {
  /// What became of it, in a phrase.
  package var summary: String {
    if let compileError { return "does not compile: \(compileError)" }
    let names = cases.map { one in
      one.error.map { "\(one.name): \($0)" } ?? "\(one.name) \(one.frameCount) frames"
    }
    let parts = names + [runError ?? obstacle].compactMap { $0 }
    let findings =
      findingCount == 0 ? "" : "; \(findingCount) \(findingCount == 1 ? "finding" : "findings")"
    return (isShown ? "shown: " : "not shown: ") + parts.joined(separator: ", ") + findings
  }
}

/// Where an app's modules and programs are compiled and run.
struct TrialBench: Sendable {
  let lowering: LoweringProgram
  let toolchain: Toolchain
  let engine: EngineBuild
  let languageMode: AppFolder.LanguageMode
  let work: URL
  let output: URL
  let programs: URL?

  /// What is common to the compilations of an app's files and of a program.
  private func flags(_ mode: AppFolder.LanguageMode) -> [String] {
    ["-swift-version", mode.rawValue, "-Onone", "-gnone", "-suppress-warnings"] + engine.compiling
  }

  /// Lowers and compiles the module of a transition; returns the first cause why it does not compile.
  func compileModule(_ sources: AppTransitions.Sources, of type: String) -> String? {
    let folder = work.appending(path: sources.module)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let list = folder.appending(path: "ios-sources.txt")
      try Data(AppPackage.sources(sources, of: type, in: folder).utf8).write(to: list)
      let named = try SourceList(list, package: folder)
      let (files, lowered) = try lowering.lower(named, into: folder)
      if lowered.status != 0 {
        return TrialBench.cause(lowered.output) ?? "its sources cannot be lowered"
      }
      if !named.catalogs.paths.isEmpty {
        let resources = folder.appending(path: "app.resources")
        try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
        try Data(named.catalogs.paths.map { $0 + "\n" }.joined().utf8).write(
          to: resources.appending(path: AppCatalogs.listName))
      }
      try Data(named.catalogs.looseFiles.map { $0 + "\n" }.joined().utf8).write(
        to: folder.appending(path: TrialBench.looseListName))
      let run = try ProgramRun(
        toolchain.compiler.path,
        flags(languageMode) + sources.features.flatMap { ["-enable-upcoming-feature", $0] } + [
          "-module-name", sources.module, "-parse-as-library", "-enable-testing",
          "-whole-module-optimization",
          "-emit-module", "-emit-module-path",
          folder.appending(path: "\(sources.module).swiftmodule").path, "-c", "-o",
          folder.appending(path: "module.o").path,
        ] + files.map(\.path), log: folder.appending(path: "compiler.txt"), limit: 600)
      return run.status == 0
        ? nil : TrialBench.cause(run.output) ?? "the compiler ended with \(run.status)"
    } catch { return "\(error)" }
  }

  /// What the file in a module's folder is called that names the app's pictures and data.
  private static let looseListName = "loose-files.txt"

  /// Links the app's pictures and data into the program's folder, which is its main bundle, as Xcode copies them there:
  /// of a name the nearest file.
  private func linkLooseFiles(of module: URL, into folder: URL) {
    let list = FileManager.default.contents(
      atPath: module.appending(path: TrialBench.looseListName).path)
    for line in String(decoding: list ?? Data(), as: UTF8.self).split(separator: "\n") {
      let path = String(line)
      try? FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: URL(fileURLWithPath: path).lastPathComponent).path,
        withDestinationPath: path)
    }
  }

  /// Compiles a transition's program, and runs it.
  ///
  /// Where nothing is shown with the app's own screens, which trap or stay still without their files, the programs with
  /// fewer of them follow, the last one with stand-ins alone.
  func record(
    _ transition: AppTransitions.Transition, _ sources: AppTransitions.Sources,
    into trial: inout TransitionTrial, limit: Double
  ) {
    let own = TrialProgram(
      folder: transition.name, main: sources.program, scenes: sources.scenes, cases: sources.cases)
    record(own, transition, sources, into: &trial, limit: limit)
    guard !trial.isShown,
      programs.map({
        !FileManager.default.fileExists(atPath: $0.appending(path: own.folder).path)
      }) ?? true
    else { return }
    let reason =
      trial.compileError ?? trial.runError ?? trial.obstacle ?? "nothing that is seen moves with it"
    for (number, program) in sources.others.enumerated() where program.fillIns.isEmpty {
      var other = trial
      (other.cases, other.compileError, other.runError, other.obstacle) = ([], nil, nil, nil)
      other.told = program.told
      let plain = TrialProgram(
        folder: "\(transition.name)-\(number + 2)", main: program.program,
        scenes: program.scenes, cases: program.cases)
      record(plain, transition, sources, into: &other, limit: limit)
      let results = output.appending(path: plain.folder)
      defer { try? FileManager.default.removeItem(at: results) }
      guard other.isShown else { continue }
      other.told.insert("\(program.difference): \(reason)", at: 0)
      do {
        let place = output.appending(path: transition.name)
        try FileManager.default.removeItem(at: place)
        try FileManager.default.copyItem(at: results, to: place)
        trial = other
      } catch { trial.runError = "\(error)" }
      return
    }
  }

  /// One of a transition's programs with its scenes.
  private struct TrialProgram {
    let folder: String
    let main: String
    let scenes: String
    let cases: [String]
  }

  private func record(
    _ own: TrialProgram, _ transition: AppTransitions.Transition,
    _ sources: AppTransitions.Sources, into trial: inout TransitionTrial, limit: Double
  ) {
    let module = work.appending(path: sources.module)
    let folder = work.appending(path: own.folder)
    let results = output.appending(path: own.folder)
    do {
      for new in [folder, results] {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      }
      let (source, scenes) = (
        results.appending(path: "main.swift"), results.appending(path: "scenes.yaml")
      )
      let completed = programs?.appending(path: transition.name)
      func text(_ name: String, orElse other: String) -> Data {
        completed.flatMap {
          FileManager.default.contents(atPath: $0.appending(path: name).path)
        } ?? Data(other.utf8)
      }
      try text("main.swift", orElse: own.main).write(to: source)
      try text("scenes.yaml", orElse: own.scenes).write(to: scenes)
      let program = folder.appending(path: transition.name)
      let compiled = try ProgramRun(
        toolchain.compiler.path,
        flags(.five) + [
          "-module-name", "main_program", "-I", module.path, "-o", program.path, source.path,
          module.appending(path: "module.o").path,
        ]
          + engine.linking, log: folder.appending(path: "compiler.txt"), limit: 600)
      guard compiled.status == 0 else {
        trial.compileError =
          TrialBench.cause(compiled.output) ?? "the compiler ended with \(compiled.status)"
        return
      }
      let resources = module.appending(path: "app.resources")
      if FileManager.default.fileExists(atPath: resources.path) {
        // A program of fewer files has the folder of the one before it.
        let own = folder.appending(path: "app.resources")
        try? FileManager.default.removeItem(at: own)
        try FileManager.default.copyItem(at: resources, to: own)
      }
      linkLooseFiles(of: module, into: folder)
      let run = try ProgramRun(
        program.path, ["try-worker", scenes.path, "--output", results.path],
        log: folder.appending(path: "run.txt"), limit: limit)
      for name in own.cases {
        guard
          let data = FileManager.default.contents(
            atPath: results.appending(path: "\(name).json").path)
        else { continue }
        let one = try JSONDecoder().decode(TrialCase.self, from: data)
        trial.cases.append(one)
      }
      if run.isTimedOut || run.status == 128 + SIGXCPU {
        trial.runError = "it does not end"
      } else if run.status != 0 {
        let said = run.output.split(separator: "\n").map(String.init)
        let line = said.first { $0.contains("Fatal error") } ?? said.first ?? ""
        trial.runError = (run.status > 128 ? "it traps: " : "") + line.printable
      }
      trial.isShown = trial.cases.contains { $0.isShown(by: transition.entries) }
      // A case without a recording has its own error.
      let recorded = trial.cases.filter { $0.error == nil }
      if trial.isShown {
        trial.told += recorded.filter {
          $0.changingFrames > 2 && !$0.isAnimated(by: transition.entries)
        }.map { "\($0.name): nothing of the app's animates this way; what moves is UIKit's own" }
      } else {
        trial.obstacle = recorded.lazy.compactMap { $0.obstacle(by: transition.entries) }.first
      }
    } catch { trial.runError = "\(error)" }
  }

  /// The first error that a compiler, or the tool that lowers, prints.
  static func cause(_ output: String) -> String? {
    let line = output.split(separator: "\n").first {
      $0.contains(": error:") || $0.hasPrefix("error:")
    }
    return line.map { String($0).printable }
  }
}
