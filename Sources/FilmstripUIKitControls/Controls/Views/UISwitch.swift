// SPDX-License-Identifier: MIT
@_spi(Engine) internal import FilmstripUIKitViews

@preconcurrency @MainActor
open class UISwitch: UIControl {
  @_spi(Engine) open override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .value(\UISwitch.onTintColor),
      .value(\UISwitch.thumbTintColor),
    ]
  }

  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var storedIsOn = false
  private var hasMoved = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private static var size: CGSize {
    let size = BehaviorProfile.current.controls.switchSize
    return CGSize(width: size.width, height: size.height)
  }

  private func prepare() {
    layer.role = "switch"
    track.layer.role = "track"
    thumb.layer.role = "thumb"
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.castThumbShadow()
    bounds.size = Self.size
    updateColors()
    place()
  }

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: Self.size) }
  }

  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    storedIsOn = on
    guard animated, window != nil else {
      UIView.performWithoutAnimation { arrange() }
      return
    }
    UIView.animate(
      withDuration: environment.behavior.controls.switchDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction, .beginFromCurrentState],
      animations: arrange)
  }

  open var onTintColor: UIColor? { didSet { updateColors() } }
  open var thumbTintColor: UIColor? { didSet { updateColors() } }
  /// An image for on: has no effect since iOS 7 (documented).
  open var onImage: UIImage?
  /// An image for off: has no effect since iOS 7 (documented).
  open var offImage: UIImage?

  open override var isEnabled: Bool { didSet { updateColors() } }
  open override var isHighlighted: Bool {
    didSet {
      guard isHighlighted != oldValue, window != nil else { return }
      setOn(storedIsOn, animated: true)
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  /// A switch keeps its size beside a label, as the interface builder shows (assumed of code).
  @_spi(Engine) open override func usualHuggingPriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { .defaultHigh }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    place()
  }

  private func arrange() {
    updateColors()
    place()
  }

  private func updateColors() {
    track.backgroundColor = storedIsOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    // The thumb stays opaque: the track would show through it.
    track.alpha = CGFloat(isEnabled ? 1 : environment.behavior.controls.disabledOpacity)
  }

  private func place() {
    track.frame = bounds
    track.layer.cornerRadius = bounds.height / 2
    let metrics = environment.behavior.controls.switchThumb
    let diameter = CGFloat(metrics.diameter)
    let width = diameter + (isHighlighted ? CGFloat(metrics.stretch) : 0)
    let inset = (bounds.height - diameter) / 2
    let isRight = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    thumb.frame = CGRect(
      x: isRight ? bounds.width - inset - width : inset, y: inset, width: width, height: diameter)
    thumb.layer.cornerRadius = diameter / 2
  }

  // MARK: Touches

  package override var isDraggedItself: Bool { true }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasMoved = false
    return super.beginTracking(touch, with: event)
  }

  /// A touch on the other half takes the thumb there.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let isRight = storedIsOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if isRight ? x < 0 : x > bounds.width {
      hasMoved = true
      change()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !hasMoved, isTouchInside { change() }
  }

  private func change() {
    setOn(!storedIsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension CALayer {
  package func castThumbShadow() {
    let shadow = BehaviorProfile.current.controls.thumbShadow
    shadowOpacity = Float(shadow.opacity)
    shadowRadius = CGFloat(shadow.radius)
    shadowOffset = CGSize(width: 0, height: shadow.offset)
  }
}
