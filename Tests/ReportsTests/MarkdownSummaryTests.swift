// SPDX-License-Identifier: MIT
import Filmstrip
import FilmstripReports
import Foundation
import Requirements
import Testing

@testable import FilmstripVerification

/// The summary in Markdown, as GitHub's own renderer reads it.
@MainActor
@Suite struct MarkdownSummaryTests {
  private let made: MadeResults

  init() throws { made = try MadeResults() }

  private var file: URL { made.folder.appendingPathComponent("out/summary.md") }

  private func write(
    _ result: VerificationResult, notes: [String] = [], _ pictures: SummaryFile.Pictures = .beside
  ) throws -> String {
    try FileManager.default.createDirectory(
      at: made.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
    var report = Report(result, startedIn: made.folder)
    report.notes = notes
    try SummaryFile(path: file.path, pictures: pictures).write(report, jobs: 2)
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func pictures() -> [String] {
    let folder = made.folder.appendingPathComponent("out/summary-pictures").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// As HTML of GitHub Flavored Markdown with its extensions, in which markup is left as it is.
  private func html(_ text: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Program.path(of: "cmark-gfm")))
    process.arguments = [
      "--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-e", "tagfilter",
      file.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  private func oneConstant() throws -> VerificationResult {
    MadeResults.result(
      [try made.verified("other", expected: 0.3, actual: 0.6)]
        + (try ["a", "b", "c"].map { try made.verified($0, expected: 0.35, actual: 0.4) })
        + [MadeResults.plain("same", .unchanged)])
  }

  @Test func countsComeFirstAndThenWhatIsBehindMostCases() throws {
    let text = try write(try oneConstant(), notes: ["the results of machine 3 are missing"])
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "### Filmstrip: 5 cases: 1 unchanged, 4 changed")
    #expect(lines[2] == "- `the results of machine 3 are missing`")
    #expect(lines[3] == "#### `duration 0.35 → 0.4 s` · 3 cases")
    #expect(lines[4] == "![expected and actual](summary-pictures/0001.gif)")
    #expect(lines[5] == "<details><summary><code>flows/a</code> changed</summary>")
    #expect(lines[6...8] == ["```text", "duration 0.35 → 0.4 s", lines[8]])
    #expect(lines.contains("#### `duration 0.3 → 0.6 s` · 1 case"))
    #expect(text.count { $0 == "!" } == 4)
    #expect(pictures() == ["0000.gif", "0001.gif", "0002.gif", "0003.gif"])
    // 0.3 s are 7 frames and 0.6 s are 13: the last one of the shorter recording stays.
    let moving = try Data(
      contentsOf: made.folder.appendingPathComponent("out/summary-pictures/0000.gif"))
    #expect(moving.ranges(of: Data([0x21, 0xF9, 0x04])).count == 13)
    // Another summary replaces the pictures, too.
    _ = try write(MadeResults.result([MadeResults.plain("same", .unchanged)]))
    #expect(pictures() == [])
  }

  @Test func picturesMayBeElsewhereOrLeftOut() throws {
    let away = try write(try oneConstant(), .at("https://example.com/7/"))
    #expect(away.contains("![expected and actual](https://example.com/7/0000.gif)"))
    try FileManager.default.removeItem(at: made.folder.appendingPathComponent("out"))
    let none = try write(try oneConstant(), .none)
    #expect(!none.contains("![") && !none.contains("In each picture") && pictures() == [])
  }

  @Test func otherFilesAreLeftAlone() throws {
    let folder = made.folder.appendingPathComponent("out/summary-pictures")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: folder.appendingPathComponent("0000.gif"))
    #expect(throws: FilmstripError.self) {
      try SummaryFile(path: file.path, pictures: .beside)
    }
  }

  /// Names and sentences with the marks of Markdown, HTML and GitHub are what they are, and nothing else is made of
  /// them.
  @Test(
    .needs(.cmarkGFM),
    arguments: [
      "a|b|c", "`tick`", "``two`` `one`", "<b>bold</b><script>alert(1)</script>",
      "@octocat and #12",
      "_under_ *star* ~~gone~~", "[link](https://example.com)", "https://example.com", "```",
      "# head",
      "</code></summary></details>", "&lt;b&gt; &amp;", "- item", "a\\`b", "line\nfeed",
      "<!-- open",
      "![x](y)", "| - |", "~~~", " `", "    code",
    ])
  func namesAreNoMarkup(name: String) throws {
    var changed = MadeResults.plain(
      name, .changed, suite: name, place: "\(name):1:1", message: ["changed", name])
    changed.cause = name
    let plain = MadeResults.plain("after", .error, message: ["\(name): is wrong"])
    let html = try html(try write(MadeResults.result([changed, plain]), notes: [name]))
    let page = try HTMLText(html)
    let shown = name.replacing("\n", with: "\\n")
    #expect(page.texts(in: "h4") == ["\(shown) · 1 case", "\(shown): is wrong · 1 case"])
    #expect(page.texts(in: "li") == [shown])
    #expect(
      page.texts(in: "summary") == ["\(shown)/\(shown) changed", "flows/after error"])
    #expect(
      page.texts(in: "pre").first?.hasPrefix(shown + "\n") == true, "\(page.texts(in: "pre"))")
    #expect(page.count(of: "details") == 2)
    #expect(
      page.names.subtracting(["h3", "h4", "ul", "li", "p", "code", "details", "summary", "pre"])
        == [], "\(html)")
  }

  /// The most of everything: a comment of GitHub has 65,536 characters.
  @Test func aThousandCasesFitIntoAComment() throws {
    let long = String(repeating: "long ", count: 100)
    let cases = (0..<1_000).map { number in
      var made = MadeResults.plain(
        "case-\(number)-\(long.prefix(80))", .changed,
        message: ["changed"] + (0..<40).map { "\($0) \(long)" })
      made.cause = "cause \(number % 60) \(long)"
      return made
    }
    let text = try write(MadeResults.result(cases))
    #expect(text.utf16.count < 65_536, "\(text.utf16.count)")
    #expect(text.contains("more cases with other causes"))
    #expect(text.components(separatedBy: "<details>").count > 20)
  }
}
