// SPDX-License-Identifier: MIT
internal import Foundation

/// Paths in scene files: relative to the file's folder, with placeholders for a variant's values.
enum ScenePath {
  /// A path with the values of a variant in place of `{device}`, `{appearance}`, `{textSize}`,
  /// `{language}` and `{direction}`.
  static func path(_ pattern: String, of variant: SceneVariant) -> String {
    guard pattern.contains("{") else { return pattern }
    let values = [
      ("{device}", variant.device ?? ""), ("{appearance}", variant.appearance.rawValue),
      ("{textSize}", variant.textSize.rawValue), ("{language}", variant.language),
      ("{direction}", variant.direction.rawValue),
    ]
    return values.reduce(pattern) { $0.replacing($1.0, with: $1.1) }
  }

  /// The first word in braces that stands for nothing; nil where there is none.
  static func unknownPlaceholder(in pattern: String) -> String? {
    guard pattern.contains("{") else { return nil }
    return pattern.matches(of: /\{([^{}]*)\}/).map { String($0.1) }
      .first { !SceneKeys.placeholders.contains($0) }
  }

  /// Whether a path has words in braces, which a scene file has no other way to write.
  static func hasPlaceholders(_ path: String) -> Bool { path.contains(/\{[^{}]*\}/) }

  static func resolved(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + path
  }
}
