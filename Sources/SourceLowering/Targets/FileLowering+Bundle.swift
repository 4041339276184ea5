// SPDX-License-Identifier: MIT
internal import SwiftSyntax

extension FileLowering {
  /// What a bundle says of its application.
  private static let bundleMembers: Set<String> = [
    "bundleIdentifier", "infoDictionary", "localizedInfoDictionary", "object", "localizedString",
  ]

  /// The name of the app's bundle in a file that asks for it.
  private static let bundleName = "lowered_mainBundle"

  /// Lowers what a file asks of `Bundle.main`: a program on Linux has no identifier and no `Info.plist`, which
  /// applications unwrap.
  ///
  /// Returns whether it did.
  func lower(bundleMember node: MemberAccessExprSyntax) -> Bool {
    guard FileLowering.bundleMembers.contains(node.declName.baseName.text), let base = node.base,
      ["Bundle.main", "Foundation.Bundle.main"].contains(base.trimmedDescription),
      index.parts(of: "Bundle").allSatisfy({ $0.kind == .extensionOfType })
    else { return false }
    guard let information else {
      changes.edits.replace(base.byteRange, with: "Lowered.mainBundle")
      return true
    }
    changes.edits.replace(base.byteRange, with: FileLowering.bundleName)
    let declaration =
      "private let \(FileLowering.bundleName) = ApplicationBundle(information: "
      + "\(information.debugDescription))"
    if changes.appended.last != declaration { changes.appended.append(declaration) }
    return true
  }

  /// Lowers `Bundle(identifier: "com.apple.UIKit")`: applications unwrap the bundles of iOS, which are not there.
  func lower(bundleOf node: FunctionCallExprSyntax) {
    guard ["Bundle", "Foundation.Bundle"].contains(node.calledExpression.trimmedDescription),
      node.arguments.count == 1, node.arguments.first?.label?.text == "identifier",
      index.parts(of: "Bundle").allSatisfy({ $0.kind == .extensionOfType })
    else { return }
    changes.edits.replace(node.calledExpression.byteRange, with: "Lowered.bundle")
  }
}
