// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UIBarItem: NSObject, UIAccessibilityIdentification {
  open var accessibilityIdentifier: String?
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  open var tag = 0

  weak var owner: (any BarItemOwner)?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  func noteChange() { owner?.barItemDidChange() }
}

/// The object that shows a bar's items, or has an appearance, and is notified of changes.
@MainActor
package protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}
