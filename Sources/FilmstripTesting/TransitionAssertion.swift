// SPDX-License-Identifier: MIT
public import Filmstrip
public import Foundation

/// Records what happens on a stage until it has settled, and compares it with the test's golden.
///
///     @Test @MainActor func detailPush() throws {
///       let stage = Stage(device: .iPhone15)
///       let navigation = UINavigationController(rootViewController: HomeViewController())
///       stage.window.rootViewController = navigation
///       assertTransition(on: stage) {
///         navigation.pushViewController(DetailViewController(), animated: true)
///       }
///     }
///
/// The golden is `Goldens/<file>/<test>` beside the test's file. It passes where what moved, the callbacks,
/// the findings and every pixel of every frame are equal; nothing is drawn to find that out. Where another version of
/// Cairo or pixman drew it, pixels of equal display lists may differ a little, which is noted. A failure
/// says which layer moved otherwise, in which frames, and why; the recording and pictures of the
/// difference are in `output/failures`, and the failure's last line is the command that makes the
/// recording the golden. A golden that is missing is written, and the test fails once.
///
/// - Parameters:
///   - stage: Where it happens.
///   - name: Distinguishes several goldens of one test; a test with arguments needs one.
///   - record: Which goldens are written; what traits and the environment say where it is nil.
///   - comparison: What has to be equal.
///   - tolerance: How far pixels may be from what is expected, and why; nil for what traits say.
///   - ignores: What does not count, and why, besides what traits say.
///   - cellWidth: Width of the cells of the golden's sheet, in pixels; nil for what traits say, else 120.
///   - frameRate: Frames in a second, from 1 to 65535.
///   - limit: How long the recording waits, in virtual seconds.
///   - fileID: The file of the assertion, for reports.
///   - filePath: The path of the file, beside which the goldens are.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - testName: The function of the test, after which the golden is named.
///   - transition: Begins what is recorded.
/// - Returns: The recording.
/// - Throws: What `transition` throws.
@MainActor @discardableResult
public func assertTransition(
  on stage: Stage, named name: String? = nil, record: RecordMode? = nil,
  comparing comparison: GoldenOptions.Comparison = .pixelsAndMotion,
  tolerance: PixelTolerance? = nil, ignoring ignores: [Ignore] = [], cellWidth: Int? = nil,
  frameRate: Int = 60,
  limit: TimeInterval = Stage.defaultLimit, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  testName: String = #function, _ transition: () throws -> Void
) rethrows -> Recording {
  let site = TestSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
  let recording = try stage.record(
    name ?? site.testName, frameRate: frameRate, limit: limit, transition)
  assertRecording(
    recording, named: name, record: record, comparing: comparison, tolerance: tolerance,
    ignoring: ignores, cellWidth: cellWidth, fileID: fileID, filePath: filePath, line: line,
    column: column,
    testName: testName)
  return recording
}

/// Compares a recording with the test's golden, as ``assertTransition(on:named:record:comparing:tolerance:ignoring:cellWidth:frameRate:limit:fileID:filePath:line:column:testName:_:)``
/// does.
///
/// - Parameters:
///   - recording: What is compared.
///   - name: Distinguishes several goldens of one test; a test with arguments needs one.
///   - record: Which goldens are written; what traits and the environment say where it is nil.
///   - comparison: What has to be equal.
///   - tolerance: How far pixels may be from what is expected, and why; nil for what traits say.
///   - ignores: What does not count, and why, besides what traits say.
///   - cellWidth: Width of the cells of the golden's sheet, in pixels; nil for what traits say, else 120.
///   - fileID: The file of the assertion, for reports.
///   - filePath: The path of the file, beside which the goldens are.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - testName: The function of the test, after which the golden is named.
public func assertRecording(
  _ recording: Recording, named name: String? = nil, record: RecordMode? = nil,
  comparing comparison: GoldenOptions.Comparison = .pixelsAndMotion,
  tolerance: PixelTolerance? = nil, ignoring ignores: [Ignore] = [], cellWidth: Int? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
  testName: String = #function
) {
  let site = TestSite(
    fileID: fileID, filePath: filePath, line: line, column: column, function: testName)
  GoldenAssertion(site: site, name: name, record: record).verify(
    recording,
    options: GoldenOptions(
      comparison: comparison, tolerance: tolerance ?? GoldenConfiguration.current.tolerance,
      cellWidth: cellWidth ?? GoldenConfiguration.current.cellWidth,
      ignores: GoldenConfiguration.current.ignores + ignores,
      exactPixels: GoldenConfiguration.current.hasExactPixels()))
}
