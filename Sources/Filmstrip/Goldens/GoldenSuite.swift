// SPDX-License-Identifier: MIT
public import Foundation

/// The goldens of one suite: where they are, and where failures go.
public struct GoldenSuite: Sendable {
  /// What the suite is called.
  public let name: String
  /// The folder with a folder for each case.
  public let goldens: URL
  /// The folder into which failures go, in a folder for the suite.
  public let failures: URL
  /// Where the pictures of goldens that are text come from; nil for nowhere.
  public var expectedPictures: ExpectedPictures?

  /// A suite by its name and folders.
  ///
  /// - Parameters:
  ///   - name: What the suite is called.
  ///   - goldens: The folder with a folder for each case.
  ///   - failures: The folder into which failures go, in a folder for the suite.
  public init(name: String, goldens: URL, failures: URL) {
    self.name = name
    self.goldens = goldens
    self.failures = failures
  }

  /// What comes of verifying a case.
  public enum Verdict: Sendable {
    /// It matches its golden.
    case passed(GoldenComparison)
    /// The golden is written; the comparison is nil unless one was there that did not match.
    case recorded(GoldenComparison?)
    /// There is no golden, and none is written; the recording is in the failure's folder.
    case missing(failure: URL)
    /// It does not match; the recording is in the failure's folder.
    case failed(GoldenComparison, failure: URL)
  }

  /// The folder of a case's golden.
  ///
  /// - Parameter name: The name of the case.
  /// - Returns: A folder, which need not be there.
  public func golden(of name: GoldenName) -> URL {
    goldens.appendingPathComponent(name.description, isDirectory: true)
  }

  /// The folder of a case's failure.
  ///
  /// - Parameter name: The name of the case.
  /// - Returns: A folder, which need not be there.
  public func failure(of name: GoldenName) -> URL {
    failures.appendingPathComponent("\(GoldenName(self.name))", isDirectory: true)
      .appendingPathComponent(name.description, isDirectory: true)
  }

  /// Compares a recording with a case's golden, or writes it as the mode says.
  ///
  /// An earlier failure of the case is removed, and a new one is written where the case fails.
  ///
  /// - Parameters:
  ///   - candidate: What is compared.
  ///   - name: The name of the case.
  ///   - record: Which goldens are written.
  ///   - audit: Which cases are drawn although their display lists are equal.
  /// - Returns: What came of it.
  /// - Throws: ``GoldenError`` if the golden cannot be read, ``FilmstripError`` if a folder cannot be
  ///   written, and what drawing throws.
  public func verify(
    _ candidate: GoldenCandidate, as name: GoldenName, record: RecordMode,
    audit: GoldenAudit = .none
  ) throws -> Verdict {
    let (folder, failure) = (golden(of: name), failure(of: name))
    if record == .all {
      _ = try candidate.hidingNothing()
      try candidate.write(to: folder)
      try removeFailure(failure)
      return .recorded(nil)
    }
    guard var golden = try Golden(contentsOf: folder) else {
      _ = try candidate.hidingNothing()
      guard record == .never else {
        try candidate.write(to: folder)
        try removeFailure(failure)
        return .recorded(nil)
      }
      try write(candidate, as: name, message: ["the golden is missing"], golden: nil, to: failure)
      return .missing(failure: failure)
    }
    golden.expectedPictures = expectedPictures
    let comparison = try candidate.compare(
      with: golden, isAudited: audit.includes(name.description, of: self.name))
    guard !comparison.isMatch else {
      // With the digests of now the next comparison draws nothing.
      if comparison.isOutdated, record == .failed { try candidate.write(to: folder) }
      try removeFailure(failure)
      return .passed(comparison)
    }
    guard record == .failed else {
      try write(candidate, as: name, message: comparison.lines, golden: golden, to: failure)
      return .failed(comparison, failure: failure)
    }
    try candidate.write(to: folder)
    try removeFailure(failure)
    return .recorded(comparison)
  }

  private func write(
    _ candidate: GoldenCandidate, as name: GoldenName, message: [String], golden: Golden?,
    to folder: URL
  ) throws {
    try candidate.writeFailure(
      failureDescription(
        of: name, message: message, form: candidate.options.form ?? golden?.file.form),
      golden: golden, to: folder)
  }

  func failureDescription(
    of name: GoldenName, message: [String], form: GoldenForm? = nil
  ) -> GoldenFailure.Description {
    GoldenFailure.Description(
      suite: self.name, suiteFolder: goldens.lastPathComponent, name: name.description,
      reference: reference, message: message, form: form == .text ? .text : nil)
  }

  package var reference: String {
    let (path, folder) = (goldens.relativePath, goldens.lastPathComponent)
    guard path.hasSuffix("/" + folder) else { return path == folder ? "." : path }
    let parent = path.dropLast(folder.count + 1)
    return parent.isEmpty ? "/" : String(parent)
  }

  /// The command that makes a case's failure its golden.
  ///
  /// - Parameter failure: The failure's folder.
  /// - Returns: One line for a shell.
  package func acceptCommand(for failure: URL) -> String {
    GoldenFailure.acceptCommand(reference: reference, failures: [failure.relativePath])
  }

  /// Removes an earlier failure of a case.
  package func removeFailure(_ folder: URL) throws {
    guard access(folder.path, F_OK) == 0 else { return }
    try GoldenFolder.remove(folder, knownFiles: GoldenFolder.failure)
  }
}
