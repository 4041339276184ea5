// SPDX-License-Identifier: MIT
internal import SwiftSyntax

/// The access levels with which a target's files import modules.
///
/// Where one file says `public import`, the compiler refuses imports of the same module without a level in others.
struct ImportAccess {
  private static let levels = ["private", "fileprivate", "internal", "package", "public"]

  /// For each file the level of the imports above its first line, with a space; empty where no file of the target
  /// names any.
  let prefixes: [String]

  init(_ trees: [SourceFileSyntax]) {
    let ranks = trees.map { tree in
      tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }.compactMap { node in
        node.modifiers.compactMap { ImportAccess.levels.firstIndex(of: $0.name.text) }.first
      }
    }
    let namesNone = ranks.allSatisfy(\.isEmpty)
    // The file's own declarations may be internal, and use the names of these modules.
    prefixes = ranks.map { namesNone ? "" : ImportAccess.levels[max($0.max() ?? 2, 2)] + " " }
  }
}
