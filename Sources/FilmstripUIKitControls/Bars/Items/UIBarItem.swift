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

  /// Sets attributes of the title in a state; reported, as the title has those of the bar's appearance.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    guard let attributes, !attributes.isEmpty else { return }
    UnsupportedFeature.report("UIBarItem.setTitleTextAttributes(_:for:)")
  }

  /// Nil: the title has the attributes of the bar's appearance.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    nil
  }

  open func awakeFromNib() {}

  open func prepareForInterfaceBuilder() {}

  func noteChange() { owner?.barItemDidChange() }
}

/// The object that shows a bar's items, or has an appearance, and is notified of changes.
@MainActor
package protocol BarItemOwner: AnyObject {
  func barItemDidChange()
}
