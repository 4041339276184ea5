// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// What the tool says of words that it does not know, and of values in another unit.
@Suite final class CommandWordTests {
  private let base = FileManager.default.temporaryDirectory
    .appendingPathComponent("words-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    for name in ["inbox", "message"] {
      try FileManager.default.copyItem(
        at: FilmstripProcess.screens.appendingPathComponent("\(name).png"),
        to: base.appendingPathComponent("\(name).png"))
    }
  }

  deinit { try? FileManager.default.removeItem(at: base) }

  private func line(of words: String) throws -> String {
    let result = try FilmstripProcess.run(
      words.split(separator: " ").map(String.init), folder: base)
    #expect(result.status == 2 && result.output == "", "\(words)")
    #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
    return result.errors
  }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: base.appendingPathComponent(name))
  }

  @Test(arguments: [
    ("verfy s.yaml", "verfy: there is no such command; did you mean 'verify'?"),
    ("help verfy", "verfy: there is no such command; did you mean 'verify'?"),
    (
      "render push --form inbox.png --to message.png",
      "--form: there is no such option; did you mean '--from'?"
    ),
    (
      "verify --refrence=G s.yaml",
      "--refrence: there is no such option; did you mean '--reference'?"
    ),
    ("--versin", "--versin: there is no such option; did you mean '--version'?"),
    ("init --zzzzzzzzz", "--zzzzzzzzz: there is no such option; see 'filmstrip init --help'"),
    ("render shadowpush", "no such transition; did you mean 'shadow-push'?"),
    ("render shadowpush --from inbox.png --to message.png", "did you mean 'shadow-push'?"),
    ("animate shadowpush --output a.gif", "no such transition; did you mean 'shadow-push'?"),
    ("figure trail shadowpush", "did you mean 'shadow-push'?"),
    (
      "render push --from inbox.png --to message.png --device iphone-15-por",
      "--device iphone-15-por: no such device; did you mean 'iphone-15-pro'?"
    ),
    (
      "render present --from inbox.png --to message.png --set style=fullscren",
      "--set style=fullscren: there is no 'fullscren'; did you mean 'fullScreen'?"
    ),
  ])
  func theNearestWordIsNamed(words: String, expected: String) throws {
    let line = try line(of: words)
    #expect(line.contains(expected), "\(line)")
  }

  @Test(arguments: [
    "render push --from inbox.png --to message.png --duration 500ms",
    "render shadow-push --from inbox.png --to message.png --set duration=500ms",
    "animate inbox.png --output a.gif --hold 500ms",
    "figure curves push --at 500ms",
  ])
  func secondsAreAskedForInPlaceOfAnotherUnit(words: String) throws {
    let line = try line(of: words)
    #expect(line.contains("give seconds, such as 0.5"), "\(line)")
  }

  @Test func wholeSecondsAreAskedFor() throws {
    #expect(
      try line(of: "verify s.yaml --reference G --timeout 1500ms").contains(
        "give whole seconds, such as 2"))
  }

  @Test(arguments: ["verify s.yaml", "prune s.yaml", "accept --all"])
  func aFileInPlaceOfTheGoldensIsOneLine(words: String) throws {
    try write(
      "scenes: { open: { transition: push, from: inbox.png, to: message.png } }\n", to: "s.yaml")
    let line = try line(of: words + " --reference inbox.png")
    #expect(line.contains("inbox.png: is"), "\(line)")
    #expect(line.contains("give the folder of the goldens"), "\(line)")
  }

  @Test func bracesWithoutQuotationMarksAreExplained() throws {
    try write(
      "scenes: { open: { transition: push, from: {device}/a.png, to: b.png } }\n", to: "flow.yaml")
    try write(
      "scenes:\n  open:\n    transition: push\n    from: {device}/a.png\n    to: b.png\n",
      to: "block.yaml")
    for name in ["flow.yaml", "block.yaml"] {
      let line = try line(of: "list \(name)")
      #expect(line.contains("put the text into quotation marks: \"{device}/a.png\""), "\(line)")
    }
    try write(
      "scenes:\n  open:\n    transition: push\n    from: {device}\n    to: message.png\n",
      to: "word.yaml")
    #expect(
      try line(of: "list word.yaml").contains(
        "put a text that begins with '{' into quotation marks: \"{device}\""))
    try write(
      "scenes: { open: { transition: push, from: inbox.png, to: message.png, limit: 500ms } }\n",
      to: "unit.yaml")
    #expect(
      try line(of: "list unit.yaml").contains("not a number; give seconds, such as 0.5"))
  }

  /// A program of a package, which is in Swift 5 mode, has the commands by its own name.
  @Test func programsOfPackagesSayTheirOwnName() throws {
    let program = FilmstripProcess.programs.appendingPathComponent("scene-package").path
    func run(_ words: [String]) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(executable: program, words, folder: base)
    }
    #expect(try run(["--help"]).output.contains("USAGE: scene-package <subcommand>"))
    let render = try run(["render", "--help"]).output
    #expect(render.contains("scene-package render <transition>"))
    #expect(!render.contains("filmstrip "), "\(render)")
    let wrong = try run(["render", "fade"])
    #expect(wrong.errors.hasPrefix("scene-package: fade: give the screens"), "\(wrong.errors)")
    #expect(wrong.errors.hasSuffix("; see 'scene-package render --help'\n"))
    #expect(
      try run(["verify", "none.yaml", "--reference", "G"]).errors.hasPrefix(
        "scene-package: none.yaml: cannot be read"))
  }
}
