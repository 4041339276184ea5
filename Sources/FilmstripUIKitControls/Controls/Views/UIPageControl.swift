// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIPageControl.pageIndicatorTintColor),
      .value(\UIPageControl.currentPageIndicatorTintColor),
    ]
  }

  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }

  private var dots: [UIView] = []
  /// The page of the first dot: others than 0 where there are more pages than dots have room.
  private var firstPage = 0
  private var storedPage = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.role = "page control"
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.role = "page control"
  }

  /// How many pages there are, each with a dot; below 0 counts as 0.
  ///
  /// Where there is no room for all dots, and of more than 1,000, those around the page that shows
  /// are there.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      guard numberOfPages != oldValue else { return }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(newValue, 0), max(numberOfPages - 1, 0))
      showDots()
    }
  }

  open var hidesForSinglePage = false { didSet { updateColors() } }
  open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }
  /// What lies behind the dots: reported for a prominent one, as nothing is drawn.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet {
      if backgroundStyle == .prominent {
        UnsupportedFeature.report("UIPageControl.backgroundStyle .prominent")
      }
    }
  }
  /// Whether a touch that slides over the dots turns the pages: reported, as here taps alone do.
  open var allowsContinuousInteraction = true {
    didSet {
      if allowsContinuousInteraction {
        UnsupportedFeature.report("UIPageControl.allowsContinuousInteraction")
      }
    }
  }

  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let metrics = environment.behavior.pageControls
    let count = Double(min(max(pageCount, 0), UIPageControl.mostDots))
    return CGSize(
      width: count > 0 ? (count - 1) * metrics.dots.pitch + metrics.dots.diameter : 0,
      height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var isEnabled: Bool { didSet { updateColors() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showDots()
  }

  // MARK: Touches

  /// A tap on the half at the end turns a page forwards, on the other one backwards (documented).
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let isRight = touch.location(in: self).x > bounds.midX
    let isForward = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let old = currentPage
    currentPage += isForward ? 1 : -1
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Dots

  private static let mostDots = 1_000

  /// How many dots there are: all of them while the control has no width yet.
  private var dotCount: Int {
    let most = min(numberOfPages, UIPageControl.mostDots)
    let metrics = environment.behavior.pageControls.dots
    let room = (Double(bounds.width) - metrics.diameter) / metrics.pitch + 1 + 1e-6
    guard bounds.width > 0, room < Double(most) else { return most }
    return max(Int(room), 1)
  }

  /// Shows the dots around the present page, which is in their middle but near the ends (approximated:
  /// iOS moves them when the page leaves them, and makes the outer ones smaller).
  private func showDots() {
    let count = dotCount
    if dots.count != count { makeDots(count) }
    firstPage = max(min(storedPage - count / 2, numberOfPages - count), 0)
    updateColors()
    place()
  }

  private func makeDots(_ count: Int) {
    for dot in dots { dot.removeFromSuperview() }
    dots = (0..<count).map { _ in UIView(frame: .zero) }
    for dot in dots {
      dot.layer.role = "dot"
      dot.isUserInteractionEnabled = false
      addSubview(dot)
    }
  }

  private func updateColors() {
    // The tints of page controls before iOS 14, in which they were opaque (approximated).
    let others = pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.3)
    let current = currentPageIndicatorTintColor ?? .white
    for (place, dot) in dots.enumerated() {
      dot.backgroundColor = firstPage + place == storedPage ? current : others
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.alpha = isEnabled ? 1 : CGFloat(environment.behavior.controls.disabledOpacity)
    }
  }

  private func place() {
    let metrics = environment.behavior.pageControls.dots
    let (diameter, pitch) = (CGFloat(metrics.diameter), CGFloat(metrics.pitch))
    let width = CGFloat(dots.count - 1) * pitch
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, dot) in dots.enumerated() {
      let column = isMirrored ? dots.count - 1 - index : index
      dot.frame = CGRect(
        x: bounds.midX - width / 2 + CGFloat(column) * pitch - diameter / 2,
        y: bounds.midY - diameter / 2, width: diameter, height: diameter)
      dot.layer.cornerRadius = diameter / 2
    }
  }
}
