// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { noteChange() } } }
  open var badgeValue: String? { didSet { if badgeValue != oldValue { noteChange() } } }
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

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
