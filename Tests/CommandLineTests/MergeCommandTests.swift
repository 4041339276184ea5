// SPDX-License-Identifier: MIT
import Foundation
import FilmstripImaging
import Testing

/// A run that several machines share, as processes: `verify --shard`, by number or by what an engine says, and
/// `merge`.
@Suite struct MergeCommandTests {
  private final class Place {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("merge-commands-\(UUID().uuidString)", isDirectory: true)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, value) in [("a", 40), ("b", 160)] {
        let pixel = Pixel(red: UInt8(value), green: 120, blue: UInt8(255 - value))
        try PNGFile.data(of: Bitmap(width: 160, height: 284, filledWith: pixel))
          .write(to: url.appendingPathComponent("\(name).png"))
      }
      try write(duration: 0.1)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(duration: Double) throws {
      let text = """
        device: iphone-se-1
        variants: { rate: [10, 20, 30] }
        scenes:
          one: { transition: shadow-push, from: a.png, to: b.png, set: { duration: \(duration) } }
          two: { transition: shadow-push, from: b.png, to: a.png, set: { duration: 0.1 } }
        """
      try Data(text.utf8).write(to: url.appendingPathComponent("s.yaml"))
    }

    func run(
      _ arguments: [String], _ environment: [String: String] = [:]
    ) throws -> FilmstripProcess.Result {
      try FilmstripProcess.run(
        arguments,
        environment: ["CI": "", "FILMSTRIP_RECORD": "", "GITHUB_ACTIONS": ""]
          .merging(environment) { $1 },
        folder: url)
    }

    func verify(
      _ arguments: String..., environment: [String: String] = [:]
    ) throws -> FilmstripProcess.Result {
      try run(["verify", "s.yaml", "--reference", "G"] + arguments, environment)
    }

    /// A file of results without the seconds that cases took, which no two runs have in common.
    func results(_ path: String) throws -> String {
      let text = try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
      #expect(text.contains("\"seconds\" : "))
      return text.replacing(/"seconds" : [0-9.e-]+/, with: "")
    }

