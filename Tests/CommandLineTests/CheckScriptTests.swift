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
      @_exported public import Beta // as import FilmstripWording
      @preconcurrency @_spi(A, B) internal import struct Gamma.Value
      let text = "import Delta"
      """
    try write(source, to: "here/Sources/FilmstripWording/Some.swift")
    let result = try run("here/Scripts/check-layers")
    #expect(result.status == 1)
    let modules = ["Alpha", "Beta", "Gamma"].enumerated().map {
      "Sources/FilmstripWording/Some.swift:\($0.offset + 1): FilmstripWording must not import \($0.element), which Package.swift does not give it\n"
    }
    #expect(result.errors == modules.joined() + "check-layers: 3 problem(s)\n")
  }

  private func copySources() throws {
    try copy("check-layers", to: "here")
    try FileManager.default.copyItem(
      at: FilmstripProcess.root.appendingPathComponent("Package.swift"),
      to: root.appendingPathComponent("here/Package.swift"))
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

  /// Two checkouts whose programs know two transitions, one of them without gestures, and a scene; a file `fault`
  /// beside a program says what is wrong with it, and its runs leave the file `timeline` that is there.
  private func makeCheckouts() throws {
    let program = """
      #!/bin/sh
      folder=$(dirname "$0")
      fault=$(cat "$folder/fault" 2>/dev/null)
      case "$*" in
        "list --json")
          echo '[{"name": "pop", "interactive": true}, {"name": "drop", "interactive": false}]'
          exit 0 ;;
        list*) echo '[{"suite": "scenes", "name": "table"}]'; exit 0 ;;
      esac
      if [ "$fault" = broken ]; then echo "it is broken" >&2; exit 2; fi
      if [ "$fault" = empty ]; then exit 0; fi
      case "$*" in *drop*--gesture*) echo "no gesture" >&2; exit 2 ;; esac
      mkdir out
      echo "$2 $fault" >out/frame.png
      if [ -e "$folder/timeline" ]; then cp "$folder/timeline" out/timeline.json; fi
      """
    for checkout in ["here", "there"] {
      try write("", to: "\(checkout)/Package.swift")
      let folder = "\(checkout)/.build/compare"
      try write(program, to: "\(folder)/release/compare-scenes", isProgram: true)
      try write(
        "#!/bin/sh\necho features >\"$1\"\n", to: "\(folder)/features/release/feature-sheet",
        isProgram: true)
    }
    try leaveTimeline(in: ["here", "there"])
    for script in ["compare-pixels", "build"] { try copy(script, to: "here") }
  }

  private func compare(
    _ arguments: [String] = ["there"],
    environment: [String: String] = ["FILMSTRIP_COMPARE_BUILD": "0"]
  ) throws -> FilmstripProcess.Result {
    try run("here/Scripts/compare-pixels", arguments, environment: environment)
  }

  private func leaveFault(_ fault: String, in checkouts: [String]) throws {
    for checkout in checkouts { try write(fault, to: "\(checkout)/.build/compare/release/fault") }
  }

  private func leaveTimeline(
    version: Int = 2, opacity: String = "1", in checkouts: [String]
  ) throws {
    let text = """
      { "version": \(version), "layers": [{ "id": 7, "class": "UIView", "name": "badge" }],
        "frames": [{ "index": 0, "changes": [{ "id": 7, "opacity": \(opacity) }] }] }
      """
    for checkout in checkouts { try write(text, to: "\(checkout)/.build/compare/release/timeline") }
  }

  @Test func equalPicturesAndTimelinesAreEqual() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    #expect(try compare().output == "compare-pixels: 6 of 6 runs are equal\n")
    for name in ["drop", "table"] {
      let one = try compare(["there", name])
      #expect(
        one.status == 0 && one.output == "compare-pixels: 1 of 1 runs are equal\n", "\(one)")
    }
    try leaveFault("other", in: ["there"])
    #expect(try compare(["there", "drop"]).status == 1)
    try leaveFault("broken", in: ["there"])
    #expect(try compare(["there", "drop"]).status == 1)
  }

  @Test(arguments: [
    ("1.0", nil), ("10e-1", nil), ("1.0000000001", "1.0000000001 and 1"), ("true", "true and 1"),
    ("[]", "[] and 1"),
  ])
  func timelinesAreComparedAsValues(opacity: String, difference: String?) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    try leaveTimeline(opacity: opacity, in: ["there"])
    let result = try compare(["there", "table"])
    let words = difference.map {
      "table: timeline.frames[0].changes[0].opacity of UIView badge: \($0)\n"
    }
    #expect(result.status == (difference == nil ? 0 : 1))
    #expect(
      result.output
        == (words ?? "") + "compare-pixels: \(difference == nil ? 1 : 0) of 1 runs are equal\n")
  }

  @Test(arguments: [["there"], ["here"], ["here", "there"]])
  func aMissingTimelineIsNoResult(checkouts: [String]) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    for checkout in checkouts {
      try FileManager.default.removeItem(
        at: root.appendingPathComponent("\(checkout)/.build/compare/release/timeline"))
    }
    let result = try compare()
    #expect(result.status == 2 && result.output == "", "\(result)")
    #expect(result.errors.hasPrefix("compare-pixels: pop: leaves no timeline in "), "\(result)")
  }

  @Test func timelinesOfDifferentVersionsCannotBeCompared() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    try leaveTimeline(version: 3, in: ["here"])
    let result = try compare()
    #expect(result.status == 2 && result.output == "", "\(result)")
    #expect(
      result.errors == "compare-pixels: pop: timelines of versions 2 and 3 cannot be compared\n")
  }

  /// A package manager in place of the real one builds nothing, or fails, and notes what it was asked for.
  @Test(arguments: [true, false])
  func programsAreBuiltWithTheEngineOfEachCheckout(succeeds: Bool) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try makeCheckouts()
    let swift = """
      #!/bin/sh
      echo "$(basename "$FILMSTRIP_CHECKOUT") $*" >>"$(dirname "$0")/log"
      echo "main.swift:1:1: error: no such module"
      exit \(succeeds ? 0 : 1)
      """
    try write(swift, to: "programs/swift", isProgram: true)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let programs = root.appendingPathComponent("programs")
    let result = try compare(environment: [
      "FILMSTRIP_COMPARE_BUILD": "", "PATH": "\(programs.path):\(path)",
    ])
    let calls = try String(
      contentsOf: programs.appendingPathComponent("log"), encoding: .utf8
    ).split(separator: "\n")
    if succeeds {
      #expect(result.status == 0, "\(result)")
      #expect(calls.map { $0.prefix { $0 != " " } } == ["there", "there", "here", "here"])
      #expect(calls.count { $0.contains("--product feature-sheet") } == 2)
      #expect(calls.allSatisfy { $0.contains(" -c release -Xswiftc -Onone ") })
    } else {
      #expect(result.status == 2 && result.output == "" && calls.count == 1, "\(result)")
      #expect(result.errors.contains("compare-scenes cannot be built with "))
      #expect(result.errors.hasSuffix("there: main.swift:1:1: error: no such module\n"))
    }
  }

  @Test(arguments: [
    (["there", "poop"], "", "poop: no such transition or scene; choose from: pop, drop, table"),
    (["there"], "broken", "pop: fails in both checkouts: it is broken"),
    (["there"], "empty", "pop: leaves no pictures in "),
    (["nowhere"], "", "nowhere/.build/compare/release/compare-scenes does not exist"),
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
