// SPDX-License-Identifier: MIT
import Requirements
import Testing

@Suite struct RecordingErrorTests {
  @Test(.needs(.compiler)) func aMistakeInTheClosureIsNamed() throws {
    let problems = try Compiler.problems(
      ofFile: """
        import Filmstrip
        import UIKit
        @MainActor func record(_ stage: Stage) -> Recording {
          stage.record("push") {
            let width: CGFloat = "wide"
            stage.window.frame.size.width = width
          }
        }
        """)
    #expect(problems.contains("cannot convert value of type 'String'"), "\(problems)")
    #expect(!problems.contains("TimeInterval"), "\(problems)")
  }
}