    func exists(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }
  }

  private let place: Place

  init() throws { place = try Place() }

  /// A path in results is shown, and never read: they may come from a machine that is not trusted.
  @Test func nothingIsReadButBesideTheResults() throws {
    #expect(try place.verify().status == 1)
    try place.write(duration: 0.2)
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("in/1"), withIntermediateDirectories: true)
    let part = try place.verify("--json", "in/1/results.json", "--failures", "elsewhere")
    #expect(part.status == 1 && place.exists("elsewhere/s/one.10fps/failure.json"))
    let merged = try place.run(["merge", "in", "--failures", "gathered"])
    #expect(merged.status == 1, "\(merged.errors)")
    #expect(
      merged.errors.contains("s/one.10fps and 2 more: pictures of the difference are not there"))
    #expect(!place.exists("gathered/s"))
    // Through a link beside the results no more than elsewhere; and neither are results.
    try FileManager.default.createSymbolicLink(
      atPath: place.url.appendingPathComponent("in/1/elsewhere").path,
      withDestinationPath: place.url.appendingPathComponent("elsewhere").path)
    let linked = try place.run(["merge", "in", "--failures", "gathered"])
    #expect(
      linked.errors.contains("are not there") && !place.exists("gathered/s"), "\(linked.errors)")
    try FileManager.default.moveItem(
      at: place.url.appendingPathComponent("in/1/results.json"),
      to: place.url.appendingPathComponent("r.json"))
    try FileManager.default.createSymbolicLink(
      atPath: place.url.appendingPathComponent("in/1/results.json").path,
      withDestinationPath: "../../r.json")
    let results = try place.run(["merge", "in", "--failures", "gathered"])
    #expect(results.status == 2 && results.errors.contains("in/1/results.json: cannot be read"))
    // A file that is named is read, whatever it is.
    #expect(try place.run(["merge", "in/1/results.json", "--failures", "elsewhere"]).status == 1)
    #expect(place.exists("elsewhere/s/one.10fps/failure.json"), "where machines share the folder")
  }

  /// A golden that a part says it has written is not read at the path that it says.
  @Test func picturesOfWrittenGoldensComeFromTheFolderThatIsNamed() throws {
    #expect(try place.verify("--json", "r.json").status == 1)
    let text = try String(
      contentsOf: place.url.appendingPathComponent("r.json"), encoding: .utf8)
    let secret = place.url.appendingPathComponent("secret")
    try FileManager.default.moveItem(
      at: place.url.appendingPathComponent("G/s/one.10fps"), to: secret)
    try Data(text.replacing("G/s/one.10fps", with: secret.path).utf8)
      .write(to: place.url.appendingPathComponent("r.json"))
    #expect(try place.run(["merge", "r.json", "--report", "report"]).status == 1)
    #expect(!place.exists("report/pictures/actual-0000.png"))
    #expect(!place.exists("report/pictures/actual-0001.png"))
    #expect(
      try place.run(["merge", "r.json", "--report", "report", "--reference", "G"]).status == 1)
    #expect(!place.exists("report/pictures/actual-0000.png"))
    #expect(place.exists("report/pictures/actual-0001.png"))
  }

  /// Three of six cases change: the parts, merged on another machine, are what one machine writes.
  @Test func partsMergedElsewhereAreARunOfOneMachine() throws {
    #expect(try place.verify().status == 1)
    try place.write(duration: 0.2)
    let whole = try place.verify("--json", "whole.json")
    #expect(whole.status == 1 && whole.errors == "", "\(whole.errors)")
    var count = 0
    for index in 0..<3 {
      let part = try place.verify(
        "--json", "machine\(index)/results.json", "--failures", "machine\(index)/failures",
        environment: ["FILMSTRIP_SHARD_INDEX": "\(index)", "FILMSTRIP_SHARD_COUNT": "3"])
      #expect(part.status == 2 && part.errors.contains("cannot be written"))
      try FileManager.default.createDirectory(
        at: place.url.appendingPathComponent("machine\(index)"), withIntermediateDirectories: true)
      let again = try place.verify(
        "--json", "machine\(index)/results.json", "--failures", "machine\(index)/failures",
        environment: ["FILMSTRIP_SHARD_INDEX": "\(index)", "FILMSTRIP_SHARD_COUNT": "3"])
      #expect(again.errors == "" && again.output.contains(", part \(index + 1) of 3"))
      count += again.output.contains("verifying 2 of 6 cases") ? 2 : 0
    }
    #expect(count == 6)
    // As artifacts arrive: all in one folder, away from where they were written.
    try FileManager.default.createDirectory(
      at: place.url.appendingPathComponent("in"), withIntermediateDirectories: true)
    for index in 0..<3 {
      try FileManager.default.moveItem(
        at: place.url.appendingPathComponent("machine\(index)"),
        to: place.url.appendingPathComponent("in/m\(2 - index)"))
    }
    let failure = place.url.appendingPathComponent("output/failures/s/one.10fps/sheet.png")
    let expected = try Data(contentsOf: failure)
    try FileManager.default.removeItem(at: place.url.appendingPathComponent("output"))
    let merged = try place.run(["merge", "in", "--json", "merged.json", "--report", "report"])
    #expect(merged.status == 1 && merged.errors == "", "\(merged.errors)")
    #expect(try place.results("merged.json") == place.results("whole.json"))
    #expect(try place.results("report/results.json") == place.results("whole.json"))
    #expect(place.exists("report/index.html"))
    #expect(try Data(contentsOf: failure) == expected)
    #expect(merged.output.hasSuffix(" -> report/index.html\n"))
    let said = whole.output.split(separator: "\n"),
      now = merged.output.replacing(" -> report/index.html", with: "").split(separator: "\n")
    #expect(
      now.first == "merging 3 parts" && said.dropFirst() == now.dropFirst(), "\(merged.output)")
    // What was gathered can be accepted, and then passes.
    let accepted = try place.run(["accept", "--all"])
    #expect(accepted.status == 0, "\(accepted.errors)")
    #expect(try place.verify().status == 0)
  }

  @Test func partsThatMakeNoRunAreLinesAndNothingIsWritten() throws {
    #expect(try place.verify("--record", "all").status == 1)
    for index in 1...2 {
      #expect(
        try place.verify("--shard", "\(index)/3", "--json", "results-\(index).json").status == 0)
    }
    let missing = try place.run(["merge", ".", "--json", "m.json", "--report", "report"])
    #expect(missing.status == 2 && missing.output == "")
    #expect(
      missing.errors
        == "filmstrip: part 3 of 3: missing, with 2 of 6 cases; run 'filmstrip verify' with --shard 3/3 "
        + "again, or give --allow-missing\n")
    #expect(!place.exists("m.json") && !place.exists("report"))
    let partial = try place.run(["merge", ".", "--allow-missing", "--json", "m.json"])
    #expect(partial.status == 1 && partial.errors == "")
    #expect(
      partial.output
        == "merging 2 parts of 3; missing: 3\n4 cases: 4 unchanged, 2 in missing parts\n")
    let twice = try place.run(["merge", "results-1.json", "results-2.json", "./results-1.json"])
    #expect(twice.status == 2 && twice.errors.contains("is part 1/3 like"), "\(twice.errors)")
    try Data("{".utf8).write(to: place.url.appendingPathComponent("results-3.json"))
    let damaged = try place.run(["merge", ".", "nowhere"])
    #expect(damaged.status == 2 && damaged.errors.contains("results-3.json: is damaged"))
    #expect(damaged.errors.contains("nowhere: cannot be read"), "\(damaged.errors)")
    // What is no file of results is not replaced.
    let other = try place.verify("--shard", "3/3", "--json", "results-3.json")
    #expect(other.status == 2 && other.errors.contains("is not a file of results"))
    try FileManager.default.removeItem(at: place.url.appendingPathComponent("results-3.json"))
    let part = try place.run([
      "merge", "results-1.json", "results-2.json", "--json", "./results-1.json",
    ])
    #expect(part.status == 2 && part.errors.contains("is one of the parts"), "\(part.errors)")
    // The scenes changed between two parts.
    try place.write(duration: 0.2)
    #expect(try place.verify("--shard", "3/3", "--json", "results-3.json").errors == "")
    let mixed = try place.run(["merge", "."])
    #expect(mixed.status == 2 && mixed.errors.contains("the scene file of 's' is another one"))
  }

  /// Times of an earlier run decide which cases are together, and all parts together are the run.
  @Test func casesAreDividedByTimes() throws {
    #expect(try place.verify("--json", "first.json").status == 1)
    // One case took longer than all others together: it is alone on its machine.
    let url = place.url.appendingPathComponent("first.json")
    var object = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let cases = try #require(object["cases"] as? [[String: Any]])
    object["cases"] = cases.enumerated().map { index, made in
      made.merging(["seconds": index == 4 ? 100.0 : 1.0]) { $1 }
    }
    try JSONSerialization.data(withJSONObject: object).write(to: url)
    let one = try place.verify(
      "--shard", "1/2", "--timings", "first.json", "--json", "results-1.json")
    #expect(one.status == 0 && one.output.hasPrefix("verifying 1 of 6 cases"), "\(one.output)")
    let two = try place.verify(
      "--shard", "2/2", "--timings", "first.json", "--json", "results-2.json")
    #expect(two.status == 0 && two.output.hasPrefix("verifying 5 of 6 cases"), "\(two.output)")
    let merged = try place.run(["merge", "results-2.json", "results-1.json"])
    #expect(merged.status == 0 && merged.output.hasSuffix("6 cases: 6 unchanged\n"))
    // Without the times the other part is another one.
    #expect(try place.verify("--shard", "2/2", "--json", "results-2.json").status == 0)
    #expect(try place.run(["merge", "."]).errors.contains("give all parts the same --timings"))
    let none = try place.verify("--shard", "1/2", "--timings", "none.json")
    #expect(none.status == 2 && none.errors.contains("--timings none.json: cannot be read"))
  }

  @Test func machinesWithoutCasesAndContradictionsAreSaid() throws {
    #expect(try place.verify("--record", "all").status == 1)
    let none = try place.verify("--shard", "7/7", "--json", "r.json")
    #expect(none.status == 0 && none.errors == "")
    #expect(none.output == "verifying 0 of 6 cases, 0 scenes in 1 file, part 7 of 7\n0 cases\n")
    let bazel = ["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "3"]
    let status = place.url.appendingPathComponent("status").path
    let sharded = try place.verify(
      environment: bazel.merging(["TEST_SHARD_STATUS_FILE": status]) { $1 })
    #expect(sharded.status == 0 && sharded.output.contains("part 2 of 3"), "\(sharded.errors)")
    #expect(FileManager.default.fileExists(atPath: status))
    let contradiction = try place.verify("--shard", "1/3", environment: bazel)
    #expect(contradiction.status == 2 && contradiction.output == "")
    #expect(contradiction.errors.contains("say part 2/3, --shard 1/3; leave one of them out"))
    let auto = try place.verify("--shard", "auto")
    #expect(auto.status == 2 && auto.errors.contains("--shard auto: no variables say"))
    for wrong in ["0/2", "3/2", "1", "a/b", "1/2/3"] {
      #expect(try place.verify("--shard", wrong).status == 2)
    }
  }
}
