// SPDX-License-Identifier: MIT
import Filmstrip
import Foundation
import SeededNumbers
import Testing

@testable import FilmstripVerification

@Suite struct ResultMergeTests {
  private let names = (0..<23).map { "s/c\($0)" }

  private func made(_ index: Int, _ outcome: CaseResult.Outcome = .unchanged) -> CaseResult {
    var made = CaseResult(
      suite: "s", name: "c\(index)", place: "s.yaml:\(index)", outcome: outcome,
      golden: "Goldens/s/c\(index)")
    made.index = index
    return made
  }

  /// A run, or the part of it with some cases.
  private func run(
    _ shard: VerificationResult.Shard? = nil, cases: [Int]? = nil, reference: String = "Goldens",
    record: RecordMode = .never, file: String = "a", names: [String]? = nil
  ) -> VerificationResult {
    VerificationResult(
      reference: reference, record: record, shard: shard,
      plan: RunPlan(
        files: [.init(suite: "s", digest: Digest(of: file.utf8))], names: names ?? self.names),
      totalCount: 30, cases: (cases ?? Array(self.names.indices)).map { made($0) })
  }

  private func part(_ result: VerificationResult, _ path: String? = nil) -> PartialResult {
    let path = path ?? "shards/\(result.shard?.index ?? 0)/results.json"
    return PartialResult(path: path, root: "shards", result: result)
  }

  /// The parts of a run whose cases are dealt out.
  private func parts(
    _ count: Int, using numbers: inout SeededNumbers
  ) -> [PartialResult] {
    let machines = names.map { _ in Int.random(in: 1...count, using: &numbers) }
    return (1...count).map { index in
      let cases = names.indices.filter { machines[$0] == index }
      return part(run(.init(index: index, count: count), cases: cases))
    }
  }

  private func lines(_ parts: [PartialResult], allowsMissing: Bool = false) -> [String] {
    do {
      _ = try ResultMerge(parts, allowsMissing: allowsMissing)
      return []
    } catch {
      return error.lines
    }
  }

  @Test func inAnyOrderTheBytesAreThoseOfARunWithoutParts() throws {
    var numbers = SeededNumbers(seed: 23)
    let whole = try run().data()
    for _ in 0..<50 {
      let parts = parts(Int.random(in: 1...9, using: &numbers), using: &numbers)
      #expect(try ResultMerge(parts.shuffled(using: &numbers)).result.data() == whole)
    }
    // A run without parts is one of one.
    #expect(try ResultMerge([part(run())]).result.data() == whole)
  }

