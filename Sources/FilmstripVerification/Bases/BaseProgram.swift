// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation
internal import FilmstripImaging

/// The program that records the other commit.
enum BaseProgram: Equatable {
  /// This one: only scene files and screens are of the commit.
  case same(path: String)
  /// That of a package in the repository, which is built as this one was.
  case package(BasePackage)

  /// What records, for a program that is at a path.
  static func of(
    _ repository: GitRepository, program: String, current: String, flags: [String]?
  ) -> BaseProgram {
    guard let package = BasePackage(program: program, current: current, flags: flags),
      repository.path(of: package.folder) != nil
    else { return .same(path: program) }
    return .package(package)
  }
}

/// A package with a program that SwiftPM built, and how it did.
package struct BasePackage: Equatable {
  /// The package's folder, without links.
  let folder: String
  /// The program's name.
  let product: String
  /// The folder that the program is in.
  private let products: URL
  /// Arguments of `swift build`: the configuration, and flags for compilers.
  let arguments: [String]

  /// The package that a program was built from: the one whose `.build` it is in, or the one around the current folder
  /// for another scratch folder; nil for a program that SwiftPM has not built.
  init?(program: String, current: String, flags: [String]?) {
    let products = URL(fileURLWithPath: program).deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default
    guard files.fileExists(atPath: scratch.path + "/workspace-state.json") else { return nil }
    func isPackage(_ folder: String) -> Bool {
      files.fileExists(atPath: folder + "/Package.swift")
    }
    var found: String?
    if let range = scratch.path.range(of: "/.build", options: .backwards),
      isPackage(String(scratch.path[..<range.lowerBound]))
    {
      found = String(scratch.path[..<range.lowerBound])
    } else {
      var folder = URL(fileURLWithPath: current)
      while folder.path != "/", !isPackage(folder.path) { folder.deleteLastPathComponent() }
      found = isPackage(folder.path) ? folder.path : nil
    }
    guard let found else { return nil }
    folder = found
    self.products = products
    product = URL(fileURLWithPath: program).lastPathComponent
    let configuration = products.lastPathComponent
    arguments =
      ["-c", configuration] + (flags ?? BasePackage.flags(of: product, in: products))
  }

  /// The sources of the package that were changed after a program was built, by their paths in it.
  func sources(newerThan program: String) -> [String] {
    func date(_ url: URL) -> Date? {
      try? url.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
    }
    guard let built = date(URL(fileURLWithPath: program)),
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder, isDirectory: true),
        includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles)
    else { return [] }
    let newer = files.lazy.compactMap { $0 as? URL }.filter { url in
      ["swift", "c", "m"].contains(url.pathExtension) && date(url).map { $0 > built } ?? false
    }
    return newer.map { String($0.path.dropFirst(folder.count + 1)) }.sorted()
  }

  /// The first of some sources that the build has compiled; nil for none.
  func firstCompiled(of sources: [String]) -> String? {
    guard !sources.isEmpty, let commands = BuildDescription(in: products)?.swiftCommands else {
      return nil
    }
    let inputs = commands.values.flatMap { $0.inputs ?? [] }.compactMap(\.name)
      .filter { $0.hasSuffix(".swift") }
    let compiled = Set(inputs.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path })
    return sources.first { compiled.contains(folder + "/" + $0) }
  }

  /// What SwiftPM says of a build.
  private struct BuildDescription: Decodable {
    struct Command: Decodable {
      struct Input: Decodable { let name: String? }
      let inputs: [Input]?
      let otherArguments: [String]
    }
    let swiftCommands: [String: Command]

    init?(in products: URL) {
      guard let data = try? Data(contentsOf: products.appending(path: "description.json")),
        let made = try? JSONDecoder().decode(BuildDescription.self, from: data)
      else { return nil }
      self = made
    }
  }

  /// The flags for compilers that a build was given: `-Xswiftc` stands after SwiftPM's own `-g`, and `-Xcc` is in
  /// pairs.
  private static func flags(of product: String, in products: URL) -> [String] {
    let command = BuildDescription(in: products)?.swiftCommands.min { one, other in
      // The program's own module, or any.
      (one.key.contains("C.\(product)-") ? 0 : 1, one.key)
        < (other.key.contains("C.\(product)-") ? 0 : 1, other.key)
    }
    return command.map { flags(in: $0.value.otherArguments) } ?? []
  }

  /// The flags that a person gave, in the words of a command of SwiftPM.
  package static func flags(in words: [String]) -> [String] {
    let own: Set = ["-g", "-fPIC", "-fno-omit-frame-pointer", "-fomit-frame-pointer"]
    guard
      let start = words.indices.last(where: {
        words[$0] == "-g" && ($0 == 0 || words[$0 - 1] != "-Xcc")
      })
    else { return [] }
    var flags: [String] = []
    var rest = words[(start + 1)...]
    while let word = rest.popFirst() {
      if word == "-package-name" || word == "-static-stdlib" {
        if word == "-package-name" { _ = rest.popFirst() }
      } else if word == "-Xcc" {
        guard let next = rest.popFirst() else { break }
        if !own.contains(next) { flags += ["-Xcc", next] }
      } else if word != "-g" {
        flags += ["-Xswiftc", word]
      }
    }
    return flags
  }

  /// Builds it in a checkout.
  ///
  /// - Parameters:
  ///   - folder: The package's folder there.
  ///   - checkout: The folder of all of the commit's files, which errors are relative to.
  ///   - scratch: The folder for the build.
  ///   - commit: The commit, for messages.
  /// - Returns: The program.
  /// - Throws: ``BaseError`` with the first error of the build.
  func build(
    in folder: String, checkout: String, scratch: String, commit: GitRepository.Commit
  ) throws(BaseError) -> String {
    let log = scratch + ".txt"
    let run = try ProgramRun(
      [
        "swift", "build", "--package-path", folder, "--scratch-path", scratch, "--product", product,
      ] + arguments, in: folder, log: log)
    guard run.status != 127 else {
      throw BaseError("swift: is not in PATH; install Swift, with which the base is built")
    }
    guard run.status == 0 else {
      let lines = ((try? String(contentsOfFile: log, encoding: .utf8)) ?? "").split(separator: "\n")
      // SwiftPM's own errors only say that the compiler has some, which name their file.
      let errors = lines.filter { $0.contains("error: ") }
      let error =
        errors.first { !$0.hasPrefix("error: ") } ?? errors.first ?? lines.last ?? "it says nothing"
      throw BaseError(
        "--base \(commit.reference): does not build: "
          + error.replacing(checkout + "/", with: "").trimmingCharacters(in: .whitespaces)
          + " (all of it: \(log))")
    }
    let program = "\(scratch)/\(arguments[1])/\(product)"
    guard access(program, X_OK) == 0 else {
      throw BaseError("--base \(commit.reference): \(program): is not there after the build")
    }
    return program
  }

  /// Names the `swift` in `PATH`, by its path, size and time.
  static var toolchain: String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders where access("\(folder)/swift", X_OK) == 0 {
      var status = stat()
      guard stat("\(folder)/swift", &status) == 0 else { continue }
      return "\(folder)/swift \(status.st_size) \(status.st_mtim.tv_sec)"
    }
    return ""
  }

  /// Folders of other packages that the build took from where they are.
  static func localPackages(in scratch: String) -> [String] {
    struct State: Decodable {
      struct Object: Decodable { let dependencies: [Dependency] }
      struct Dependency: Decodable { let packageRef: Reference }
      struct Reference: Decodable {
        let kind: String
        let location: String
      }
      let object: Object
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: scratch + "/workspace-state.json")),
      let state = try? JSONDecoder().decode(State.self, from: data)
    else { return [] }
    return state.object.dependencies.map(\.packageRef).filter { $0.location.hasPrefix("/") }
      .map(\.location)
  }

  /// Paths that files `ios-sources.txt` of a package name, without links.
  static func appSources(of package: String) -> [String] {
    guard let names = FileManager.default.enumerator(atPath: package + "/Sources") else {
      return []
    }
    var found: [String] = []
    for case let name as String in names where name.hasSuffix("ios-sources.txt") {
      let text = (try? String(contentsOfFile: "\(package)/Sources/\(name)", encoding: .utf8)) ?? ""
      for line in text.split(separator: "\n") {
        var path = line.trimmingCharacters(in: .whitespaces)
        for word in ["assets ", "declared ", "exclude "] where path.hasPrefix(word) {
          path = path.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
        }
        if path.isEmpty || path.hasPrefix("#") { continue }
        let url = URL(
          fileURLWithPath: path, relativeTo: URL(fileURLWithPath: package, isDirectory: true))
        found.append(url.standardizedFileURL.path)
      }
    }
    return found
  }
}
