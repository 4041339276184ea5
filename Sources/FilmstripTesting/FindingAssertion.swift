// SPDX-License-Identifier: MIT
public import Filmstrip

/// A finding that a test expects, with the reason.
public struct FindingException: Sendable, CustomStringConvertible {
  private let rule: Rule
  private let object: String?
  private let reason: String

  /// Findings of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - object: What they were found in, as the finding says; nil for anything.
  ///   - reason: Why they are right here, for who reads the test.
  /// - Returns: The exception.
  public static func rule(_ rule: Rule, object: String? = nil, reason: String) -> FindingException {
    FindingException(rule: rule, object: object, reason: reason)
  }

  /// Which findings are meant, and why.
  public var description: String {
    rule.id + (object.map { " of \($0)" } ?? "") + " (\(reason))"
  }

  var hasReason: Bool { !reason.allSatisfy(\.isWhitespace) }

  func covers(_ finding: Finding) -> Bool {
    finding.rule == rule && (object == nil || finding.object == object)
  }
}

/// Fails the test for each finding of a recording but notes and exceptions.
///
/// ```swift
/// let recording = stage.record("push") { navigation.pushViewController(detail, animated: true) }
/// assertNoFindings(in: recording)
/// ```
///
/// An exception that no finding needs fails the test, too: it would hide the next one.
///
/// - Parameters:
///   - recording: What was recorded.
///   - exceptions: Findings that are expected, each with its reason.
///   - fileID: The file of the assertion, for reports.
///   - filePath: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - testName: The function of the test.
public func assertNoFindings(
  in recording: Recording, except exceptions: [FindingException] = [],
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, testName: String = #function
) {
  FindingAssertion(
    name: recording.name, exceptions: exceptions,
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
  ).check(recording.findings.map { ($0, $0.message) })
}

/// Fails the test for each finding of a sweep but exceptions, with the plainest way that shows it.
///
/// ```swift
/// let sweep = try Stage.sweep("card") { stage, _ in … }
/// assertNoFindings(
///   in: sweep, except: [.rule(.leftoverLayer, object: "badge", reason: "it stays until it is read")])
/// ```
///
/// An exception that no finding needs fails the test, too: it would hide the next one.
///
/// - Parameters:
///   - sweep: What came of the ways of a transition.
///   - exceptions: Findings that are expected, each with its reason.
///   - fileID: The file of the assertion, for reports.
///   - filePath: The path of the file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - testName: The function of the test.
public func assertNoFindings(
  in sweep: Sweep, except exceptions: [FindingException] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  testName: String = #function
) {
  FindingAssertion(
    name: sweep.name, exceptions: exceptions,
    site: TestSite(
      fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
  ).check(
    sweep.findings.map { ($0.finding, "\($0.finding.message), when \($0.way.description)") })
}

private struct FindingAssertion {
  let name: String
  let exceptions: [FindingException]
  let site: TestSite

  /// Each finding with what is said of it.
  func check(_ findings: [(finding: Finding, text: String)]) {
    for (finding, text) in findings
    where finding.rule.severity != .note && !exceptions.contains(where: { $0.covers(finding) }) {
      site.fail("\(name): \(text) [\(finding.rule.id)]; \(finding.rule.remedy)")
    }
    for exception in exceptions {
      if !exception.hasReason {
        site.fail("\(name): the exception \(exception) has no reason; say why the finding is right")
      }
      if !findings.contains(where: { exception.covers($0.finding) }) {
        site.fail("\(name): the exception \(exception) hides nothing; remove it")
      }
    }
  }
}
