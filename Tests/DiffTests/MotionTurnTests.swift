// SPDX-License-Identifier: MIT
import FilmstripDiff
import Testing

/// Where a motion turns on its way.
@Suite struct MotionTurnTests {
  private func turn(_ position: @escaping (Double) -> Double) throws -> Double? {
    try TestTimeline(
      root: TestTimeline.Layer(
        name: "window",
        children: [TestTimeline.Layer(name: "card", state: { $1.position.x = position($0) })])
    ).file().motions().all.first?.turn
  }

  @Test func whatIsCancelledTurns() throws {
    let turn = try turn { 78 + ($0 < 0.5 ? 21.9 * $0 / 0.5 : 21.9 - 20 * ($0 - 0.5) / 0.5) }
    #expect(abs((turn ?? 0) - 99.9) < 1e-3)
    // It comes back to where it began.
    #expect(try self.turn { 50 - 100 * abs(0.5 - $0) } == 50)
  }

  @Test func whatGoesOnDoesNotTurn() throws {
    #expect(try turn { 300 * $0 } == nil)
    // A tenth beyond the end, and back.
    #expect(try turn { $0 < 0.8 ? 330 * $0 / 0.8 : 330 - 150 * ($0 - 0.8) } == nil)
  }
}
