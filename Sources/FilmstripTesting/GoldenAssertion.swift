// SPDX-License-Identifier: MIT
internal import Diff
internal import Filmstrip
internal import Foundation

/// Verifies what a test made, and fails the test where it does not match its golden.
struct GoldenAssertion {
  let site: TestSite
  let name: String?
  /// What the device and its settings add to the name.
  var variant: String?
  let record: RecordMode?

  /// What the golden is called, and the suite that it belongs to; nil after a failure.
  private func target() -> (suite: GoldenSuite, name: GoldenName, mode: RecordMode)? {
    if site.isParameterized, name == nil {
      site.fail(
        "\(site.testName): the test has arguments, and each needs a golden of its own; give the "
          + "assertion a name that follows from them: named: \"…\"")
      return nil
    }
    let (configuration, environment) = (
      GoldenConfiguration.current, ProcessInfo.processInfo.environment
    )
    let suite = GoldenSuite(
      name: site.suiteName,
      goldens: configuration.goldens ?? site.goldens(environment: environment),
      failures: configuration.failures ?? TestRun.failures(environment: environment))
    let goldenName = GoldenName(
      [site.testName, name, variant].compactMap(\.self).joined(separator: "."))
    do {
      TestRun.writesVisitsAtExit()
      try (configuration.cases ?? TestRun.cases).visit(
        goldenName, in: suite.goldens, from: site.description)
      return (suite, goldenName, try configuration.record(argument: record))
    } catch {
      site.fail("\(error)")
      return nil
    }
  }

  /// Verifies a recording.
  func verify(_ recording: Recording, options: GoldenOptions) {
    guard let (suite, name, mode) = target() else { return }
    do {
      let candidate = GoldenCandidate(recording, options: options)
      let verdict = try suite.verify(
        candidate, as: name, record: mode, audit: GoldenConfiguration.current.auditedCases)
      report(verdict, of: name, in: suite, mode: mode, findings: recording.findings)
    } catch {
      site.fail("\(name): \(error)")
    }
  }

  /// Verifies a text.
  func verify(_ text: String) {
    guard let (suite, name, mode) = target() else { return }
    do {
      switch try suite.verify(text, as: name, record: mode) {
      case .passed: break
      case .recorded(let difference):
        site.fail(recorded(name, in: suite, mode: mode, lines: difference ?? []))
      case .missing(let failure):
        site.fail(missing(name, in: suite, failure: failure))
      case .failed(let difference, let failure):
        site.fail(
          failed(name, in: suite, lines: ["the text changed"] + difference, failure: failure))
      }
    } catch {
      site.fail("\(name): \(error)")
    }
  }

  private func report(
    _ verdict: GoldenSuite.Verdict, of name: GoldenName, in suite: GoldenSuite, mode: RecordMode,
    findings: [Finding]
  ) {
    switch verdict {
    case .passed: break
    case .recorded(let comparison):
      let found = findings.map { "it has a finding: \($0)" }
      site.fail(
        recorded(name, in: suite, mode: mode, lines: (comparison?.lines ?? []) + found))
    case .missing(let failure):
      attach(failure)
      site.fail(missing(name, in: suite, failure: failure))
    case .failed(let comparison, let failure):
      attach(failure)
      site.fail(failed(name, in: suite, lines: comparison.lines, failure: failure))
    }
  }

  private func recorded(
    _ name: GoldenName, in suite: GoldenSuite, mode: RecordMode, lines: [String]
  ) -> String {
    let reason =
      switch mode {
      case .all: "the record mode is 'all'; run again with another one to verify"
      case .failed where !lines.isEmpty: "it did not match, and the record mode is 'failed'"
      case .failed, .missing, .never: "there was none; look at it, and run again to verify"
      }
    return
      (["\(name): the golden is written: \(reason)"] + lines
      + ["golden: \(suite.golden(of: name).relativePath)"]).joined(separator: "\n")
  }

  private func missing(_ name: GoldenName, in suite: GoldenSuite, failure: URL) -> String {
    """
    \(name): there is no golden, and the record mode is 'never'
    golden: \(suite.golden(of: name).relativePath)
    actual: \(failure.relativePath)
    accept: filmstrip accept \(failure.relativePath)
    """
  }

  private func failed(
    _ name: GoldenName, in suite: GoldenSuite, lines: [String], failure: URL
  ) -> String {
    """
    \(name): \(lines.joined(separator: "\n"))
    golden: \(suite.golden(of: name).relativePath)
    actual: \(failure.relativePath)
    accept: filmstrip accept \(failure.relativePath)
    """
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
