// SPDX-License-Identifier: MIT

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Attributes of the title; the colour counts, others are reported.
  open var titleTextAttributes: [NSAttributedString.Key: Any] {
    get { title.given }
    set {
      title.given = newValue
      noteChange()
    }
  }

  /// Attributes of the large title; the colour counts, others are reported.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
    get { largeTitle.given }
    set {
      largeTitle.given = newValue
      noteChange()
    }
  }

  /// Sets the image before the title of the button that leads back; reported, as it stays a chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    guard backIndicatorImage != nil else { return }
    UnsupportedFeature.report("UINavigationBarAppearance.setBackIndicatorImage")
  }

  private(set) var title = BarTextAttributes()
  private(set) var largeTitle = BarTextAttributes()

  public required init() { super.init() }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UINavigationBarAppearance else { return }
    title = other.title
    largeTitle = other.largeTitle
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
