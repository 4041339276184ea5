// SPDX-License-Identifier: MIT
package import Testing

/// Something that a test needs and that a system may lack: a program, a font, a build, an index.
package struct Requirement: Sendable {
  private let name: String
  private let remedy: String
  private let isMet: @Sendable () -> Bool

  /// - Parameters:
  ///   - name: What is needed, as it follows "needs": "Chromium".
  ///   - remedy: What to do where it is missing.
  ///   - isMet: Whether it is there; asked once for each test that needs it.
  package init(_ name: String, remedy: String, isMet: @escaping @Sendable () -> Bool) {
    self.name = name
    self.remedy = remedy
    self.isMet = isMet
  }

  fileprivate var trait: ConditionTrait { .enabled("needs \(name): \(remedy)", isMet) }
}

/// Surroundings in which a test says nothing, and which are no lack.
package struct Surroundings: Sendable {
  private let name: String
  private let areHere: @Sendable () -> Bool

  /// - Parameters:
  ///   - name: The surroundings as they follow "not": "as root".
  ///   - areHere: Whether the tests run in them.
  package init(_ name: String, areHere: @escaping @Sendable () -> Bool) {
    self.name = name
    self.areHere = areHere
  }

  fileprivate func trait(_ reason: String) -> ConditionTrait {
    .disabled("not \(name): \(reason)", areHere)
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips a test, or a suite's, where something is missing.
  ///
  /// `Scripts/test-summary` knows such a skip by its reason, which begins with "needs", and fails in CI.
  package static func needs(_ requirement: Requirement) -> Self { requirement.trait }

  /// Skips a test, or a suite's, where it cannot be run or has nothing to find out; the reason is the test's own.
  ///
  /// `Scripts/test-summary` knows such a skip by its reason, which begins with "not", and lists it.
  package static func not(_ surroundings: Surroundings, _ reason: String) -> Self {
    surroundings.trait(reason)
  }
}
