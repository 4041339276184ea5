// SPDX-License-Identifier: MIT
import FilmstripVerification
import Testing

/// Which flags for compilers a build was given.
@Suite struct BasePackageTests {
  /// The end of a command of SwiftPM 6.3.1, as `description.json` has it, for `swift build -Xswiftc -gnone -Xcc -O2`
  /// and for `swift build`.
  @Test(arguments: [
    (
      ["-gnone", "-Xcc", "-fPIC", "-Xcc", "-g", "-Xcc", "-O2"],
      ["-Xswiftc", "-gnone", "-Xcc", "-O2"]
    ),
    (["-Xcc", "-fPIC", "-Xcc", "-g"], []),
    (["-DNEW", "-Xcc", "-fPIC", "-Xcc", "-g"], ["-Xswiftc", "-DNEW"]),
  ])
  func flagsAreThoseOfAPerson(words: [String], flags: [String]) {
    let command =
      ["-target", "x86_64-unknown-linux-gnu", "-Onone", "-Xcc", "-I", "-Xcc", "/include", "-g"]
      + words
      + ["-package-name", "app", "-Xcc", "-fno-omit-frame-pointer"]
    #expect(BasePackage.flags(in: command) == flags)
  }
}
