// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// A pull request that changes one constant, as it is reviewed: by `verify --base` alone, and by the action.
@Suite struct PullRequestTests {
  private let repository: BaseRepository

  init() throws { repository = try BaseRepository() }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// Ten transitions, eight of which take their duration from one place.
  private func write(constant: Double) throws {
    try repository.write(
      durations: Dictionary(
        uniqueKeysWithValues: (0..<10).map { ("t\($0)", $0 % 5 == 4 ? 0.2 : constant) }))
  }

  private func changeTheConstant() throws {
    try write(constant: 0.1)
    try repository.commit("ten transitions")
    try write(constant: 0.3)
  }

  /// Page, summary and `why` all name the constant's effect first.
  @Test func oneConstantIsOneCause() throws {
    try changeTheConstant()
    let cause = "duration 0.1 → 0.3 s"
    let result = try repository.run(
      "verify", "s.yaml", "--base", "main", "--report", "report", "--summary", "summary.md")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(result.output.contains("10 cases: 2 unchanged, 8 changed"), "\(result.output)")
    let page = try text("report/index.html")
    #expect(page.contains("\"causes\": [\"\(cause)\"],"))
    #expect(page.contains("\"accept\": null"), "there is no golden")
    let summary = try text("summary.md").split(separator: "\n")
    #expect(summary[0] == "### Filmstrip: 10 cases: 2 unchanged, 8 changed")
    #expect(summary.first { $0.hasPrefix("####") } == "#### `\(cause)` · 8 cases")
    #expect(summary.count { $0.hasPrefix("![expected and actual](summary-pictures/") } == 8)
    for number in [0, 1, 2, 3, 5, 6, 7, 8] {
      let picture = repository.url.appendingPathComponent("summary-pictures/000\(number).gif")
      let data = try Data(contentsOf: picture)
      #expect(data.starts(with: Data("GIF89a".utf8)) && data.count <= 300_000)
    }
    let why = try repository.run("why", "s/t0", "--base", "main")
    #expect(why.output.hasPrefix("s/t0: \(cause)\n"), "\(why.output)")
    // What failed last is known of a commit as well.
    try write(constant: 0.1)
    let failed = try repository.run("verify", "s.yaml", "--base", "main", "--failed")
    #expect(
      failed.status == 0 && failed.output.contains("verifying 8 of 10 cases"), "\(failed.output)")
  }

  // MARK: The action

  private func runAction(branch: String) throws -> FilmstripProcess.Result {
    var environment = repository.environment
    let programs = FilmstripProcess.programs.path
    environment["PATH"] = "\(programs):\(environment["PATH"] ?? "")"
    for (name, value) in [
      "SCENES": "s.yaml", "BASE": "main", "GITHUB_OUTPUT": "out", "GITHUB_STEP_SUMMARY": "step.md",
      "GITHUB_SERVER_URL": "file://\(repository.place.path)", "GITHUB_REPOSITORY": "o/pictures.git",
      "GITHUB_RUN_ID": "17", "GITHUB_JOB": "ui tests", "PICTURES_BRANCH": branch, "ARTIFACT": "ui",
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1",
    ] { environment[name] = value }
    try? FileManager.default.removeItem(at: repository.url.appendingPathComponent("step.md"))
    return try FilmstripProcess.run(
      executable: FilmstripProcess.root.appendingPathComponent("packaging/actions/run").path,
      ["verify"], environment: environment, folder: repository.url)
  }

  private var pictures: URL { repository.place.appendingPathComponent("o/pictures.git") }

  @Test func theActionPushesPicturesAndLinksThem() throws {
    try changeTheConstant()
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    try repository.git("init", "-q", "--bare", in: pictures)
    let result = try runAction(branch: "film/pictures")
    #expect(result.status == 1, "\(result.errors)")
    #expect(try text("out") == "status=1\n")
    let step = try text("step.md")
    let folder = "17-1-ui-tests-ui"
    let address = "file://\(repository.place.path)/o/pictures.git/raw/film/pictures/\(folder)/"
    #expect(step.contains("![expected and actual](\(address)0000.gif)"), "\(step.prefix(800))")
    func files() throws -> [Substring] {
      try repository.git("ls-tree", "-r", "--name-only", "film/pictures", in: pictures)
        .split(separator: "\n")
    }
    #expect(try files().count == 8 && files()[0] == "\(folder)/0000.gif")
    let pushed = try repository.git(
      "rev-parse", "film/pictures:\(folder)/0000.gif", in: pictures)
    let local = try repository.git(
      "hash-object", "filmstrip-results/summary-pictures/0000.gif")
    #expect(pushed == local)
    // Another run adds a folder, and the history of the branch goes on.
    let again = try runAction(branch: "film/pictures")
    #expect(again.status == 1, "\(again.errors)")
    #expect(
      try repository.git("rev-list", "--count", "film/pictures", in: pictures) == "2\n")
  }

  /// As in a pull request from a fork, whose token may not write.
  @Test func withoutPermissionTheSummaryIsText() throws {
    try changeTheConstant()
    let result = try runAction(branch: "pictures")
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("::warning::the pictures of the summary could not be pushed"))
    let step = try text("step.md")
    #expect(step.hasPrefix("### Filmstrip: 10 cases: 2 unchanged, 8 changed\n"))
    #expect(!step.contains("![") && !step.contains("In each picture"), "\(step.prefix(600))")
    #expect(step.hasSuffix("The report is in the artifact `ui`.\n"))
  }
}
