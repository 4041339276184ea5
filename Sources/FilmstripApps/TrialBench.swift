// SPDX-License-Identifier: MIT
internal import FilmstripScenes
internal import FilmstripWording
internal import Foundation

/// Where an app's modules and programs are compiled and run.
struct TrialBench: Sendable {
  let lowering: LoweringProgram
  let toolchain: Toolchain
  let engine: EngineBuild
  /// The path of the app's folder.
  let appFolder: String
  let languageMode: AppFolder.LanguageMode
  let work: URL
  let output: URL
  let programs: URL?

  /// The seconds after which the compiler gives up an expression: the statement around it is left out.
  private static let expressionLimit = 10

  /// What is common to the compilations of an app's files and of a program.
  func flags(_ mode: AppFolder.LanguageMode) -> [String] {
    ["-swift-version", mode.rawValue, "-Onone", "-gline-tables-only", "-suppress-warnings"]
      // An expression with names that are not there may take the compiler's limit, which is ten minutes.
      + ["-Xfrontend", "-solver-expression-time-threshold=\(TrialBench.expressionLimit)"]
      // As SwiftPM names the package of each target, without which no declaration is of `package` access.
      + ["-package-name", "app"] + engine.compiling
  }

  /// What the file in a module's folder is called that names the app's pictures and data.
  static let looseListName = "loose-files.txt"

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
    from module: TrialModule, into trial: inout TransitionTrial, limit: Double
  ) {
    let own = TrialProgram(
      folder: transition.name, main: sources.program, scenes: sources.scenes, cases: sources.cases)
    record(own, transition, module, into: &trial, limit: limit)
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
      record(plain, transition, module, into: &other, limit: limit)
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

  /// How many statements and functions are left out of a transition that end its program.
  private static let trapLimit = 4

  /// Records a transition again without the statements of the app that end its program, one after another, as these often
  /// need a file of the app's or of iOS: what is recorded without them names each.
  func leaveOutTraps(
    of transition: AppTransitions.Transition, _ sources: AppTransitions.Sources,
    _ original: TrialModule, in trial: inout TransitionTrial, limit: Double
  ) {
    var traps: [CompilerError] = []
    var last = trial
    // What is shown stays, if less is shown without what ends the program.
    let (place, kept) = (
      output.appending(path: transition.name), work.appending(path: "\(transition.name)-kept")
    )
    if trial.isShown, trial.runError != nil {
      try? FileManager.default.removeItem(at: kept)
      try? FileManager.default.copyItem(at: place, to: kept)
    }
    while traps.count < TrialBench.trapLimit, !last.isShown || last.runError != nil,
      last.compileError == nil,
      let trap = last.runError.flatMap({ CompilerError.trap(in: $0, among: sources.files) }),
      !traps.contains(where: { $0.place == trap.place })
    {
      traps.append(trap)
      let module = compileModule(sources, of: transition.type, without: traps, of: original)
      last.use(sources.without(module.files))
      last.compileError = module.error
      guard module.error == nil else { break }
      record(transition, sources, from: module, into: &last, limit: limit)
      module.account(for: &last)
    }
    guard !traps.isEmpty else { return }
    // Where one way is shown, the other one may end the program.
    if trial.isShown {
      func count(_ trial: TransitionTrial) -> Int {
        trial.cases.count { $0.isShown(by: transition.entries) }
      }
      if last.isShown, last.compileError == nil,
        count(last) > count(trial)
          || count(last) == count(trial) && last.cases.count > trial.cases.count
      {
        trial = last
      } else if FileManager.default.fileExists(atPath: kept.path) {
        try? FileManager.default.removeItem(at: place)
        try? FileManager.default.moveItem(at: kept, to: place)
      }
      return
    }
    if last.isShown || last.isMoving {
      trial = last
    } else if let reason = last.compileError ?? last.runError ?? last.obstacle {
      trial.told.append("without what ends the program: \(reason)")
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
    _ own: TrialProgram, _ transition: AppTransitions.Transition, _ compiled: TrialModule,
    into trial: inout TransitionTrial, limit: Double
  ) {
    let module = compiled.folder
    let folder = work.appending(path: own.folder)
    let results = output.appending(path: own.folder)
    do {
      for new in [folder, results] {
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
      }
      // What was recorded before, also by a program with more cases, tells nothing of this one.
      let cases = own.cases + TrialBench.otherCases(than: own.cases, in: results).map(\.name)
      for name in cases.flatMap({ [$0, "\($0).json"] }) {
        try? FileManager.default.removeItem(at: results.appending(path: name))
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
      func compile() throws -> ProgramRun {
        try ProgramRun(
          toolchain.compiler.path,
          flags(.five) + [
            "-module-name", "main_program", "-I", module.path, "-o", program.path, source.path,
            module.appending(path: "module.o").path,
          ]
            + engine.linking, log: folder.appending(path: "compiler.txt"), limit: 600)
      }
      var compiled = try compile()
      // A program that people completed stays as it is.
      if compiled.status != 0,
        FileManager.default.contents(atPath: source.path) == Data(own.main.utf8)
      {
        let absent = try TrialBench.edit(
          source, at: compiled.output, TrialBench.replaceScreens)
        if !absent.isEmpty {
          trial.told.append(
            "stand-ins are in place of \(absent.joined(separator: ", ")), which nothing compiled names"
          )
          compiled = try compile()
        }
        var (removed, unset) = ([String](), [String]())
        // What is removed may be all that an error hid.
        for _ in 0..<TrialBench.outletAttempts where compiled.status != 0 {
          let outlets = try TrialBench.edit(
            source, at: compiled.output, TrialBench.removeOutlets)
          let settings = try TrialBench.edit(
            source, at: compiled.output, TrialBench.removeSettings)
          let tries = try TrialBench.edit(source, at: compiled.output, TrialBench.markTries)
          guard !(outlets + settings + tries).isEmpty else { break }
          removed += outlets
          unset += settings
          compiled = try compile()
        }
        if !removed.isEmpty {
          trial.told.append(
            "without nibs and outlets whose types are not there: \(removed.joined(separator: ", "))"
          )
        }
        if !unset.isEmpty {
          trial.told.append(
            "without what sets \(unset.joined(separator: ", ")), which is left out or a stub")
        }
      }
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
        environment: ProgramEnd.environment, log: folder.appending(path: "run.txt"), limit: limit)
      for name in own.cases {
        guard
          let data = FileManager.default.contents(
            atPath: results.appending(path: "\(name).json").path)
        else { continue }
        let one = try JSONDecoder().decode(TrialCase.self, from: data)
        trial.cases.append(one)
      }
      trial.cases += TrialBench.otherCases(than: own.cases, in: results)
      if run.isTimedOut || run.status == 128 + SIGXCPU {
        trial.runError = "it does not end"
      } else if run.status != 0 {
        let line = ProgramEnd.line(in: run.output, ofAppIn: appFolder)
        trial.runError = (run.status > 128 ? "it traps: " : "") + line.printable
      }
      // A way back from what never came is no transition.
      let missed = trial.cases.lazy.compactMap(\.sceneObstacle).first
      trial.isShown =
        missed == nil && trial.cases.contains { $0.isShown(by: transition.entries) }
      // A case without a recording has its own error.
      let recorded = trial.cases.filter { $0.error == nil }
      if trial.isShown {
        trial.told += recorded.filter {
          $0.changingFrames > 2 && !$0.isAnimated(by: transition.entries)
        }.map { "\($0.name): nothing of the app's animates this way; what moves is UIKit's own" }
        trial.told += recorded.filter { $0.changingFrames <= 2 }.map {
          "\($0.name): nothing that is seen moves this way"
        }
        trial.told += TrialBench.idle(transition.animators, in: recorded)
        trial.told += TrialBench.told(recorded)
      } else {
        trial.obstacle =
          missed ?? recorded.lazy.compactMap { $0.obstacle(by: transition.entries) }.first
      }
    } catch { trial.runError = "\(error)" }
  }

  /// The cases that a folder of results has beside some, as completed scenes may have more than the planned ones.
  private static func otherCases(than cases: [String], in results: URL) -> [TrialCase] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: results.path)) ?? []
    return names.sorted().filter {
      $0.hasSuffix(".json") && !cases.contains(String($0.dropLast(5)))
    }
    .compactMap { name in
      let data = FileManager.default.contents(atPath: results.appending(path: name).path)
      return data.flatMap { try? JSONDecoder().decode(TrialCase.self, from: $0) }
    }
  }

  /// Tells which of a delegate's animators no way shows, as the delegate chooses by what the app gives it.
  private static func idle(_ animators: [String], in cases: [TrialCase]) -> [String] {
    let idle = animators.filter { name in !cases.contains { $0.isAnimated(by: [name]) } }
    guard !idle.isEmpty, idle.count < animators.count else { return [] }
    return ["not shown, as the delegate chooses another animator: \(idle.joined(separator: ", "))"]
  }

  /// Tells the findings of ways that count as shown: of each rule the first one, and in which ways there are some.
  private static func told(_ cases: [TrialCase]) -> [String] {
    let findings = cases.flatMap(\.findings).filter {
      $0.rule.severity != .note || $0.rule == .guessedLook
    }
    var seen: Set<String> = []
    return findings.filter { seen.insert($0.rule.id).inserted }.map { first in
      let ways = cases.filter { $0.findings.contains { $0.rule == first.rule } }.map(\.name)
      let count = findings.count { $0.rule == first.rule && $0.message != first.message }
      return ways.joined(separator: ", ") + ": \(first.rule.id): \(first.message)"
        + (count == 0 ? "" : "; and \(count) more")
    }
  }

  /// Changes a program at the compiler's errors, unless there is nothing to change; returns the names of what is changed.
  private static func edit(
    _ source: URL, at output: String,
    _ change: (_ lines: inout [String], _ errors: [CompilerError]) -> [String]
  ) throws -> [String] {
    var lines = try String(contentsOf: source, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let errors = CompilerError.all(in: output).filter {
      $0.path == source.path && lines.indices.contains($0.line - 1)
    }
    let names = change(&lines, errors)
    if !names.isEmpty { try Data(lines.joined(separator: "\n").utf8).write(to: source) }
    return names
  }

  /// Replaces screens that the module does not declare, as all that names them is left out, with stand-ins.
  private static func replaceScreens(_ lines: inout [String], at errors: [CompilerError])
    -> [String]
  {
    var names: [String] = []
    for error in errors {
      let line = lines[error.line - 1]
      guard line.hasPrefix("  scenes.addScreen("),
        let name = error.text.firstMatch(of: /cannot find '(\w+)' in scope/)?.1,
        line.contains("{ \(name)() }")
      else { continue }
      let side = line.contains("(\"from\")") ? "From" : "To"
      lines[error.line - 1] = line.replacing(
        "{ \(name)() }", with: "{ StandInScreen(\"\(side)\") }")
      names.append(String(name))
    }
    return names
  }

  /// How often nibs and outlets are taken from a program.
  private static let outletAttempts = 4

  /// Takes the nibs and outlets from a program that the module does not have, as their types are not there.
  private static func removeOutlets(_ lines: inout [String], at errors: [CompilerError]) -> [String]
  {
    func isCall(_ line: String) -> Bool {
      ["  scenes.addNib(", "  scenes.addOutlets("].contains(where: line.hasPrefix)
    }
    let places = Set(errors.map { $0.line - 1 }).filter { place in
      isCall(lines[place])
        || ["screen.", "view."].contains { lines[place].drop { $0 == " " }.hasPrefix($0) }
    }
    var names: [String] = []
    for place in places.sorted() where !lines[place].isEmpty {
      let line = lines[place]
      let type =
        isCall(line) ? line.split(separator: " of: ").last?.split(separator: ".self").first : nil
      names.append(String(type ?? line.drop { $0 == " " }.prefix { !" (=".contains($0) }))
      // The call has its outlets in the lines below.
      let end = type == nil || line.hasSuffix("}") ? place : lines[place...].firstIndex(of: "  }")
      for line in place...(end ?? place) { lines[line] = "" }
    }
    return names
  }

  /// Takes the lines from a program that set a property of an object, or call a method of one, where the module has none.
  static func removeSettings(_ lines: inout [String], at errors: [CompilerError])
    -> [String]
  {
    var names: [String] = []
    for place in Set(errors.map { $0.line - 1 }).sorted() {
      guard
        let setting = lines[place].wholeMatch(
          of: /\s*((?:delegate|animator|controller)\.\w+)(?: = .*|\(.*\))/)
      else { continue }
      names.append(String(setting.1))
      lines[place] = ""
    }
    return names
  }

  /// Marks calls of a program that can throw, as initializers of the app's may: a program has nothing to do then.
  static func markTries(_ lines: inout [String], at errors: [CompilerError]) -> [String] {
    // From the end of a line, so that columns before it stay.
    let calls = errors.filter { $0.text.contains(": error: call can throw") }
      .sorted { ($0.line, $0.column) > ($1.line, $1.column) }
    return calls.compactMap { call in
      let text = lines[call.line - 1]
      guard
        let column = text.utf8.index(
          text.startIndex, offsetBy: call.column - 1, limitedBy: text.endIndex),
        text[column...].first?.isUppercase == true
      else { return nil }
      lines[call.line - 1].insert(contentsOf: "try\u{21} ", at: column)
      return "try"
    }
  }

  /// The first error that a compiler, or the tool that lowers, prints.
  static func cause(_ output: String) -> String? {
    let line = output.split(separator: "\n").first {
      $0.contains(": error:") || $0.hasPrefix("error:")
    }
    return line.map { String($0).printable }
  }
}
