// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UIProgressView: UIView {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UIProgressView.progressTintColor),
      .value(\UIProgressView.trackTintColor),
      .value(\UIProgressView.progressViewStyle),
    ]
  }

  public enum Style: Int, Sendable {
    case `default` = 0
    case bar = 1
  }

  private let track = UIView(frame: .zero)
  private let fill = UIView(frame: .zero)
  private var storedProgress: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(
      frame: CGRect(
        x: 0, y: 0, width: 0, height: CGFloat(BehaviorProfile.current.controls.progressHeight)))
    progressViewStyle = style
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "progress view"
    track.layer.role = "track"
    fill.layer.role = "progress"
    clipsToBounds = true
    addSubview(track)
    addSubview(fill)
    updateColors()
  }

  open var progressViewStyle = Style.default { didSet { updateColors() } }
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  open var trackTintColor: UIColor? { didSet { updateColors() } }
  /// Work whose progress the view follows: reported, and not followed.
  open var observedProgress: Progress? {
    didSet {
      if observedProgress != nil { UnsupportedFeature.report("UIProgressView.observedProgress") }
    }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = progress > 0 ? min(progress, 1) : 0
    guard animated, window != nil else {
      UIView.performWithoutAnimation { place() }
      return
    }
    layoutIfNeeded()
    UIView.animate(
      withDuration: environment.behavior.controls.progressDuration, delay: 0,
      options: .curveEaseInOut, animations: place)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(environment.behavior.controls.progressHeight))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(environment.behavior.controls.progressHeight))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func updateColors() {
    fill.backgroundColor = progressTintColor ?? tintColor
    track.backgroundColor = trackTintColor ?? (progressViewStyle == .bar ? nil : .systemFill)
  }

  private func place() {
    track.frame = bounds
    let width = bounds.width * CGFloat(storedProgress)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = CGRect(
      x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    layer.cornerRadius = bounds.height / 2
    fill.layer.cornerRadius = bounds.height / 2
  }
}
