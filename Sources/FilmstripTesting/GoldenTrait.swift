// SPDX-License-Identifier: MIT
public import Filmstrip
public import Testing

/// Says for a test, or for all tests of a suite, how assertions of goldens work.
///
///     @Suite(.goldens(record: .failed))
///     struct PushTests {
///       @Test(.goldens(tolerance: PixelTolerance(reason: "a map of another release", pixels: .count(40))))
///       @MainActor func map() throws { … }
///     }
///
/// What a test's trait says counts more than what its suite's does, and what an assertion's argument says
/// counts more than both.
public struct GoldenTrait: SuiteTrait, TestTrait, TestScoping {
  fileprivate let change: @Sendable (inout GoldenConfiguration) -> Void

  /// Applies to suites inside of a suite as well.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says.
  ///
  /// - Parameters:
  ///   - test: The test or suite that has the trait.
  ///   - testCase: The arguments of a test; nil for a suite.
  ///   - function: Runs it.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var configuration = GoldenConfiguration.current
    change(&configuration)
    try await GoldenConfiguration.$current.withValue(configuration, operation: function)
  }
}

extension Trait where Self == GoldenTrait {
  /// What is given counts; what is nil is as outside.
  ///
  /// - Parameters:
  ///   - record: Which goldens are written.
  ///   - device: The device of snapshots that name none.
  ///   - tolerance: How far pixels may be from what is expected, and why.
  ///   - cellWidth: Width of the frames in the sheets of goldens, in pixels.
  ///   - audit: Which cases are drawn although their display lists are equal.
  ///   - exactPixels: Whether pixels have to be equal where display lists are and only the renderer is another one.
  ///   - form: What goldens that are written have beside their digests.
  ///   - ignores: What does not count, and why, besides what is said outside.
  /// - Returns: The trait.
  public static func goldens(
    record: RecordMode? = nil, device: Device? = nil, tolerance: PixelTolerance? = nil,
    cellWidth: Int? = nil, audit: GoldenAudit? = nil, exactPixels: Bool? = nil,
    form: GoldenForm? = nil, ignoring ignores: [Ignore] = []
  ) -> GoldenTrait {
    GoldenTrait { configuration in
      if let record { configuration.record = record }
      if let device { configuration.device = device }
      if let tolerance { configuration.tolerance = tolerance }
      if let cellWidth { configuration.cellWidth = cellWidth }
      if let audit { configuration.audit = audit }
      if let exactPixels { configuration.exactPixels = exactPixels }
      if let form { configuration.form = form }
      configuration.ignores += ignores
    }
  }
}

/// Runs tests with what a trait would say: for XCTest, whose classes have no traits.
///
///     override func invokeTest() {
///       withGoldens(record: .failed) { super.invokeTest() }
///     }
///
/// - Parameters:
///   - record: Which goldens are written; nil as outside.
///   - device: The device of snapshots that name none; nil as outside.
///   - tolerance: How far pixels may be from what is expected, and why; nil as outside.
///   - cellWidth: Width of the frames in the sheets of goldens, in pixels; nil as outside.
///   - audit: Which cases are drawn although their display lists are equal; nil as outside.
///   - exactPixels: Whether pixels have to be equal where only the renderer is another one; nil as outside.
///   - form: What goldens that are written have beside their digests; nil as outside.
///   - ignores: What does not count, and why, besides what is said outside.
///   - operation: Runs the tests.
/// - Returns: What `operation` returns.
/// - Throws: What `operation` throws.
public func withGoldens<Result>(
  record: RecordMode? = nil, device: Device? = nil, tolerance: PixelTolerance? = nil,
  cellWidth: Int? = nil, audit: GoldenAudit? = nil, exactPixels: Bool? = nil,
  form: GoldenForm? = nil, ignoring ignores: [Ignore] = [], operation: () throws -> Result
) rethrows -> Result {
  var configuration = GoldenConfiguration.current
  GoldenTrait.goldens(
    record: record, device: device, tolerance: tolerance, cellWidth: cellWidth, audit: audit,
    exactPixels: exactPixels, form: form, ignoring: ignores
  ).change(&configuration)
  return try GoldenConfiguration.$current.withValue(configuration, operation: operation)
}
