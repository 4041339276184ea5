// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UISlider: UIControl {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISlider.minimumTrackTintColor),
      .value(\UISlider.maximumTrackTintColor),
      .value(\UISlider.thumbTintColor),
    ]
  }

  private let minimumTrack = UIView(frame: .zero)
  private let maximumTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var storedValue: Float = 0
  /// Between the touch and the thumb's middle.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    layer.role = "slider"
    maximumTrack.layer.role = "maximum track"
    minimumTrack.layer.role = "minimum track"
    thumb.layer.role = "thumb"
    for part in [maximumTrack, minimumTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.castThumbShadow()
    updateColors()
  }

  // MARK: Value

  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) {
    storedValue =
      value.isNaN ? minimumValue : Swift.min(Swift.max(value, minimumValue), maximumValue)
    guard animated, window != nil else {
      UIView.performWithoutAnimation { place() }
      return
    }
    layoutIfNeeded()
    UIView.animate(withDuration: environment.behavior.controls.sliderDuration, animations: place)
  }

  // MARK: Look

  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  /// Reported: thumbs are drawn here, not shown as images.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { UnsupportedFeature.report("UISlider.setThumbImage(_:for:)") }
  }
  /// Reported: tracks are drawn here, not shown as images.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { UnsupportedFeature.report("UISlider.setMinimumTrackImage(_:for:)") }
  }
  /// Reported: tracks are drawn here, not shown as images.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if image != nil { UnsupportedFeature.report("UISlider.setMaximumTrackImage(_:for:)") }
  }

  open override var isEnabled: Bool { didSet { updateColors() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: CGFloat(environment.behavior.controls.slider.height))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: CGFloat(environment.behavior.controls.slider.height))
  }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = CGFloat(environment.behavior.controls.slider.track)
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = CGFloat(environment.behavior.controls.slider.thumb)
    let travel = Swift.max(rect.width - side, 0)
    return CGRect(
      x: rect.minX + travel * share(of: value), y: bounds.midY - side / 2, width: side, height: side
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func share(of value: Float) -> CGFloat {
    let range = maximumValue - minimumValue
    let share = range > 0 && range.isFinite ? CGFloat((value - minimumValue) / range) : 0
    return isMirrored ? 1 - share : share
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
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    let opacity = CGFloat(isEnabled ? 1 : environment.behavior.controls.disabledOpacity)
    for track in [minimumTrack, maximumTrack] { track.alpha = opacity }
  }

  private func place() {
    let rect = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: rect, value: storedValue)
    maximumTrack.frame = rect
    var filled = rect
    if isMirrored {
      filled.origin.x = knob.midX
      filled.size.width = Swift.max(rect.maxX - knob.midX, 0)
    } else {
      filled.size.width = Swift.max(knob.midX - rect.minX, 0)
    }
    minimumTrack.frame = filled
    thumb.frame = knob
    for track in [minimumTrack, maximumTrack] { track.layer.cornerRadius = rect.height / 2 }
    thumb.layer.cornerRadius = knob.height / 2
  }

  // MARK: Touches

  package override var isDraggedItself: Bool { true }

  /// Follows a touch that begins on the thumb, or near it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let margin = environment.behavior.controls.sliderMargin
    let place = touch.location(in: self)
    guard thumb.frame.insetBy(dx: -margin, dy: -margin).contains(place) else { return false }
    grip = place.x - thumb.frame.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let rect = trackRect(forBounds: bounds)
    let side = thumb.bounds.width
    let travel = rect.width - side
    guard travel > 0 else { return }
    var share = (touch.location(in: self).x - grip - rect.minX - side / 2) / travel
    if isMirrored { share = 1 - share }
    let old = storedValue
    setValue(minimumValue + Float(share) * (maximumValue - minimumValue), animated: false)
    if isContinuous, storedValue != old {
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { follow(touch) }
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
