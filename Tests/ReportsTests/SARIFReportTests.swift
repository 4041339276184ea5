// SPDX-License-Identifier: MIT
import Foundation
import FilmstripReports
import Testing
@testable import FilmstripVerification

/// SARIF, by what the standard (OASIS, SARIF 2.1.0) demands of a log.
@Suite struct SARIFReportTests {
  private func log(_ result: VerificationResult, in folder: String = "/work/app") throws -> [String:
    Any]
  {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    let data = try SARIFReport(result, repository: folder, current: folder).data()
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func run(_ log: [String: Any]) throws -> [String: Any] {
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  private func uri(_ result: [String: Any]) -> (
    uri: String?, base: String?, line: Int?, column: Int?
  ) {
    let location = (result["locations"] as? [[String: Any]])?.first
    let physical = location?["physicalLocation"] as? [String: Any]
    let artifact = physical?["artifactLocation"] as? [String: Any]
    let region = physical?["region"] as? [String: Any]
    return (
      artifact?["uri"] as? String, artifact?["uriBaseId"] as? String,
      region?["startLine"] as? Int, region?["startColumn"] as? Int
    )
  }

  /// Required members: `version` and `runs` of a log (3.13), `tool` of a run (3.14.6), `name` of a driver (3.19.8),
  /// `id` of a rule (3.49.3), `message` of a result (3.27.11) with `text` (3.11.8).
  @Test @MainActor func itHasWhatTheStandardDemands() throws {
    let log = try log(try MadeResults().everyOutcome())
    #expect(log["version"] as? String == "2.1.0")
    let run = try run(log)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect((driver["name"] as? String)?.isEmpty == false)
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    let results = try #require(run["results"] as? [[String: Any]])
    // Five cases do not pass, and there is one finding.
    #expect(results.count == 6)
    for result in results {
      let text = try #require((result["message"] as? [String: Any])?["text"] as? String)
      #expect(!text.isEmpty)
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
      #expect(["error", "warning", "note"].contains(result["level"] as? String ?? ""))
      // 3.27.9: a level that is not `none` goes with the kind `fail`.
      #expect(result["kind"] as? String == "fail")
      let place = uri(result)
      #expect(place.uri == "flows.yaml" && place.base == "%SRCROOT%" && place.column == 3)
    }
    #expect(results.map { uri($0).line } == [9, 11, 13, 17, 19, 21])
    #expect(
      results.compactMap { $0["ruleId"] as? String } == [
        "case-changed", "golden-missing", "golden-recorded", "case-not-recorded", "case-crashed",
        "does-not-settle",
      ])
    #expect(
      (run["originalUriBaseIds"] as? [String: Any])?["%SRCROOT%"] is [String: Any],
      "the base is declared")
    let prints = results.compactMap {
      ($0["partialFingerprints"] as? [String: String])?["filmstripCase/v1"]
    }
    #expect(Set(prints).count == 6, "each result is told apart")
  }

  /// Paths are references of RFC 3986; expected values were escaped by hand.
  @Test(arguments: [
    ("flows.yaml:4:5", "flows.yaml", "%SRCROOT%"),
    ("my scenes/ü#1?.yaml:4:5", "my%20scenes/%C3%BC%231%3F.yaml", "%SRCROOT%"),
    ("javascript:alert(1).yaml:4:5", "javascript%3Aalert%281%29.yaml", "%SRCROOT%"),
    ("/work/app/a/b.yaml:4:5", "a/b.yaml", "%SRCROOT%"),
    ("/elsewhere/b c.yaml:4:5", "file:///elsewhere/b%20c.yaml", nil as String?),
    ("../other/b.yaml:4:5", "file:///work/other/b.yaml", nil),
  ])
  func pathsAreReferences(place: String, expected: String, base: String?) throws {
    let made = MadeResults.plain("a", .changed, place: place, message: ["changed"])
    let result = try #require(
      (try run(log(MadeResults.result([made])))["results"] as? [[String: Any]])?.first)
    let found = uri(result)
    #expect(found.uri == expected && found.base == base)
    #expect(found.line == 4 && found.column == 5)
    #expect(URL(string: try #require(found.uri)) != nil)
  }

  @Test(arguments: [
    (nil as String?, "A recording is not that of its golden.", "A case has no golden."),
    (
      "main (1a2b3c4d)", "A recording is not that of the other commit.",
      "The other commit could not record a case."
    ),
  ])
  func rulesSayWhatIsCompared(base: String?, changed: String, missing: String) throws {
    let cases = [CaseResult.Outcome.changed, .missing].map { outcome in
      var made = MadeResults.plain("a \(outcome)", outcome, message: ["changed"])
      made.base = base
      return made
    }
    let tool = try #require(try run(log(MadeResults.result(cases)))["tool"] as? [String: Any])
    let rules = (tool["driver"] as? [String: Any])?["rules"] as? [[String: Any]]
    let texts = rules?.map { ($0["shortDescription"] as? [String: Any])?["text"] as? String }
    #expect(texts == [changed, missing])
  }

  @Test func runsThatPassHaveNoResults() throws {
    let run = try run(log(MadeResults.result([MadeResults.plain("a", .unchanged)])))
    #expect((run["results"] as? [Any])?.isEmpty == true)
  }
}
