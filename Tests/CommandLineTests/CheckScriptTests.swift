// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Scripts that look for what is wrong, on small trees and programs made for it: having looked at nothing is
/// not to have found nothing.
@Suite struct CheckScriptTests {
  private let root = FileManager.default.temporaryDirectory
    .appendingPathComponent("checks-\(UUID().uuidString)", isDirectory: true)

  private func write(_ text: String, to path: String, isProgram: Bool = false) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    if isProgram {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    }
  }

  /// Puts a script of the package into a checkout of these tests.
  private func copy(_ script: String, to checkout: String) throws {
    let text = try String(
      contentsOf: FilmstripProcess.root.appendingPathComponent("Scripts/\(script)"),
      encoding: .utf8)
    try write(text, to: "\(checkout)/Scripts/\(script)", isProgram: true)
  }

  private func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> FilmstripProcess.Result {
    try FilmstripProcess.run(
      executable: root.appendingPathComponent(program).path, arguments,
      environment: environment, folder: root)
  }

  // MARK: check-layers

  @Test func importsWithAttributesAreImports() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try copySources()
    let source = """
      @_spi(Testing) import Alpha
      @_exported public import Beta // as import Wording
      @preconcurrency @_spi(A, B) internal import struct Gamma.Value
      let text = "import Delta"
      """
    try write(source, to: "here/Sources/Wording/Some.swift")
    let result = try run("here/Scripts/check-layers")
    #expect(result.status == 1)
    let modules = ["Alpha", "Beta", "Gamma"].enumerated().map {
      "Sources/Wording/Some.swift:\($0.offset + 1): Wording must not import \($0.element)\n"
    }
    #expect(result.errors == modules.joined() + "check-layers: 3 problem(s)\n")
  }

  /// The package's own sources, which have no problem, and the script.
  private func copySources() throws {
    try copy("check-layers", to: "here")
    try write("#!/bin/sh\n", to: "here/Scripts/check-folders", isProgram: true)
    try FileManager.default.copyItem(
      at: FilmstripProcess.root.appendingPathComponent("Sources"),
      to: root.appendingPathComponent("here/Sources"))
  }

  /// One that fails always, and one that fails for the patterns of Perl.
  @Test(arguments: ["exit 2", "case \"$*\" in *P*) exit 2 ;; esac; exit 1"])
  func aSearchThatFailsIsNoResult(body: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try copySources()
    #expect(try run("here/Scripts/check-layers").status == 0)
    try write("#!/bin/sh\n\(body)\n", to: "programs/grep", isProgram: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let result = try run(
      "here/Scripts/check-layers",
      environment: ["PATH": root.appendingPathComponent("programs").path + ":" + path])
    #expect(result.status == 2 && result.errors.contains("grep has failed"), "\(result)")
  }

  // MARK: compare-pixels

  /// Two checkouts whose programs know two transitions, one of them without gestures; a file `fault` beside a
  /// program says what is wrong with it.
  private func makeCheckouts() throws {
    let program = """
      #!/bin/sh
      fault=$(cat "$(dirname "$0")/fault" 2>/dev/null)
      if [ "$1" = list ]; then
        echo '[{"name": "pop", "interactive": true}, {"name": "drop", "interactive": false}]'
        exit 0
      fi
      if [ "$fault" = broken ]; then echo "it is broken" >&2; exit 2; fi
      if [ "$fault" = empty ]; then exit 0; fi
      case "$*" in *drop*--gesture*) echo "no gesture" >&2; exit 2 ;; esac
      mkdir out
      echo "$2 $fault" >out/frame.png
      """
    for checkout in ["here", "there"] {
      try write(program, to: "\(checkout)/.build/release/filmstrip", isProgram: true)
      try write(
        "#!/bin/sh\necho features >\"$1\"\n", to: "\(checkout)/.build/release/feature-sheet",
        isProgram: true)
    }
    try copy("compare-pixels", to: "here")
  }

  private func compare(_ arguments: [String] = ["there"]) throws -> FilmstripProcess.Result {
    try run("here/Scripts/compare-pixels", arguments)
  }

  private func leaveFault(_ fault: String, in checkouts: [String]) throws {
    for checkout in checkouts { try write(fault, to: "\(checkout)/.build/release/fault") }
  }

  @Test func equalPicturesAreEqual() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    #expect(try compare().output == "compare-pixels: 5 of 5 runs have equal pictures\n")
    let one = try compare(["there", "drop"])
    #expect(
      one.status == 0 && one.output == "compare-pixels: 1 of 1 runs have equal pictures\n",
      "\(one)")
    try leaveFault("other", in: ["there"])
    #expect(try compare(["there", "drop"]).status == 1)
    try leaveFault("broken", in: ["there"])
    #expect(try compare(["there", "drop"]).status == 1)
  }

  @Test(arguments: [
    (["there", "poop"], "", "poop: no such transition; choose from: pop, drop"),
    (["there"], "broken", "pop: fails in both checkouts: it is broken"),
    (["there"], "empty", "pop: leaves no pictures in "),
    (["nowhere"], "", "nowhere/.build/release/filmstrip does not exist"),
  ])
  func comparingNothingIsNoResult(
    arguments: [String], fault: String, message: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    if !fault.isEmpty { try leaveFault(fault, in: ["here", "there"]) }
    let result = try compare(arguments)
    #expect(result.status == 2 && result.output == "", "\(result)")
    #expect(result.errors.hasPrefix("compare-pixels: ") && result.errors.contains(message))
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result)")
  }
}
