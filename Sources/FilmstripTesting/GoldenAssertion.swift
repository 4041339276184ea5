// SPDX-License-Identifier: MIT
internal import Filmstrip
internal import Foundation

struct GoldenAssertion {
  let site: TestSite
  let name: String?
  /// What the device and its settings add to the name.
  var variant: String?
  let record: RecordMode?

  private struct Target {
    let suite: GoldenSuite
    let name: GoldenName
    let mode: RecordMode
    /// Whether the golden was compared before in this run.
    let isRepeated: Bool
  }

  private func target() -> Target? {
    if site.isParameterized, name == nil {
      site.fail(
        "\(site.testName): the test has arguments, and each needs a golden of its own; give the "
          + "assertion a name that follows from them: named: \"…\"")
      return nil
    }
    let (configuration, environment) = (
      GoldenConfiguration.current, ProcessInfo.processInfo.environment
    )
    var suite = GoldenSuite(
      name: "\(site.moduleName).\(site.suiteName)",
      goldens: configuration.goldens ?? site.goldens(environment: environment),
      failures: configuration.failures ?? TestRun.failures(environment: environment))
    suite.expectedPictures = ExpectedPictures(environment: environment)
    let text = [site.testName, name, variant].compactMap(\.self).joined(separator: ".")
    do {
      TestRun.writesVisitsAtExit()
      let count = try (configuration.cases ?? TestRun.cases).add(
        GoldenRun.Visit(name: text, place: site.description, test: site.testIdentifier),
        in: suite.goldens, file: site.file.shownFromHere)
      return Target(
        suite: suite, name: GoldenName(text), mode: try configuration.record(argument: record),
        isRepeated: count > 0)
    } catch {
      site.fail("\(error)")
      return nil
    }
  }

  func verify(_ recording: Recording, options: GoldenOptions) {
    guard let target = target() else { return }
    do {
      var options = options
      options.form = try GoldenConfiguration.current.form()
      let candidate = GoldenCandidate(recording, options: options)
      let verdict = try target.suite.verify(
        candidate, as: target.name, record: target.mode,
        audit: try GoldenConfiguration.current.auditedCases())
      try report(verdict, of: candidate, for: target)
    } catch {
      site.fail("\(target.name): \(error)")
    }
  }

  func verify(_ text: String) {
    guard let target = target() else { return }
    do {
      switch try target.suite.verify(text, as: target.name, record: target.mode) {
      case .passed: break
      case .recorded(let difference):
        site.fail(recorded(target, isChanged: difference != nil, lines: difference ?? []))
      case .missing(let failure): site.fail(missing(target, failure: failure))
      case .failed(let difference, let failure):
        site.fail(failed(target, lines: ["the text changed"] + difference, failure: failure))
      }
    } catch {
      site.fail("\(target.name): \(error)")
    }
  }

  private func report(
    _ verdict: GoldenSuite.Verdict, of candidate: GoldenCandidate, for target: Target
  ) throws {
    if let comparison = verdict.comparison { TestRun.add(comparison.ignored, at: site.description) }
    switch verdict {
    case .passed(let comparison):
      let notes = [comparison.note].compactMap(\.self)
      for note in notes + comparison.ignored.filter({ !$0.isEmpty }).map(\.description) {
        site.note("\(target.name): \(note)")
      }
    case .recorded(let comparison):
      let findings = candidate.recording.findings + (try candidate.missingDrawing())
      site.fail(
        recorded(
          target, isChanged: comparison != nil,
          lines: (comparison?.lines ?? []) + findings.map { "it has a finding: \($0)" }))
    case .missing(let failure):
      attach(failure)
      site.fail(missing(target, failure: failure))
    case .failed(let comparison, let failure):
      attach(failure)
      site.fail(failed(target, lines: comparison.lines, failure: failure))
    }
  }

  private func recorded(_ target: Target, isChanged: Bool, lines: [String]) -> String {
    let reason =
      switch target.mode {
      case .all: "the record mode is 'all'; run again with another one to verify"
      case .failed where isChanged: "it did not match, and the record mode is 'failed'"
      case .failed, .missing, .never: "there was none; look at it, and run again to verify"
      }
    let head = "\(target.name): the golden is written: \(reason)"
    return ([head] + lines + ["golden: \(golden(target))"]).joined(separator: "\n")
  }

  private func missing(_ target: Target, failure: URL) -> String {
    """
    \(target.name): there is no golden, and the record mode is 'never'
    golden: \(golden(target))
    actual: \(failure.relativePath)
    accept: \(target.suite.acceptCommand(for: failure))
    """
  }

  private func failed(_ target: Target, lines: [String], failure: URL) -> String {
    let hint =
      target.isRepeated
      ? [
        "this assertion was compared with the same golden before in this run: one that is in a loop "
          + "needs 'named:'"
      ] : []
    return """
      \(target.name): \((lines + hint).joined(separator: "\n"))
      golden: \(golden(target))
      actual: \(failure.relativePath)
      accept: \(target.suite.acceptCommand(for: failure))
      """
  }

  private func golden(_ target: Target) -> String {
    target.suite.golden(of: target.name).relativePath
  }

  /// Attaches a failure's pictures under the names that other tools of snapshots use.
  private func attach(_ failure: URL) {
    let names = [
      ("expected.png", "reference.png"), ("sheet.png", "failure.png"),
      ("difference.png", "difference.png"), ("blink.png", "blink.png"),
    ]
    for (file, name) in names {
      guard let data = try? Data(contentsOf: failure.appendingPathComponent(file)) else { continue }
      site.attach(data, named: name)
    }
  }
}

extension GoldenSuite.Verdict {
  /// What differs; nil where nothing was compared.
  fileprivate var comparison: GoldenComparison? {
    switch self {
    case .passed(let comparison), .failed(let comparison, _): comparison
    case .recorded(let comparison): comparison
    case .missing: nil
    }
  }
}
