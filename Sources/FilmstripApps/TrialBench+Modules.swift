// SPDX-License-Identifier: MIT
internal import Foundation

extension TrialBench {
  /// How often a module is compiled again without what does not compile: one of many files takes half a minute each time,
  /// and a smaller one follows.
  private static func attempts(ofFiles count: Int) -> Int { min(max(2000 / max(count, 1), 6), 16) }
  /// How often files are left out of a module, after which it is compiled as often again.
  private static let fileAttempts = 4

  /// Lowers and compiles the module of a transition.
  ///
  /// Statements and functions that do not compile are left out, attempt by attempt: what does not use them is shown all
  /// the same. So are those that end the program, each in an attempt of its own.
  ///
  /// - Parameters:
  ///   - sources: The files.
  ///   - type: The transition's type.
  ///   - traps: Where the program ended.
  ///   - original: What became of the files without `traps`.
  ///   - failed: What became of all files, where that is an error: a file with an error for which nothing in it can be left
  ///     out is then left out as a whole, unless it is one of `own`.
  ///   - own: The paths of files that are needed.
  ///   - known: The errors of each attempt to compile a module with nearly all of the files: what did not compile there
  ///     is left out from the start.
  /// - Returns: The module, with its error if it does not compile.
  func compileModule(
    _ sources: AppTransitions.Sources, of type: String, without traps: [CompilerError] = [],
    of original: TrialModule? = nil, after failed: TrialModule? = nil,
    needing own: Set<String> = [],
    knowing known: [[CompilerError]] = []
  ) -> TrialModule {
    // The original stays, as other transitions use it.
    let folder = work.appending(path: sources.module + (traps.isEmpty ? "" : "-without-\(type)"))
    var module = TrialModule(folder: folder, files: original?.files ?? [])
    do {
      var list = try prepare(sources.without(module.files), of: type, in: folder)
      // What did not compile before does not now.
      var errors = traps.map { [$0] } + ((original ?? failed)?.attempts ?? known)
      var ended: Set<String> = []
      let needed = sources.own.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
      var stubs = TrialStubs()
      var last = failed?.leftOut.map(\.name)
      var (attempts, fileAttempts) = (0, 0)
      while attempts < TrialBench.attempts(ofFiles: list.files.count) {
        attempts += 1
        let (files, lowered) = try lowering.lower(list, into: folder, leavingOut: errors)
        try stubs.take(among: files)
        let run = lowered.status == 0 ? try compile(files, sources, into: folder) : lowered
        let leftOut = LoweringProgram.leftOut(in: lowered.output)
        let isSame = leftOut.map(\.name) == last
        last = leftOut.map(\.name)
        let reasons = leftOut.map { one in
          TrialModule.LeftOut(
            name: one.name,
            error: errors.joined().first { $0.place == one.place }?.text ?? one.place)
        }
        // What does not compile for the sole reason that something else is left out ends the program, too.
        let names = Set(original?.leftOut.map(\.name) ?? [])
        module.leftOut = reasons.filter { original == nil || names.contains($0.name) }
        module.trapping = reasons.filter { original != nil && !names.contains($0.name) }
        module.attempts = Array(errors.dropFirst(traps.count))
        if run.status == 0 {
          // What ends a function of which another statement is left out may lack what that one does: all of it goes.
          let again = traps.filter { trap in
            module.trapping.contains { one in
              one.error == trap.text && module.leftOut.contains(where: one.isBeside)
            } && ended.insert(trap.place).inserted
          }
          module.error = nil
          if again.isEmpty { return module }
          errors.append(again)
          continue
        }
        let new = CompilerError.all(in: run.output).map { error in
          var error = error
          error.lack = error.lack ?? TrialBench.requirement(at: error)
          // To what the transition's own files cast, a screen of the program has to conform, and so have their own types.
          if let name = error.missingProtocol,
            sources.own.contains(error.path)
              || error.typeName.map(sources.program.contains) ?? true
                && TrialBench.refining(name, in: list.files).contains(where: { name in
                  needed.contains { $0.maySeek(name) }
                })
          {
            error.lack = nil
          }
          return error
        }
        module.error = TrialBench.cause(run.output) ?? "the compiler ended with \(run.status)"
        let hasNewStubs = stubs.remove(at: new)
        if new.isEmpty { return module }
        if isSame, !hasNewStubs {
          // Nothing can be left out for these errors but the files that have them.
          let files = Dictionary(new.map { ($0.path, $0.text) }) { first, _ in first }
            .filter { path, _ in !own.contains(path) && list.files.contains { $0.path == path } }
          guard failed != nil, !files.isEmpty, fileAttempts < TrialBench.fileAttempts else {
            return module
          }
          module.files += files.sorted { $0.key < $1.key }.map {
            AppTransitions.LeftOut(file: $0.key, reason: "it does not compile: \($0.value)")
          }
          list = try prepare(sources.without(module.files), of: type, in: folder)
          (attempts, fileAttempts) = (0, fileAttempts + 1)
          continue
        }
        errors.append(new)
      }
    } catch { module.error = "\(error)" }
    return module
  }

