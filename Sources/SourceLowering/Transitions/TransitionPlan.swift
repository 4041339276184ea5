// SPDX-License-Identifier: MIT
internal import Foundation
internal import SwiftParser

/// The transitions of an app's sources, the files that each needs, and the program that shows it.
public struct TransitionPlan: Codable, Sendable {
  /// A type that moves screens, and the program that shows it.
  public struct Transition: Codable, Sendable {
    /// The type's name, and the way where the type has several.
    public let type: String
    /// The name of the program, once in a plan.
    public let name: String
    /// `present`, `push`, `tab`, `contain` or `layer`.
    public let way: String
    /// The file that declares the type, relative to the app's folder.
    public let file: String
    /// The line of the declaration, from 1 on.
    public let line: Int
    /// The types whose calls tell that the transition is the one that is seen.
    public let entries: [String]
    /// Those of them that animate, where a delegate chooses among several.
    public let animators: [String]
    /// What to compile: with the screens that the transition names, and where there are some, without them.
    public let sources: [Sources]
  }

  /// Files of the app, and the program that shows a transition with them.
  public struct Sources: Codable, Sendable {
    /// The files of the app that are compiled, in alphabetical order.
    public let files: [String]
    /// The files of the transition's own types, without which it is nothing.
    public let own: [String]
    /// Files that the transition names and that are not compiled, each with the reason.
    public let leftOut: [LeftOut]
    /// The module that the files are compiled into; transitions of the same files share it.
    public let module: String
    /// The program's `main.swift`.
    public let program: String
    /// The file of the program's scenes.
    public let scenes: String
    /// The names of its cases.
    public let cases: [String]
    /// What a person has to fill in, a line each.
    public let fillIns: [String]
    /// Casts that fail, and what stands for what is not taken, a line each.
    public private(set) var told: [String]
    /// The programs that are tried in its place, one after another, where nothing is shown with it.
    public let others: [OtherProgram]
    /// Upcoming features of the compiler's that the files take for granted.
    public let features: [String]

    func telling(_ line: String) -> Sources {
      var result = self
      result.told.insert(line, at: 0)
      return result
    }
  }

  /// A program with fewer screens of the app's, or without them, with the files of ``Sources``.
  public struct OtherProgram: Codable, Sendable {
    /// What it does in place of the one before, in words.
    public let difference: String
    /// The program's `main.swift`.
    public let program: String
    /// The file of its scenes.
    public let scenes: String
    /// The names of its cases.
    public let cases: [String]
    /// What a person has to fill in, a line each.
    public let fillIns: [String]
    /// Casts that fail, a line each.
    public let told: [String]
  }

  /// A file that is not compiled.
  public struct LeftOut: Codable, Sendable, Equatable {
    /// The file, relative to the app's folder.
    public let file: String
    /// Why it is not compiled, in words.
    public let reason: String
  }

  /// A type that looks like a transition and cannot be shown.
  public struct Skipped: Codable, Sendable {
    /// The type's name.
    public let type: String
    /// The file that declares the type, relative to the app's folder.
    public let file: String
    /// The line of the declaration, from 1 on.
    public let line: Int
    /// Why it cannot be shown, in words.
    public let reason: String
  }

  /// Those that have a program.
  public let transitions: [Transition]
  /// Those that have none.
  public let skipped: [Skipped]
  /// How many files were read.
  public let fileCount: Int

