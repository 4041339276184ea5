// SPDX-License-Identifier: MIT
import Filmstrip
import Testing

@Suite struct RecordModeTests {
  @Test(arguments: [
    ([:], RecordMode.missing), (["CI": "true"], .never), (["CI": "1"], .never),
    (["CI": "false"], .missing), (["CI": ""], .missing), (["FILMSTRIP_RECORD": "all"], .all),
    (["SNAPSHOT_TESTING_RECORD": "failed"], .failed),
    (["FILMSTRIP_RECORD": "never", "SNAPSHOT_TESTING_RECORD": "all"], .never),
    (["FILMSTRIP_RECORD": "missing", "CI": "true"], .missing),
    (["FILMSTRIP_RECORD": "", "CI": "true"], .never),
  ])
  func environment(values: [String: String], mode: RecordMode) throws {
    #expect(try RecordMode(environment: values) == mode)
  }

  @Test func anotherWordIsRefused() {
    let error = #expect(throws: RecordModeError.self) {
      try RecordMode(environment: ["FILMSTRIP_RECORD": "yes"])
    }
    #expect(
      error?.description
        == "FILMSTRIP_RECORD: there is no record mode 'yes'; choose one of: all, missing, failed, never"
    )
  }

  @Test func auditedSharesAreRead() {
    #expect(GoldenAudit("5%")?.share == 0.05 && GoldenAudit("0.05")?.share == 0.05)
    #expect(GoldenAudit("100%")?.share == 1 && GoldenAudit("0")?.share == 0)
    for text in ["", "%", "101%", "-1%", "5 %", "many", "nan"] { #expect(GoldenAudit(text) == nil) }
    // Which cases: always the same ones, about as many as the share says.
    let audit = GoldenAudit(share: 0.05)
    let count = (0..<10_000).filter { audit.includes("case \($0)", of: "suite") }.count
    #expect((400...600).contains(count))
    #expect((0..<100).allSatisfy { GoldenAudit(share: 1).includes("\($0)", of: "") })
    #expect(!(0..<100).contains { GoldenAudit.none.includes("\($0)", of: "") })
  }
}
