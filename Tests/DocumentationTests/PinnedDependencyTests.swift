// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// What people run without having read it is named by its content: a name or a version may be other code tomorrow.
@Suite struct PinnedDependencyTests {
  private func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func actionsAreNamedByCommitWithTheirVersion() throws {
    let files =
      Catalogue.files(in: "docs", ".md") + Catalogue.files(in: "packaging", ".yml")
      + Catalogue.files(in: ".github", ".yml")
      + [Catalogue.root.appendingPathComponent("README.md")]
    var count = 0
    for file in files {
      for line in try lines(of: file) {
        guard let name = line.firstMatch(of: /^\s*(- )?uses: (.*)$/)?.output.2 else { continue }
        // One of the checkout itself.
        if name.hasPrefix("./") { continue }
        count += 1
        #expect(
          name.wholeMatch(of: /[\w-]+(\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+/) != nil,
          "\(file.lastPathComponent): \(name)")
      }
    }
    #expect(count >= 11)
  }

  @Test(arguments: ["packaging/Dockerfile", "packaging/development/Dockerfile"])
  func theImageHasABaseByDigestAndAUserWhoIsNotRoot(path: String) throws {
    let lines = try lines(of: Catalogue.root.appendingPathComponent(path))
    let bases = lines.filter { $0.hasPrefix("ARG BASE") || $0.hasPrefix("FROM") }
    #expect(bases.count == 2 && bases.last == "FROM ${BASE}")
    #expect(bases.first?.wholeMatch(of: /ARG BASE=debian:[\w-]+@sha256:[0-9a-f]{64}/) != nil)
    let users = lines.filter { $0.hasPrefix("USER") }
    #expect(users.count == 1 && users.first?.wholeMatch(of: /USER [1-9]\d*/) != nil)
  }
}