  /// Reads an app's files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - dependencies: Files of modules of others, which transitions may need. Their own transitions are not the app's.
  ///   - folder: The folder of the app, which paths in texts leave out.
  ///   - modules: Modules whose sources are among the files.
  ///   - others: What UIKit and its kin declare.
  public init(
    _ files: [SourceFile], dependencies: [SourceFile] = [], folder: String, modules: Set<String>,
    others: OtherModules
  ) {
    let everything = files + dependencies
    let read = FileWork.map(count: everything.count) { place in
      let tree = everything[place].bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
      return AppFileReader.read(tree, of: everything[place], file: place)
    }
    let index = AppIndex(read, ownCount: files.count)
    let finder = TransitionFinder(index)
    let limits = ClosureLimits(index, modules: modules, others: others)
    func short(_ path: String) -> String {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    var (names, moduleNames, result) = (Set<String>(), ModuleNames(), [Transition]())
    for found in finder.found {
      let type = index[found.type]
      let types = [found.type] + found.related
      // What moves screens by a call is named after it where the type is the SDK's.
      let title =
        type.kind == .extensionType
        ? type.name + (found.act.map { ".\($0.forth.name)" } ?? "") : type.name
      let isAlone = finder.found.filter { $0.type == found.type }.count == 1
      let name = TransitionPlan.unique(
        TransitionPlan.kebab(title) + (isAlone ? "" : "-\(found.way.rawValue)"), &names)
      func sources(
        _ source: SceneSource, _ closure: FileClosure, of roots: Set<Int>,
        allowed: Set<Int>? = nil
      ) -> Sources {
        let found = source.transition
        let module = moduleNames.name(of: closure, for: TransitionPlan.camel(name))
        let place = "\(short(index.files[found.type.file].path)):\(type.line)"
        let allowed = allowed ?? Set(closure.files)
        func other(_ screens: SceneSource.ScreenChoice, _ difference: String) -> (
          OtherProgram, hasOwnScreens: Bool
        ) {
          let other = SceneSource(
            found, index, closure: closure.files, allowed: allowed, screens: screens)
          return (
            OtherProgram(
              difference: difference,
              program: other.text(module: module, place: place, files: closure.files),
              scenes: other.scenes, cases: other.cases, fillIns: other.fillIns, told: other.told),
            other.hasOwnScreens
          )
        }
        var others: [OtherProgram] = []
        var hasOwnScreens = source.hasOwnScreens
        if source.target != nil {
          let untapped = other(
            .own, "the app's screen is not tapped, the scene begins the transition")
          others.append(untapped.0)
          hasOwnScreens = untapped.hasOwnScreens
        }
        let program = source.text(module: module, place: place, files: closure.files)
        let flags = source.flags
        if !flags.isEmpty {
          let names = flags.joined(separator: ", ")
          let flagged = other(.flagged, "\(names) is true, as the app sets what it begins with").0
          // A container of the scene's is not made here.
          if flagged.program != program { others.append(flagged) }
        }
        if source.mayBeFullScreen {
          others.append(
            other(
              .fullScreen, "it is presented full screen, where UIKit has the first screen's view"
            ).0)
        }
        if hasOwnScreens || program.contains("scenes.addNib(") {
          others.append(other(.standIns, "the app's screen is not taken, stand-ins are").0)
        }
        return Sources(
          files: closure.files.map { index.files[$0].path },
          own: roots.sorted().map { index.files[$0].path },
          leftOut: closure.leftOut.map { LeftOut(file: $0.file, reason: $0.reason) },
          module: module,
          program: program, scenes: source.scenes, cases: source.cases, fillIns: source.fillIns,
          told: source.told,
          others: others,
          // Where one import of a module has a level of access, those without one are internal, or errors.
          features: closure.files.contains { index.files[$0].namesAccess }
            ? ["InternalImportsByDefault"] : [])
      }
      // What the program calls itself needs no other sign.
      let entries = found.role == .act ? [] : (types + found.heirs).map { index[$0].name }
      let animators = found.related.filter {
        index.ancestry(of: $0).contains(TransitionFinder.animating) && !index.hasSubclass($0)
      }.map { index[$0].name }
      func line(_ found: FoundTransition) -> Int {
        if found.role == .act, case .method(let method)? = found.act?.forth,
          type.methods.contains(where: { $0.line == method.line && $0.name == method.name })
        {
          return method.line
        }
        return type.line
      }
      /// The files of a transition's own types: a class is nothing without those from which it descends.
      func roots(of found: FoundTransition) -> Set<Int> {
        let own = ([found.type] + found.related).flatMap { index.line(of: $0).map(\.file) }
        return Set(own).union(found.act.map { index.files(of: $0) } ?? [])
      }
      /// What shows the transition with the files of a closure alone, and no screens of the app's beside.
      func sources(_ found: FoundTransition, _ closure: FileClosure) -> Sources {
        let files = Set(closure.files)
        let source = SceneSource(
          found, index, closure: closure.files, allowed: files, screens: .own)
        return sources(source, closure, of: roots(of: found), allowed: files)
      }
      /// The ways to show the transition by a type, the fullest first.
      func all(_ found: FoundTransition) -> [Sources] {
        let roots = roots(of: found)
        let files = FileClosure(of: roots, in: index, limits).files
        let source = SceneSource(found, index, closure: files)
        // What the program names has to be in the module.
        let closure = FileClosure(of: roots.union(source.files), in: index, limits)
        var all = [sources(source, closure, of: roots)]
        if !source.fillIns.isEmpty {
          // A stub may stand for what needs values that cannot be made.
          let stubbed = SceneSource(found, index, closure: files, allowed: Set(files))
          if stubbed.fillIns.isEmpty {
            all.append(
              sources(stubbed, FileClosure(of: roots, in: index, limits), of: roots))
          }
        }
        if source.target != nil {
          // The screen that is tapped may need what does not compile.
          let untapped = SceneSource(found, index, closure: files, screens: .own)
          let smaller = FileClosure(of: roots.union(untapped.files), in: index, limits)
          if smaller.files != closure.files { all.append(sources(untapped, smaller, of: roots)) }
        }
        if closure.files.contains(where: { !roots.contains($0) && index.declaresScreen($0) }) {
          all.append(
            sources(
              found, FileClosure(of: roots, in: index, limits, reach: .withoutScreens)))
        }
        return all
      }
      var everything = all(found) + found.heirs.prefix(2).flatMap { all(found.by($0)) }
      // A delegate that is a screen may need more than there is; its animators move all the same.
      let alone = finder.animators(of: found)
      /// What shows the transition by a type with the nearest files, unless that is there already: with the screens to which
      /// it casts, and without them.
      func near(_ found: FoundTransition, beside others: [Sources]) -> [Sources] {
        let roots = roots(of: found)
        let screens = SceneSource(found, index, closure: [], screens: .own).own.values.map(\.file)
        var near: [Sources] = []
        for files in [roots.union(screens), roots] {
          let one = sources(found, FileClosure(of: files, in: index, limits, reach: .near))
          if !(others + near).contains(where: { $0.files == one.files }) { near.append(one) }
        }
        return near
      }
      // What makes the animators is truer than they are alone.
      if alone == nil || !index.isScreen(found.type) {
        everything += near(found, beside: everything)
      }
      if let alone {
        let ways = all(alone)
        everything += (ways + near(alone, beside: ways)).map {
          $0.telling("\(title) is not taken, its animators are")
        }
      }
      result.append(
        Transition(
          type: title, name: name, way: found.way.rawValue,
          file: index.files[found.type.file].path,
          line: line(found), entries: entries, animators: found.role == .delegate ? animators : [],
          sources: everything))
    }
    transitions = result
    skipped = finder.skipped.map {
      Skipped(
        type: index[$0.type].name, file: index.files[$0.type.file].path, line: index[$0.type].line,
        reason: $0.reason)
    }
    fileCount = files.count
  }

  private static func unique(_ name: String, _ names: inout Set<String>) -> String {
    var (result, number) = (name, 2)
    while !names.insert(result).inserted { (result, number) = ("\(name)-\(number)", number + 1) }
    return result
  }

  /// `FadePushTransition` as `fade-push-transition`.
  static func kebab(_ name: String) -> String {
    var result = ""
    let characters = Array(name)
    for (place, character) in characters.enumerated() {
      guard character.isASCII, character.isLetter || character.isNumber else {
        result += "-"
        continue
      }
      let isStart =
        character.isUppercase && place > 0
        && (characters[place - 1].isLowercase
          || (place + 1 < characters.count && characters[place + 1].isLowercase))
      if isStart, result.last != "-" { result += "-" }
      result += character.lowercased()
    }
    return result.first?.isLetter == true ? result : "t-" + result
  }

  /// The words of names in code in small letters, such as `cc` and `log` of `CCLog`.
  static func words(of code: String) -> [Substring] { kebab(code).split { !$0.isLetter } }

  private static func camel(_ name: String) -> String {
    name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

/// The names of the modules of a plan, each for other files.
///
/// Those of the nearest files are apart: programs that people completed import the others by their names.
private struct ModuleNames {
  private var names: [[Int]: String] = [:]
  private var nearNames: [[Int]: String] = [:]

  /// The name of the module of a closure's files; a new one begins with a transition's name.
  mutating func name(of closure: FileClosure, for transition: String) -> String {
    if let known = names[closure.files] { return known }
    guard closure.reach == .near else {
      let name = ModuleNames.new([transition + "Files", transition + "Core"], among: names)
      names[closure.files] = name
      return name
    }
    let name =
      nearNames[closure.files] ?? ModuleNames.new([transition + "Near"], among: nearNames)
    nearNames[closure.files] = name
    return name
  }

  /// The first of some names that is not taken, or the last one with a number.
  private static func new(_ candidates: [String], among others: [[Int]: String]) -> String {
    let taken = Set(others.values)
    if let free = candidates.first(where: { !taken.contains($0) }) { return free }
    let last = candidates[candidates.count - 1]
    return (2...taken.count + 2).lazy.map { "\(last)\($0)" }.first { !taken.contains($0) } ?? last
  }
}
