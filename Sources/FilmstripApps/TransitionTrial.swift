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
  /// The names of its types.
  let entries: [String]
  /// Seconds that compiling and recording took.
  package internal(set) var seconds = 0.0

  init(_ transition: AppTransitions.Transition) {
    (type, name, way) = (transition.type, transition.name, transition.way)
    (file, line, entries) = (transition.file, transition.line, transition.entries)
  }

  /// Begins with what it is compiled of.
  mutating func use(_ sources: AppTransitions.Sources) {
    (files, fillIns, told) = (sources.files, sources.fillIns, sources.told)
    leftOut = sources.leftOut.map { "\($0.file): \($0.reason)" }
    (compileError, runError, obstacle, cases, isShown) = (nil, nil, nil, [], false)
  }

  /// Whether it ran to its end with all of the app's code that it used, also where nothing is shown.
  var isRecorded: Bool {
    compileError == nil && runError == nil
      && !cases.contains { $0.findings.contains { $0.rule == .stubReached } }
      && cases.contains { $0.isAnimated(by: entries) }
      && !cases.contains { $0.sceneObstacle != nil }
  }

  /// Whether the app's code moves something to its end in all recordings, also where it reaches what is left out.
  var isMoving: Bool {
    compileError == nil && runError == nil && !cases.isEmpty
      && cases.contains { $0.isAnimated(by: entries) }
      && cases.allSatisfy { one in
        one.error == nil && one.changingFrames > 2
          && !one.findings.contains { $0.rule == .neverCompletes }
      }
  }

  /// Says why an attempt with more screens failed; that one counts where this one does not compile, or does not move.
  mutating func follow(_ other: TransitionTrial) {
    switch (compileError, other.compileError) {
    case (let own?, let first?): compileError = "\(first); without its screens: \(own)"
    case (let own?, nil):
      self = other
      told.append("without its screens it does not compile: \(own)")
    case (nil, let first?): told.append("with its screens it does not compile: \(first)")
    case (nil, nil) where !isShown && !isRecorded && !isMoving && other.isMoving:
      let reason = runError ?? obstacle ?? "nothing is shown"
      self = other
      told.append("without its screens \(reason)")
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
    // What two groups compile at the same time may have one name: each has a folder of its own.
    func bench(_ number: Int) -> TrialBench {
      TrialBench(
        lowering: lowering, toolchain: toolchain, engine: engine, appFolder: app.folder.path,
        languageMode: app.languageMode,
        work: work.appending(path: "\(number)"), output: output, programs: programs)
    }
    // Transitions of the same files follow one another, so that the first compiles the module for all.
    let groups = Dictionary(grouping: chosen, by: \.sources[0].module).values.sorted {
      $0[0].name < $1[0].name
    }
    let results = Results()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = jobs
    for (number, group) in groups.enumerated() {
      let bench = bench(number)
      queue.addOperation {
        var (modules, smaller) = ([String: TrialModule](), [String: TrialModule]())
        // What one of them needs is compiled for all.
        let own = Set(group.flatMap(\.sources).flatMap(\.own))
        for transition in group {
          let began = clock.now
          var trial = TransitionTrial(transition)
          // Without the screens that it names, if it does not compile with them, or traps before anything is shown.
          var failed: TransitionTrial?
          // Whole files are left out of the smallest set alone, where nothing is shown: of a large one this takes
          // minutes.
          let ways =
            transition.sources.map { ($0, hasAllFiles: true) }
            + transition.sources.suffix(1).map { ($0, hasAllFiles: false) }
          // What did not compile in a larger set of files hardly does in a smaller one, but for what contradicts others.
          var larger: [(files: Set<String>, attempts: [[CompilerError]])] = []
          for (sources, hasAllFiles) in ways {
            let files = Set(sources.files)
            let known = larger.last {
              $0.files.count >= files.count
                && $0.files.intersection(files).count * 5 >= files.count * 4
            }
            var module =
              modules[sources.module]
              ?? bench.compileModule(
                sources, of: transition.type,
                knowing: (known?.attempts ?? []).map { $0.filter { !$0.contradicts } })
            modules[sources.module] = module
            larger.append((files, module.attempts))
            if !hasAllFiles {
              guard module.error != nil else { continue }
              module =
                smaller[sources.module]
                ?? bench.compileModule(
                  sources, of: transition.type, after: module, needing: own)
              smaller[sources.module] = module
              if module.error != nil { continue }
            }
            trial.use(sources.without(module.files))
            if let error = module.error {
              trial.compileError = error
            } else {
              bench.record(transition, sources, from: module, into: &trial, limit: AppTrial.limit)
              module.account(for: &trial)
              bench.leaveOutTraps(
                of: transition, sources, module, in: &trial, limit: AppTrial.limit)
            }
            if let failed { trial.follow(failed) }
            if trial.isShown || trial.isRecorded { break }
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
