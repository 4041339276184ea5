// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// `verify --base` by the program of a package: one that SwiftPM builds in seconds, and that becomes the tool.
@Suite struct BasePackageTests {
  private let repository: BaseRepository

  init() throws {
    repository = try BaseRepository()
    let manifest = """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Shown", dependencies: [.package(path: "../helper")], targets: [
        .executableTarget(name: "shown", dependencies: [.product(name: "Helper", package: "helper")]),
      ])
      """
    try repository.write(manifest, to: "Package.swift")
    try repository.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "helper", products: [.library(name: "Helper", targets: ["Helper"])],
        targets: [.target(name: "Helper")])
      """, to: "../helper/Package.swift")
    try repository.write("public let answer = 42\n", to: "../helper/Sources/Helper/Helper.swift")
    try repository.write(".build\n", to: ".gitignore")
    try write(main: becomingTheTool)
    try repository.commit("with a program")
    // As SwiftPM leaves it, without the minute that building Filmstrip takes.
    let products = repository.url.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: FilmstripProcess.path,
      toPath: products.appendingPathComponent("shown").path)
    try repository.write("{}", to: ".build/workspace-state.json")
  }

  private var becomingTheTool: String {
    """
    import Foundation
    import Helper
    var words = ([CommandLine.arguments[0]] + CommandLine.arguments.dropFirst()).map { strdup($0) } + [nil]
    execv("\(FilmstripProcess.path)", &words)
    exit(Int32(answer))

    """
  }

  private func write(main text: String) throws {
    try repository.write(text, to: "Sources/shown/main.swift")
  }

  private var program: URL {
    repository.url.appendingPathComponent(".build/x86_64-unknown-linux-gnu/debug/shown")
  }

  /// Makes the program newer than its sources.
  private func touchProgram() throws {
    try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: program.path)
  }

  private func verify(_ more: String...) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: program.path, ["verify", "s.yaml"] + more, environment: repository.environment,
      folder: repository.url)
  }

  @Test(.needs(.compiler)) func theProgramOfTheCommitIsBuiltOnce() throws {
    try repository.write(durations: ["one": 0.3, "two": 0.1])
    let first = try verify("--base", "main", "--base-flags", "-Xswiftc -gnone")
    #expect(first.status == 1 && first.errors == "", "\(first.errors)")
    #expect(
      first.output.contains(
        "building shown of main, which takes minutes at first and then only what has changed\n"),
      "\(first.output)")
    let helper = repository.place.appendingPathComponent("helper").path
    #expect(first.output.contains("outside of the repository, and the same in both: \(helper)\n"))
    #expect(first.output.contains("s/one: changed\n  duration 0.1 → 0.3 s\n"), "\(first.output)")
    #expect(repository.exists(repository.checkout), "the next build takes what has not changed")
    let second = try verify("--base", "main", "--base-flags", "-Xswiftc -gnone")
    #expect(second.status == 1 && !second.output.contains("building"), "\(second.output)")
    // A commit of before, whose program does not know what is asked.
    try write(main: "import Foundation\nprint(\"unknown command\")\nexit(2)\n")
    try repository.commit("older")
    // A program of other sources than those of the working tree compares nothing. SwiftPM's description of the build has
    // what it is of.
    let source = repository.url.appendingPathComponent("Sources/shown/main.swift").path
    try repository.write(
      "{\"swiftCommands\": {\"C.shown\": {\"inputs\": [{\"name\": \"\(source)\"}], \"otherArguments\": []}}}",
      to: ".build/x86_64-unknown-linux-gnu/debug/description.json")
    // One that is not of the build, and comes first by name, does not hide it.
    let unused = repository.url.appendingPathComponent("Sources/notes/about.swift")
    try repository.write("", to: "Sources/notes/about.swift")
    let stale = try verify("--base", "main")
    try FileManager.default.removeItem(at: unused.deletingLastPathComponent())
    #expect(stale.status == 2, "\(stale.output)")
    #expect(
      stale.errors.contains("Sources/shown/main.swift: was changed after this program was built"),
      "\(stale.errors)")
    try touchProgram()
    let older = try verify("--base", "main")
    #expect(older.status == 2, "\(older.output)")
    #expect(older.errors.contains("--base main: its Filmstrip is older, and has no 'record-base'"))
    try write(main: "let x: Int = \"\"\n")
    try repository.commit("broken")
    try touchProgram()
    let broken = try verify("--base", "main")
    #expect(broken.status == 2, "\(broken.output)")
    #expect(
      broken.errors.contains(
        "--base main: does not build: Sources/shown/main.swift:1:14: error: "), "\(broken.errors)")
    for result in [stale, older, broken] {
      #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    }
  }
}
