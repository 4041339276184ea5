// SPDX-License-Identifier: MIT
import Testing

@testable import FilmstripApps

/// What is read of the output of Swift 6.3's compiler.
@Suite struct CompilerErrorTests {
  @Test func anErrorIsAtItsPlace() {
    let errors = CompilerError.all(
      in: """
        /app/A: B.swift:12:7: error: cannot find 'zork' in scope
        10 |
        12 |   a = zork
           |       `- error: cannot find 'zork' in scope
        /app/C.swift:3:7: error: class 'C' has no initializers
        /app/D.swift:1:8: error: type 'D' does not conform to protocol 'Zooming'
        /app/E.swift:1:8: warning: unused
        /app/F.swift:9:7: error: cannot inherit from class 'Bundle' (compiled with Swift 6.3.1) because it has overridable members that could not be loaded in Swift 5.10
        /app/G.swift:10:25: error: redundant conformance of 'UIDatePicker' to protocol 'Extended'
        /app/H.swift:1:11: error: cannot find type 'Category' in scope
        /app/H.swift:2:11: error: extension of protocol 'TrustResultType' cannot have an inheritance clause
        /app/I.swift:8:14: error: invalid redeclaration of 'Entry'
        /app/I.swift:9:14: error: invalid redeclaration of 'entry'
        /app/I.swift:9:14: error: invalid redeclaration of 'Entry(of:)'
        <unknown>:0: error: no such file
        """)
    #expect(
      errors.map(\.place) == [
        "/app/A: B.swift:12:7", "/app/C.swift:3:7", "/app/D.swift:1:8", "/app/F.swift:9:7",
        "/app/G.swift:10:25", "/app/H.swift:1:11", "/app/H.swift:2:11", "/app/I.swift:8:14",
        "/app/I.swift:9:14",
        "/app/I.swift:9:14",
      ])
    #expect(
      errors.map(\.lack) == [
        nil, "initializer", "conformance Zooming", "superclass", "single Extended",
        "name Category", "name TrustResultType", "uniqueness", nil, nil,
      ])
    #expect(errors.compactMap(\.missingProtocol) == ["Zooming"])
  }

  @Test func anOperatorThatIsNotPublicIsAtItsNote() {
    let error =
      "must be declared public because it matches a requirement in public protocol 'Equatable'"
    let errors = CompilerError.all(
      in: """
        /kit/A.swift:2:13: error: method '==' \(error)
        2 | public enum Kind: Int { case one, two }
          |             `- error: method '==' \(error)

        /app/B.swift:3:6: note: mark the operator function as 'public' to satisfy the requirement
        3 | func == (one: Kind, other: Kind) -> Bool { one.rawValue == other.rawValue }
          |      `- note: mark the operator function as 'public' to satisfy the requirement

        /kit/C.swift:2:13: error: method '==' \(error)
        /app/D.swift:5:1: error: expected declaration
        /app/E.swift:3:6: note: mark the operator function as 'public' to satisfy the requirement
        """)
    // A note behind another error is not its own.
    #expect(
      errors.map(\.place) == ["/app/B.swift:3:6", "/kit/C.swift:2:13", "/app/D.swift:5:1"])
  }
}