  /// Writes the list of a module's files, and of the app's catalogs and loose files.
  private func prepare(
    _ sources: AppTransitions.Sources, of type: String, in folder: URL
  ) throws -> SourceList {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "ios-sources.txt")
    try Data(AppPackage.sources(sources, of: type, in: folder).utf8).write(to: file)
    let list = try SourceList(file, package: folder)
    if !list.catalogs.paths.isEmpty {
      let resources = folder.appending(path: "app.resources")
      try FileManager.default.createDirectory(at: resources, withIntermediateDirectories: true)
      try Data(list.catalogs.paths.map { $0 + "\n" }.joined().utf8).write(
        to: resources.appending(path: AppCatalogs.listName))
    }
    try Data(list.catalogs.looseFiles.map { $0 + "\n" }.joined().utf8).write(
      to: folder.appending(path: TrialBench.looseListName))
    return list
  }

  private func compile(
    _ files: [URL], _ sources: AppTransitions.Sources, into folder: URL
  ) throws -> ProgramRun {
    try ProgramRun(
      toolchain.compiler.path,
      flags(languageMode) + sources.features.flatMap { ["-enable-upcoming-feature", $0] } + [
        "-module-name", sources.module, "-parse-as-library", "-enable-testing",
        "-whole-module-optimization",
        "-emit-module", "-emit-module-path",
        folder.appending(path: "\(sources.module).swiftmodule").path, "-c", "-o",
        folder.appending(path: "module.o").path,
      ] + files.map(\.path), log: folder.appending(path: "compiler.txt"), limit: 600)
  }
}

extension TrialBench {
  /// A protocol and those of some files that refine it, also by others: what conforms to one of them may be sought by it.
  static func refining(_ name: String, in files: [URL]) -> Set<String> {
    var heirs: [String: Set<String>] = [:]
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for found in text.matches(of: /\bprotocol\s+(\w+)\s*:([^{]+)\{/) {
        for other in found.2.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
          heirs[String(other), default: []].insert(String(found.1))
        }
      }
    }
    var (result, waiting) = (Set([name]), [name])
    while let next = waiting.popLast() {
      waiting += (heirs[next] ?? []).filter { result.insert($0).inserted }
    }
    return result
  }

  /// The protocol that an extension of a class of Objective-C names, whose initializer only a class of Objective-C can have
  /// without `required`; nil for another error, and for several protocols.
  fileprivate static func requirement(at error: CompilerError) -> String? {
    guard error.text.contains(": error: initializer requirement '"),
      error.text.contains("' can only be satisfied by a 'required' initializer in non-final class"),
      let text = try? String(contentsOfFile: error.path, encoding: .utf8)
    else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(error.line - 1) else { return nil }
    let match = lines[error.line - 1].firstMatch(of: /extension\s+[\w.]+\s*:\s*(\w+)\s*(\{|$)/)
    return match.map { "conformance \($0.1)" }
  }
}

extension String {
  /// Whether source code may ask an object whether it conforms to a protocol: a line with the name has a cast, a question,
  /// an alias or the type itself as a value, or the line before it ends with a cast.
  fileprivate func maySeek(_ name: String) -> Bool {
    var isBehindCast = false
    for line in split(separator: "\n") {
      if line.contains(name),
        isBehindCast || line.contains("\(name).self")
          || line.contains(/\b(as[?!]?|is|typealias)\b/)
      {
        return true
      }
      isBehindCast = line.contains(/\b(as[?!]|is)\s*$/)
    }
    return false
  }
}

/// The stubs of a module, without members and superclasses that contradict what the app declares.
struct TrialStubs {
  private var file: URL?
  private var lines: [String] = []
  private var removed: Set<String> = []

  /// Reads the stubs among a module's files, and takes from them what contradicted before.
  mutating func take(among files: [URL]) throws {
    file = files.first { $0.lastPathComponent == LoweringProgram.stubsName }
    guard let file else { return lines = [] }
    lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard !removed.isEmpty else { return }
    lines = TrialStubs.lines(lines, without: removed)
    try Data(lines.joined(separator: "\n").utf8).write(to: file)
  }

  /// The lines without some: a type inside of a stub goes with its members, and one by itself loses what it inherits.
  ///
  /// The number of lines stays, as errors name them.
  static func lines(_ lines: [String], without removed: Set<String>) -> [String] {
    var end: String?
    return lines.map { line in
      if let last = end {
        if line == last { end = nil }
        return ""
      }
      guard removed.contains(line) else { return line }
      if let head = line.wholeMatch(of: /(.*\b(class|protocol) [^:]+): .* \{(\}?)/) {
        if !line.hasPrefix(" ") {
          return head.1 + (head.2 == "class" ? ": NSObject {" : " {") + head.3
        }
      }
      if line.hasSuffix("{") { end = line.prefix { $0 == " " } + "}" }
      return ""
    }
  }

  /// Leaves out the members, functions and superclasses at errors from now on; returns whether there were some.
  mutating func remove(at errors: [CompilerError]) -> Bool {
    let new = errors.filter { $0.path == file?.path && lines.indices.contains($0.line - 1) }
      .map { lines[$0.line - 1] }.filter { !$0.isEmpty && !removed.contains($0) }
    removed.formUnion(new)
    return !new.isEmpty
  }
}