  @Test func missingPartsAreNamed() throws {
    var numbers = SeededNumbers(seed: 24)
    let all = parts(4, using: &numbers)
    let some = [all[3], all[0]]
    let count = all[1].result.cases.count + all[2].result.cases.count
    #expect(
      lines(some) == [
        "parts 2, 3 of 4: missing, with \(count) of 23 cases; run 'filmstrip verify' with --shard 2/4 "
          + "again, or give --allow-missing"
      ])
    let merged = try ResultMerge(some, allowsMissing: true).result
    #expect(merged.missing == [.init(index: 2, count: 4), .init(index: 3, count: 4)])
    #expect(!merged.isPassed && merged.cases.allSatisfy { $0.outcome == .unchanged })
    #expect(
      merged.summary
        == "\(23 - count) cases: \(23 - count) unchanged, \(count) in missing parts")
    // A thousand missing ones are a line.
    let one = part(run(.init(index: 7, count: 1_000), cases: [0]))
    #expect(lines([one]).count == 1 && lines([one]).joined().contains("and 989 more of 1000"))
  }

  @Test func partsGivenTwiceAreNamed() {
    let (one, two) = (
      run(.init(index: 1, count: 2), cases: Array(0..<10)),
      run(.init(index: 2, count: 2), cases: Array(10..<23))
    )
    #expect(
      lines([part(two), part(one, "b.json"), part(one, "a.json")]) == [
        "b.json: is part 1/2 like a.json; give one of them"
      ])
  }

  /// Each in turn is of another run, in one way.
  @Test func partsOfOtherRunsAreNamed() {
    let one = part(run(.init(index: 1, count: 2), cases: Array(0..<10)), "a.json")
    let two = VerificationResult.Shard(index: 2, count: 2)
    let rest = Array(10..<23)
    var timed = two
    timed.times = Digest(of: "times".utf8)
    let others: [(VerificationResult, String)] = [
      (run(.init(index: 2, count: 3), cases: rest), "which is part 1/2, and it part 2/3"),
      (run(two, cases: rest, reference: "Other"), "--reference is Other instead of Goldens"),
      (run(two, cases: rest, record: .all), "--record is all instead of never"),
      (run(two, cases: rest, file: "b"), "the scene file of 's' is another one"),
      (run(two, cases: rest, names: Array(names.dropLast())), "the same --filter"),
      (run(timed, cases: rest), "the same --timings"),
    ]
    for (result, expected) in others {
      let said = lines([one, part(result, "b.json")])
      #expect(
        said.count == 1 && said.joined().hasPrefix("b.json: does not belong to a.json, "), "\(said)"
      )
      #expect(said.joined().contains(expected), "\(said)")
    }
    #expect(lines([one, part(run(two, cases: rest), "b.json")]) == [])
  }

  /// Versions are those of this program in values that are made; a file can have others.
  @Test func partsOfOtherVersionsAreNamed() throws {
    let text = String(
      decoding: try run(.init(index: 2, count: 2), cases: Array(10..<23)).data(), as: UTF8.self)
    let one = part(run(.init(index: 1, count: 2), cases: Array(0..<10)), "a.json")
    let other = text.replacing(
      #""filmstrip" : "\#(filmstripVersion)""#, with: #""filmstrip" : "9.9""#)
    let drawn = text.replacing(#""cairo" : ""#, with: #""cairo" : "9"#)
    for (text, expected) in [(other, "and it 9.9"), (drawn, "it was drawn elsewhere (Cairo")] {
      let result = try ResultsFile.read(Data(text.utf8), path: "b.json")
      #expect(lines([one, part(result, "b.json")]).joined().contains(expected))
    }
  }

  @Test func casesOfTwoPartsOrOfNoneAreNamed() {
    let one = part(run(.init(index: 1, count: 2), cases: Array(0..<12)), "a.json")
    let two = part(run(.init(index: 2, count: 2), cases: Array(11..<23)), "b.json")
    #expect(
      lines([one, two]) == [
        "b.json: has the case s/c11, number 11, and so has a.json; run all parts again"
      ])
    let three = part(run(.init(index: 2, count: 2), cases: Array(13..<23)), "b.json")
    #expect(lines([one, three]).joined().contains("the parts have 22 cases"))
  }

  /// Numbers that no run has: they took gigabytes, did not come to an end, or trapped.
  @Test(arguments: [
    (#""count" : 2"#, #""count" : 30000000"#), (#""count" : 2"#, #""count" : 2147483648"#),
    (#""count" : 2"#, #""count" : 9223372036854775807"#), (#""count" : 2"#, #""count" : 0"#),
    (#""count" : 2"#, #""count" : -1"#), (#""count" : 2"#, #""count" : 100001"#),
    (#""index" : 2"#, #""index" : 3"#), (#""index" : 2"#, #""index" : 0"#),
    (#""index" : 2"#, #""index" : -9223372036854775808"#),
    (#""selectedCount" : 23"#, #""selectedCount" : -9223372036854775808"#),
    (#""selectedCount" : 23"#, #""selectedCount" : 31"#),
    (#""selectedCount" : 23"#, #""selectedCount" : 12"#),
    (#""totalCount" : 30"#, #""totalCount" : -1"#), (#""index" : 22"#, #""index" : 30"#),
    (#""index" : 22"#, #""index" : -1"#),
  ])
  func numbersThatCannotBeAreErrors(old: String, new: String) throws {
    let text = String(
      decoding: try run(.init(index: 2, count: 2), cases: Array(10..<23)).data(), as: UTF8.self)
    // The part's own numbers are below its cases.
    let place = try #require(text.range(of: old, options: .backwards))
    let changed = text.replacingCharacters(in: place, with: new)
    #expect(throws: ResultsFileError.self) {
      try ResultsFile.read(Data(changed.utf8), path: "b.json")
    }
    #expect(throws: Never.self) { try ResultsFile.read(Data(text.utf8), path: "b.json") }
  }

  /// Reports that say nothing of a run but its cases have one that stands for what is missing.
  @Test func missingPartsAreACaseOfReports() throws {
    let one = part(run(.init(index: 1, count: 4), cases: Array(0..<10)))
    let merged = try ResultMerge([one], allowsMissing: true).result
    let made = try #require(merged.reportedCases.last)
    #expect(merged.reportedCases.count == 11 && made.outcome == .error)
    #expect(
      made.message == ["parts 2, 3, 4 of 4: no results, with 13 of 23 cases"])
    #expect(run().reportedCases == run().cases)
  }

  @Test func damagedFilesAreNamed() throws {
    let good = try run().data()
    func message(_ data: Data) -> String {
      do {
        _ = try ResultsFile.read(data, path: "r.json")
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(message(good) == "read")
    #expect(message(Data()).contains("it is empty"))
    #expect(message(good.prefix(good.count / 2)).contains("no complete JSON"))
    #expect(message(Data("[]".utf8)).contains("describes no run"))
    #expect(message(Data(#"{"format":"filmstrip-golden","version":1}"#.utf8)).contains("no run"))
    let text = String(decoding: good, as: UTF8.self)
    #expect(
      message(Data(text.replacing("\"version\" : 2", with: "\"version\" : 3").utf8))
        .contains("has version 3 of the format"))
    #expect(
      message(Data(text.replacing("\"unchanged\"", with: "\"unchangd\"").utf8))
        .contains("'cases.0.outcome' has a value"))
    #expect(
      message(Data(text.replacing("\"selectedCount\"", with: "\"selected\"").utf8))
        .contains("'plan.selectedCount' is missing"))
  }

  /// Bytes of a file of results in any damaged form are read, or are an error: never the end of the program.
  @Test func noDamageEndsTheProgram() throws {
    var numbers = SeededNumbers(seed: 99)
    let good = [UInt8](try run().data())
    var refused = 0
    for _ in 0..<2_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[Int.random(in: bytes.indices, using: &numbers)] = UInt8.random(
          in: 32...126, using: &numbers)
      }
      do {
        let result = try ResultsFile.read(Data(bytes), path: "r.json")
        _ = lines([part(result)])
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1_000)
  }

  /// Where the pictures of a failure are looked for: beside the results and above them, up to the folder that was given.
  @Test func placesOfFailures() {
    let part = PartialResult(path: "in/a/out/results.json", root: "in/a", result: run())
    #expect(
      part.places(ofFailure: "output/failures/s/c").map(\.url.relativePath) == [
        "in/a/out/output/failures/s/c", "in/a/out/failures/s/c", "in/a/out/s/c",
        "in/a/output/failures/s/c", "in/a/failures/s/c", "in/a/s/c",
      ])
    let outside = PartialResult(path: "in/results.json", root: "in", result: run())
    let places = outside.places(ofFailure: "../../etc/s/c").map(\.url.relativePath)
    #expect(places == ["in/etc/s/c", "in/s/c"])
    #expect(
      outside.places(ofFailure: "/etc/s/c").allSatisfy { $0.url.relativePath.hasPrefix("in/") })
  }
}
