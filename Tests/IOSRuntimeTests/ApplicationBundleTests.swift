// SPDX-License-Identifier: MIT
import Foundation
import IOSRuntime
import Testing

/// What code of applications unwraps without asking.
@Suite struct ApplicationBundleTests {
  @Test func anApplicationHasAnIdentifierANameAndAVersion() throws {
    let bundle = Lowered.mainBundle
    let identifier = try #require(bundle.bundleIdentifier)
    #expect(
      identifier.hasPrefix("com.example.") && identifier.allSatisfy { $0.isASCII && $0 != " " })
    for key in [
      "CFBundleName", "CFBundleShortVersionString", "CFBundleVersion", "CFBundleDisplayName",
    ] {
      #expect((bundle.object(forInfoDictionaryKey: key) as? String)?.isEmpty == false, "\(key)")
      #expect(
        bundle.infoDictionary?[key] as? String == bundle.object(forInfoDictionaryKey: key)
          as? String)
    }
    #expect(bundle.object(forInfoDictionaryKey: "NoSuchKey") == nil)
  }
}
