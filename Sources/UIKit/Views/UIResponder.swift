// SPDX-License-Identifier: MIT

/// Something that can respond to events: a view or a view controller.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() { super.init() }

  /// Who is asked next: nil at the end of the chain.
  open var next: UIResponder? { nil }
}
