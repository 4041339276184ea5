// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// Shown instead of `image` while the tab is selected; nil for the same image.
  open var selectedImage: UIImage? {
    didSet { if selectedImage !== oldValue { noteChange() } }
  }
  /// Text in a badge at the icon; nil, the default, for no badge.
  open var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }
  /// Colour of the badge; nil for system red.
  open var badgeColor: UIColor? { didSet { if badgeColor != oldValue { noteChange() } } }

  public override init() { super.init() }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// There are no archives to decode from here: an item from a coder starts empty.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
