// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

/// Spokes that shine one after the other while something is going on.
///
/// They go on for as long as they are shown, and neither a recording nor `settle` waits for them.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIActivityIndicatorView.color)
    ]
  }

  public enum Style: Int, Sendable {
    /// 37 points and white: the name from before iOS 13.
    case whiteLarge = 0
    /// 20 points and white: the name from before iOS 13.
    case white = 1
    /// 20 points and grey: the name from before iOS 13.
    case gray = 2
    case medium = 100
    case large = 101

    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }

    fileprivate var color: UIColor? {
      switch self {
      case .white, .whiteLarge: .white
      // The system's grey (assumed; the grey from before iOS 13 is nearly the same).
      case .gray: .systemGray
      case .medium, .large: nil
      }
    }
  }

  private var spokes: [CALayer] = []
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    color = style.color ?? color
    prepare()
    bounds.size = side
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
    if frame.size == .zero { bounds.size = side }
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "activity indicator"
    isUserInteractionEnabled = false
    for _ in 0..<environment.behavior.controls.activity.spokes {
      let spoke = CALayer()
      spoke.role = "spoke"
      layer.addSublayer(spoke)
      spokes.append(spoke)
    }
    updateColor()
    showStill()
    isHidden = hidesWhenStopped
  }

  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      color = style.color ?? color
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
  open var color: UIColor! = UIActivityIndicatorView.defaultColor { didSet { updateColor() } }
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }

  /// The secondary label's colour (approximated from screenshots).
  private static let defaultColor = UIColor.secondaryLabel

  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    shine()
  }

  open func stopAnimating() {
    isAnimating = false
    for spoke in spokes { spoke.removeAnimation(forKey: UIActivityIndicatorView.key) }
    if hidesWhenStopped { isHidden = true }
  }

  private static let key = "shine"

  private var side: CGSize {
    let sides = environment.behavior.controls.activitySides
    let side = CGFloat(style.isLarge ? sides.large : sides.medium)
    return CGSize(width: side, height: side)
  }

  open override var intrinsicContentSize: CGSize { side }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { side }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Layers that no window shows lose their animations.
    if window != nil, isAnimating { shine() }
  }

  @_spi(Engine) open override func dynamicColorsDidChange() {
    super.dynamicColorsDidChange()
    updateColor()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let unit = side.width / 20
    for (index, spoke) in spokes.enumerated() {
      // Of 20 points: from 4 to 9.5 beside the middle, 2.5 wide (approximated from screenshots).
      spoke.bounds = CGRect(x: 0, y: 0, width: 2.5 * unit, height: 5.5 * unit)
      spoke.cornerRadius = 1.25 * unit
      spoke.anchorPoint = CGPoint(x: 0.5, y: 9.5 / 5.5)
      spoke.position = CGPoint(x: bounds.midX, y: bounds.midY)
      spoke.setAffineTransform(
        CGAffineTransform(rotationAngle: 2 * .pi * CGFloat(index) / CGFloat(spokes.count)))
    }
    CATransaction.commit()
  }

  private func updateColor() {
    let shown = resolved(color)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for spoke in spokes { spoke.backgroundColor = shown }
    CATransaction.commit()
  }

  /// As it stands still: the spokes fainter the longer ago they shone.
  private func showStill() {
    let faintest = environment.behavior.controls.activity.faintest
    for (index, spoke) in spokes.enumerated() {
      let share = Double(index) / Double(max(spokes.count - 1, 1))
      spoke.opacity = Float(faintest + (1 - faintest) * share)
    }
  }

  private func shine() {
    let activity = environment.behavior.controls.activity
    for (index, spoke) in spokes.enumerated() {
      spoke.removeAnimation(forKey: UIActivityIndicatorView.key)
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 1.0
      animation.toValue = activity.faintest
      animation.duration = activity.period
      animation.repeatCount = .infinity
      // Each one has shone a spoke's time after the one before it.
      animation.timeOffset = activity.period * (1 - Double(index + 1) / Double(spokes.count))
      animation.isAmbient = true
      spoke.add(animation, forKey: UIActivityIndicatorView.key)
    }
  }
}
