// SPDX-License-Identifier: MIT
internal import SwiftSyntax

// A type of the app's with a name that a later SDK gave to a type inside a class: in the app's subclasses the name means
// the SDK's, so that what was written before it does not compile any more.
extension FileLowering {
  /// `UIViewController.Transition` is there since iOS 18.
  private static let nested: Set<String> = ["Transition"]

  private static func alias(_ name: String) -> String { "lowered_own_\(name)" }

  /// Has a name mean the app's type wherever it stands.
  func lower(ownName token: TokenSyntax) {
    let name = token.plainText
    guard FileLowering.nested.contains(name),
      index.parts(of: name).contains(where: {
        $0.kind != .extensionOfType && !$0.isGeneric && !$0.isLocal && !$0.isPrivate
      }),
      // In a type of the app's that has one of this name inside, that is meant.
      !index.types.contains(where: { $0.name.hasSuffix("." + name) })
    else { return }
    changes.edits.replace(token.byteRange, with: FileLowering.alias(name))
  }

  /// Gives such a type its other name, below the file that declares it.
  func declareOwnName(_ node: some NamedDeclSyntax & WithModifiersSyntax) {
    let name = node.name.plainText
    guard FileLowering.nested.contains(name),
      node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    else { return }
    let access = node.modifiers.names.first { ["public", "open", "package"].contains($0) }
    let level = access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
    changes.appended.append("\(level)typealias \(FileLowering.alias(name)) = \(name)")
  }
}
