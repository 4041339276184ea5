// SPDX-License-Identifier: MIT
import Foundation
import Requirements
import Testing

/// `filmstrip verify --base` in repositories, as a process.
@Suite struct BaseCommandTests {
  private let repository: BaseRepository

  init() throws { repository = try BaseRepository() }

  /// Keeps what Git is called with in a file.
  private func traceGit() throws {
    try repository.addProgram(
      "git", "echo \"$@\" >>'\(repository.place.path)/calls'\nexec \(gitPath) \"$@\"")
  }

  private var gitPath: String {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/git" }.first { access($0, X_OK) == 0 } ?? "/usr/bin/git"
  }

  private func calls() -> String {
    let file = repository.place.appendingPathComponent("calls")
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  @Test func aChangedConstantIsReviewedWithoutGoldens() throws {
    try traceGit()
    let same = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(same.status == 0 && same.errors == "", "\(same.errors)")
    #expect(same.output.contains("comparing the working tree with main ("), "\(same.output)")
    #expect(same.output.contains("main: 2 cases, recorded now\n"))
    #expect(same.output.hasSuffix("2 cases: 2 unchanged\n"))
    #expect(calls().contains("checkout-index"))
    #expect(try repository.git("worktree", "list").split(separator: "\n").count == 1)
    #expect(!repository.exists(repository.checkout), "it is checked out again in a moment")
    // What the commit gave is kept.
    let again = try repository.run("verify", "s.yaml", "--base", "HEAD")
    #expect(again.status == 0 && again.output.contains("HEAD: 2 cases, recorded before\n"))
    #expect(!calls().contains("checkout-index"))

    try repository.write(durations: ["one": 0.1, "two": 0.3])
    let changed = try repository.run(
      "verify", "s.yaml", "--base", "main", "--report", "report", "--json", "r.json",
      "--junit", "j.xml")
    #expect(changed.status == 1 && changed.errors == "", "\(changed.errors)")
    #expect(
      changed.output.contains(
        "comparing the working tree, with 1 file changed since its commit, with main ("))
    #expect(
      changed.output.contains("s/two: changed\n  duration 0.1 → 0.3 s\n"), "\(changed.output)")
    #expect(!changed.output.contains("accept"), "there is no golden")
    #expect(changed.output.contains(/\n  base:   main \([0-9a-f]+\)\/s\/two\n/))
    #expect(changed.output.contains("actual: output/base/s/two\n"))
    #expect(changed.output.contains("2 cases: 1 unchanged, 1 changed -> report/index.html"))
    let page = try String(
      contentsOf: repository.url.appendingPathComponent("report/index.html"), encoding: .utf8)
    #expect(page.contains("\"base\": \"main ("))
    #expect(repository.exists("app/report/pictures/actual-0001.png"))
    #expect(repository.exists("app/report/pictures/sheet-0000.png"), "a case that passes")
    #expect(!repository.exists("app/output/base/.passed"))
    let junit = try text("j.xml")
    #expect(junit.contains("base: main (") && !junit.contains("accept"))
    #expect(junit.contains("message=\"duration 0.1 → 0.3 s\""), "\(junit)")
    #expect(calls().contains("checkout-index"), "the golden was drawn from the commit")
    let third = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(third.status == 1 && third.output.contains("duration 0.1 → 0.3 s"))
    #expect(!calls().contains("checkout-index"), "the golden is kept")
    try repository.git("stash", "-q")
    #expect(try repository.run("verify", "s.yaml", "--base", "main").status == 0)
    #expect(!repository.exists("app/output/base/s/two"), "it passes")
    try repository.git("stash", "pop", "-q")
    // Committed, it is compared with what was before.
    try repository.commit("second")
    #expect(try repository.run("verify", "s.yaml", "--base", "main").status == 0)
    #expect(try repository.run("verify", "s.yaml", "--base", "main~1").status == 1)
  }

  @Test func newAndGoneCasesAreSaid() throws {
    try repository.write(durations: ["one": 0.1, "three": 0.2])
    let result = try repository.run("verify", "s.yaml", "--base", "main", "--report", "report")
    #expect(result.status == 1 && result.errors == "", "\(result.errors)")
    #expect(
      result.output.contains("s/three: this case is new: main does not have it\n"),
      "\(result.output)")
    #expect(result.output.contains("s/two: this case is gone: only main has it\n3 cases: "))
    #expect(!result.output.contains("  base:"), "neither is in both")
    #expect(result.output.contains("3 cases: 1 unchanged, 1 new, 1 gone -> "))
    #expect(repository.exists("app/output/base/s/three/sheet.png"))
    // The gone one is where the commit has it, and nothing of today's file.
    let page = try text("report/index.html")
    #expect(page.contains("\"main:s.yaml:5:3\""), "\(page.suffix(2_000))")
    let written = try repository.run(
      "verify", "s.yaml", "--base", "main", "--sarif", "s.sarif", "--summary", "summary.md")
    #expect(written.status == 1)
    let summary = try text("summary.md")
    #expect(summary.contains("scene: main:s.yaml:5:3\n"))
    #expect(summary.contains("![expected and actual](summary-pictures/0001.gif)"), "\(summary)")
    let sarif = try text("s.sarif")
    #expect(sarif.contains("\"ruleId\" : \"case-gone\""))
    // Today's line 5 is that of the new case.
    #expect(sarif.ranges(of: "\"startLine\" : 5").count == 1)
    let filtered = try repository.run("verify", "s.yaml", "--base", "main", "--filter", "one")
    #expect(filtered.status == 0 && filtered.output.contains("recorded before"))
    // A file that the commit does not have at all.
    try FileManager.default.copyItem(
      at: repository.url.appendingPathComponent("s.yaml"),
      to: repository.url.appendingPathComponent("t.yaml"))
    let file = try repository.run("verify", "t.yaml", "--base", "main")
    #expect(file.status == 1 && file.output.contains("t/one: this case is new"), "\(file.errors)")
  }

  @Test func anotherNameIsSaid() throws {
    try repository.write(durations: ["one": 0.1, "second": 0.1])
    let result = try repository.run("verify", "s.yaml", "--base", "main")
    let lines = result.output.split(separator: "\n")
    #expect(
      lines.contains("s/second: this case is new: main has it as s/two"), "\(result.output)")
    #expect(lines.contains("s/two: this case is gone: it is now s/second"))
    #expect(result.output.contains("3 cases: 1 unchanged, 1 new, 1 gone"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: repository.url.appendingPathComponent(path), encoding: .utf8)
  }

  /// A base that has moved on is not blamed on who asks.
  @Test func whatTheBaseHasBesideIsSaid() throws {
    try repository.git("checkout", "-q", "-b", "feature")
    try repository.write("x\n", to: "x")
    try repository.commit("of the feature")
    try repository.git("checkout", "-q", "main")
    try repository.write(durations: ["one": 0.1, "two": 0.3])
    try repository.commit("of main")
    try repository.git("checkout", "-q", "feature")
    let moved = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(moved.status == 1 && moved.output.contains("duration 0.3 → 0.1 s"))
    #expect(
      moved.output.contains(
        "main has 1 commit that the working tree does not have, and what differs may be theirs; '--base main...HEAD' "
          + "compares with the commit that both come from\n"), "\(moved.output)")
    for name in ["main...HEAD", "main..."] {
      let common = try repository.run("verify", "s.yaml", "--base", name)
      #expect(common.status == 0 && !common.output.contains("may be theirs"), "\(common.errors)")
      #expect(common.output.contains("every case is as in \(name), though 1 file differs: x\n"))
    }
    for (name, message) in [
      ("main...main", "give main...HEAD"), ("nothing...", "no such commit"),
      ("origin/nothing", "'git fetch origin nothing' gets it"), ("mian", "did you mean 'main'?"),
      ("main..HEAD", "main...HEAD is the commit"),
    ] {
      let wrong = try repository.run("verify", "s.yaml", "--base", name)
      #expect(wrong.status == 2 && wrong.errors.contains(message), "\(wrong.errors)")
    }
  }

  @Test func theCommitOfTheWorkingTreeIsSaid() throws {
    let same = try repository.run("verify", "s.yaml", "--base", "HEAD")
    #expect(
      same.output.contains(
        "HEAD is the commit of the working tree, in which nothing has changed since\n"))
    #expect(!same.output.contains("though"))
    try repository.write(durations: ["one": 0.1, "two": 0.3])
    let changed = try repository.run("verify", "s.yaml", "--base", "HEAD")
    #expect(
      changed.output.contains("so that what differs is in no commit yet\n"), "\(changed.output)")
    let accepted = try repository.run("accept", "output/base/s/two")
    #expect(
      accepted.status == 2 && accepted.errors.contains("was compared with a commit"),
      "\(accepted.errors)")
  }

  @Test(arguments: [
    (["--base", "nothing"], "--base nothing: no such commit in "),
    (["--base", "-x"], "--base"), (["--base", ""], "--base: give the name of a commit"),
    (["--base", "main", "--reference", "G"], "--reference and --base exclude each other"),
    (["--base", "main", "--record", "all"], "--record: there are no goldens with --base"),
    (["--base", "main", "--golden", "text"], "there are no goldens with --base"),
    (["--base", "main", "--shard", "1/2"], "--shard: is not for --base"),
    (["--base-flags", "x", "--reference", "G"], "--base-flags: there is no --base"),
    ([], "give the folder of the goldens with --reference, or a commit with --base"),
    (["../other.yaml", "--base", "main"], "is outside of the repository"),
  ])
  func wrongUsageIsOneLine(arguments: [String], message: String) throws {
    try FileManager.default.copyItem(
      at: repository.url.appendingPathComponent("s.yaml"),
      to: repository.place.appendingPathComponent("other.yaml"))
    for name in ["a", "b"] {
      try FileManager.default.copyItem(
        at: repository.url.appendingPathComponent("\(name).png"),
        to: repository.place.appendingPathComponent("\(name).png"))
    }
    let words = (arguments.first?.hasSuffix(".yaml") == true ? [] : ["s.yaml"]) + arguments
    let result = try FilmstripProcess.run(
      ["verify"] + words, environment: repository.environment, folder: repository.url)
    #expect(result.status == 2 && result.output == "", "\(result.output)")
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
  }

  @Test func foldersWithoutTheCommitAreOneLine() throws {
    let plain = repository.place.appendingPathComponent("plain", isDirectory: true)
    try FileManager.default.copyItem(at: repository.url, to: plain)
    try FileManager.default.removeItem(at: plain.appendingPathComponent(".git"))
    let outside = try repository.run("verify", "s.yaml", "--base", "main", folder: plain)
    #expect(
      outside.status == 2 && outside.errors.contains("needs the working tree of a Git repository"))
    try repository.write("x\n", to: "x")
    try repository.commit("second")
    try repository.git(
      "clone", "-q", "--depth", "1", "file://\(repository.url.path)", "shallow",
      in: repository.place)
    let shallow = try repository.run(
      "verify", "s.yaml", "--base", "main~1",
      folder: repository.place.appendingPathComponent("shallow"))
    #expect(
      shallow.status == 2 && shallow.errors.contains("the clone is shallow"), "\(shallow.errors)")
    for result in [outside, shallow] {
      #expect(result.errors.filter { $0 == "\n" }.count == 1, "\(result.errors)")
    }
  }

  @Test func whatIsOutsideIsSaidAndLookedAtAgain() throws {
    let image = repository.place.appendingPathComponent("out.png")
    try FileManager.default.copyItem(
      at: repository.url.appendingPathComponent("b.png"), to: image)
    try repository.write(durations: ["one": 0.1], image: "../out.png")
    try repository.commit("second")
    let first = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(first.status == 0, "\(first.errors)")
    #expect(
      first.output.contains("outside of the repository, and the same in both: \(image.path)\n"),
      "\(first.output)")
    #expect(try repository.run("verify", "s.yaml", "--base", "main").output.contains("before"))
    try FileManager.default.removeItem(at: image)
    try FileManager.default.copyItem(
      at: repository.url.appendingPathComponent("a.png"), to: image)
    let changed = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(changed.status == 0 && changed.output.contains("recorded now"), "\(changed.output)")
  }

  @Test func submodulesAreThoseOfTheCommit() throws {
    let library = repository.place.appendingPathComponent("library", isDirectory: true)
    try FileManager.default.createDirectory(at: library, withIntermediateDirectories: true)
    func put(_ name: String) throws {
      let target = library.appendingPathComponent("b.png")
      try? FileManager.default.removeItem(at: target)
      try FileManager.default.copyItem(
        at: repository.url.appendingPathComponent("\(name).png"), to: target)
      try repository.git("add", "-A", in: library)
      try repository.git("commit", "-q", "-m", name, in: library)
    }
    try repository.git("init", "-q", in: library)
    try put("b")
    try repository.git("submodule", "--quiet", "add", library.path, "lib")
    try repository.write(durations: ["one": 0.1], image: "lib/b.png")
    try repository.commit("with a submodule")
    try put("a")
    try repository.git("pull", "-q", in: repository.url.appendingPathComponent("lib"))
    let result = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(result.status == 1 && result.output.contains("submodule lib: at "), "\(result.output)")
    #expect(result.output.contains("s/one: changed") || result.output.contains("s/one: pixels"))
  }

  /// Killed while Git writes; the next test kills while the commit's program records.
  @Test(arguments: [SIGKILL, SIGTERM])
  func aRunThatIsKilledLeavesNothingInTheWay(signal: Int32) throws {
    let mark = repository.place.appendingPathComponent("mark").path
    try repository.addProgram(
      "git",
      """
      case "$*" in *checkout-index*) touch '\(mark)'; sleep 1;; esac
      exec \(gitPath) "$@"
      """)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FilmstripProcess.path)
    process.arguments = ["verify", "s.yaml", "--base", "main"]
    process.currentDirectoryURL = repository.url
    process.environment = ProcessInfo.processInfo.environment.merging(repository.environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try FilmstripProcess.start(process)
    while !FileManager.default.fileExists(atPath: mark), process.isRunning { usleep(2_000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == (signal == SIGKILL ? SIGKILL : 128 + SIGTERM))
    #expect(try repository.git("worktree", "list").split(separator: "\n").count == 1)
    #expect(try repository.git("status", "--porcelain") == "")
    let next = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(next.status == 0 && next.output.hasSuffix("2 cases: 2 unchanged\n"), "\(next.errors)")
    #expect(!repository.exists(repository.checkout))
  }

  /// What is killed while it records is recorded again; its processes end with it.
  @Test func aCommitThatWasNotRecordedIsNotKept() throws {
    try repository.write(
      durations: Dictionary(uniqueKeysWithValues: (0..<200).map { ("c\($0)", 2) }))
    try repository.commit("many")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: FilmstripProcess.path)
    process.arguments = ["verify", "s.yaml", "--base", "main"]
    process.currentDirectoryURL = repository.url
    process.environment = ProcessInfo.processInfo.environment.merging(repository.environment) { $1 }
    process.standardOutput = FileHandle.nullDevice
    try FilmstripProcess.start(process)
    while !repository.exists("\(repository.checkout)/app/s.yaml"), process.isRunning {
      usleep(2_000)
    }
    usleep(100_000)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let next = try repository.run("verify", "s.yaml", "--base", "main")
    #expect(next.status == 0 && next.output.contains("200 cases, recorded now"), "\(next.errors)")
  }
}
