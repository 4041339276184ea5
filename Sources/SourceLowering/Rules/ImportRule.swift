// SPDX-License-Identifier: MIT

/// Which modules a lowered file imports.
///
/// Every lowered file imports UIKit and FilmstripIOSRuntime above its first line, so that the names which UIKit
/// has in the place of Foundation's and Dispatch's are the ones that are meant: a file that imports
/// Foundation too could not tell the two `Timer`s apart.
enum ImportRule {
  /// Modules whose names UIKit shows.
  static let shown: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "Dispatch", "ObjectiveC", "CoreFoundation",
    "Darwin", "Swift", "FilmstripIOSRuntime", "os", "OSLog",
  ]

  /// Those of them that are no modules here, so that none can stand before a name.
  static let absent: Set<String> = ["CoreFoundation", "Darwin", "ObjectiveC", "os", "OSLog"]

  /// Whether a name is that of a module which is a class, too, and means the class before a member of it.
  ///
  /// The members of the class `OSLog` begin with small letters, such as `disabled`, but for `Category`. Many modules have
  /// a class of their name that keeps an object of itself, as in `Tracker.default`.
  static func isClass(_ name: String, before member: String) -> Bool {
    Stubs.shared.contains(member)
      || name == "OSLog" && (member.first?.isLowercase == true || member == "Category")
  }

  /// Modules of the toolchain that a file may import as on Apple's platforms.
  static let provided: Set<String> = [
    "Glibc", "Synchronization", "Observation", "RegexBuilder", "Distributed", "_Concurrency",
    "_StringProcessing", "Testing", "XCTest", "FoundationNetworking", "FoundationXML",
  ]
}
