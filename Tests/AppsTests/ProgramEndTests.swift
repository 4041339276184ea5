// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import FilmstripApps

/// What a program of Swift 6.3 prints when it ends by itself.
@Suite struct ProgramEndTests {
  private static let calls = """

    *** Signal 4: Backtracing from 0x7f466336df7f... done ***

    Thread 0 "m" crashed:

      0      0x00007f466336df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f4663b2ff65 specialized Array.subscript.getter + 84 in libswiftSwiftOnoneSupport.so
      2 [ra] 0x0000559cd21221ee UIView.layout() + 77 in m at /filmstrip/Sources/UIKit/UIView.swift:2:36
      3 [ra] 0x0000559cd21221ee List.take(_:) + 77 in m at /My App/Lists/List.swift:12:36
      4 [ra] 0x0000559cd21220a6 Screen.run() + 37 in m at /My App/Screen.swift:30:24
    """

  @Test(arguments: [
    (
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range",
      "Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range, called at List.swift:12",
      "/My App/Lists/List.swift:12:1"
    ),
    (
      "Could not cast value of type 'A' (0x1) to 'B' (0x2).",
      "Could not cast value of type 'A' (0x1) to 'B' (0x2)., called at List.swift:12",
      "/My App/Lists/List.swift:12:1"
    ),
    (
      "Files/List.swift:12: Fatal error: Unexpectedly found nil",
      "Files/List.swift:12: Fatal error: Unexpectedly found nil", "/My App/Lists/List.swift:12:1"
    ),
    (
      "Files/List.swift:12: Assertion failed: no list",
      "Files/List.swift:12: Assertion failed: no list", "/My App/Lists/List.swift:12:1"
    ),
  ])
  func theAppsInnermostCallIsTold(said: String, line: String, place: String) {
    let text = ProgramEnd.line(in: said + Self.calls, ofAppIn: "/My App")
    #expect(text == line)
    let files = ["/My App/Lists/List.swift", "/My App/Screen.swift"]
    #expect(CompilerError.trap(in: "it traps: " + text, among: files)?.place == place)
  }

  @Test func aPathBelowTheCurrentFolderIsTheAppsToo() {
    let folder = FileManager.default.currentDirectoryPath
    let said =
      "Swift/A.swift:692: Fatal error: none\n  3 [ra] 0x1 a() + 7 in m at App/List.swift:12:36"
    #expect(
      ProgramEnd.line(in: said, ofAppIn: folder + "/App")
        == "Swift/A.swift:692: Fatal error: none, called at List.swift:12")
  }

  @Test func whatCallsNothingOfTheAppsIsToldAsItIs() {
    let said = "Swift/A.swift:692: Fatal error: Index out of range"
    #expect(ProgramEnd.line(in: said + Self.calls, ofAppIn: "/Other") == said)
    #expect(ProgramEnd.line(in: "", ofAppIn: "/Other") == "")
    #expect(CompilerError.trap(in: said, among: ["/Other/B.swift"]) == nil)
  }
}
