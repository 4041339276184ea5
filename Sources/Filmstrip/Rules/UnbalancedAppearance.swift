// SPDX-License-Identifier: MIT

extension Rule {
  /// A container with unbalanced appearance calls for its children, or a callback that UIKit does not send.
  public static let unbalancedAppearance = Rule(
    id: "unbalanced-appearance", severity: .warning,
    sentence:
      "a call to begin or end an appearance transition of a child has no counterpart, or the app calls viewWillAppear or "
      + "a callback like it itself",
    remedy:
      "call beginAppearanceTransition and endAppearanceTransition once each, in this order; UIKit sends the callbacks"
  )
}

extension Finding {
  static func unbalancedAppearance(controller: String) -> Finding {
    Finding(
      rule: .unbalancedAppearance,
      message: "Unbalanced calls to begin/end appearance transitions for \(controller)",
      object: controller)
  }

  static func appearanceCalled(callback: String, controller: String) -> Finding {
    Finding(
      rule: .unbalancedAppearance,
      message: "\(callback) of \(controller) is called by the app, and UIKit sends it as well",
      object: controller, property: callback)
  }
}
