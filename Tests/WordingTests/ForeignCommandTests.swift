// SPDX-License-Identifier: MIT
import Foundation
import Testing
import FilmstripWording

/// Words of others are no commands: neither to a shell into which a line is copied, nor to the service that runs a
/// program.
@Suite struct ForeignCommandTests {
  /// A shell takes each word as it was, whatever is in it.
  @Test func aShellReadsTheWordThatWasMeant() throws {
    let words = [
      "Goldens", "a b", "", "it's", "$(touch x)", "`x`", "a;b", "*", "~", "-n", #"\"#, "\"", "ä",
      "#x", "a=b",
      "'", "''", "!!", "{a,b}", "&", "<x", "@x", "/tmp/x-1.y_z+%",
    ]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", #"printf '%s\n' "# + words.map(\.shellWord).joined(separator: " ")]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(said == words.map { $0 + "\n" }.joined())
    #expect("Tests/A-b_c/Goldens.x".shellWord == "Tests/A-b_c/Goldens.x")
  }

  /// What GitHub's runner takes for a command (`ActionCommand.TryParse`, `TryParseV2`): `##[` anywhere in a line, and
  /// `::` at its start, after white space.
  @Test(arguments: [
    ("##[error]stop", #"##\u{5B}error]stop"#),
    ("  x ##[group]a ##[endgroup]", #"  x ##\u{5B}group]a ##\u{5B}endgroup]"#),
    ("##vso[task.complete]", #"##vso\u{5B}task.complete]"#),
    ("::error::stop", #"\u{3A}:error::stop"#),
    (" \t::set-env name=A::b", " \t" + #"\u{3A}:set-env name=A::b"#),
    ("a\n::warning::b\nc", "a\n" + #"\u{3A}:warning::b"# + "\nc"),
    ("a::b", "a::b"), ("## [x]", "## [x]"), ("", ""),
  ])
  func noLineIsACommand(text: String, expected: String) {
    #expect(WorkflowCommands.removed(from: text) == expected)
  }

  @Test func commandsAreReadWhereAServiceSaysSo() {
    #expect(WorkflowCommands.areRead(in: ["GITHUB_ACTIONS": "true"]))
    #expect(WorkflowCommands.areRead(in: ["TF_BUILD": "True"]))
    #expect(
      !WorkflowCommands.areRead(in: ["GITHUB_ACTIONS": "false", "TF_BUILD": "", "CI": "true"]))
  }
}
