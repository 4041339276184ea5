// SPDX-License-Identifier: MIT

/// What a bar shows in one place: a title or an image.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
  /// Shown where there is no image, or below it in a tab bar.
  open var title: String? { didSet { if title != oldValue { noteChange() } } }
  /// Shown as a template: its alpha in the colour of the item.
  open var image: UIImage? { didSet { if image !== oldValue { noteChange() } } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { noteChange() } } }
  open var tag = 0

  /// The owner that shows the item.
  weak var owner: (any BarItemOwner)?

  public override init() { super.init() }

  /// There are no archives to decode from here: an item from a coder starts empty.
  public required init?(coder: NSCoder) { super.init() }

  /// After an item was read from an interface file, of which there are none here; the default does
  /// nothing.
  open func awakeFromNib() {}

  /// When Interface Builder shows the item, which it does not here; the default does nothing.
  open func prepareForInterfaceBuilder() {}

  /// Notifies the owner that the item has changed.
  func noteChange() { owner?.barItemDidChange() }
}

/// The object that shows a bar's items, or has an appearance, and is notified of changes.
@MainActor
package protocol BarItemOwner: AnyObject {
  /// Something shown has changed.
  func barItemDidChange()
}
