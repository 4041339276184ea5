// SPDX-License-Identifier: MIT
import Testing
import FilmstripWording

@Suite struct RequirementTests {
  @Test func aConditionThatHoldsMakesNoMessage() {
    func message() -> String {
      Issue.record("made a message for nothing")
      return ""
    }
    require(1 < 2, message())
  }

  @Test func theMessageIsSaidInOneLineWithItsPlace() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      require(2 < 1, "name \"a\r\nb\u{1B}[2J\" is taken", file: "Module/File.swift", line: 12)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      errors.hasPrefix(
        #"Module/File.swift:12: Fatal error: name "a\r\nb\u{1B}[2J" is taken"# + "\n"),
      "\(errors)")
  }
}
