// SPDX-License-Identifier: MIT
import FilmstripIOSRuntime
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
    #expect(Bundle.module === Bundle.main)
    #expect(CFGetRetainCount(Bundle.main) == CFGetRetainCount(Bundle.main))
  }

  @Test func theBundlesOfTheSystemHaveTextsThatAreTheirKeys() {
    let bundle = Lowered.bundle(identifier: "com.apple.UIKitCore")
    #expect(bundle?.localizedString(forKey: "Close", value: "Shut", table: nil) == "Shut")
    #expect(Lowered.bundle(identifier: "org.example.none") == nil)
  }

  @Test func anApplicationsInformationIsThatOfItsFile() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.Mail</string>
        <key>CFBundleName</key><string>Mail</string>
        <key>CFBundleShortVersionString</key><string>2.5</string>
        <key>Servers</key><array><string>a</string></array>
      </dict></plist>
      """
    let bundle = ApplicationBundle(information: text)
    #expect(bundle.bundleIdentifier == "org.example.Mail")
    #expect(bundle.infoDictionary?["CFBundleShortVersionString"] as? String == "2.5")
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == "Mail")
    #expect(bundle.object(forInfoDictionaryKey: "Servers") as? [String] == ["a"])
    // What the file does not say.
    #expect(bundle.infoDictionary?["CFBundleVersion"] as? String == "1")
  }

  /// A raised exception ends the program with its name, and a reason whose format takes arguments.
  @Test func anExceptionEndsTheProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      withVaList([3, 2]) {
        NSException.raise(.rangeException, format: "%ld is beyond %ld", arguments: $0)
      }
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("NSRangeException: 3 is beyond 2"))
  }
}
